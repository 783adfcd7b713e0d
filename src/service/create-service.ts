import type { Hono } from 'hono'
import { createBookings } from './requests/bookings/bookings.ts'
import { startTellingClosed } from './requests/bookings/start-telling-closed.ts'
import { openDatabase } from './kit/database/open-database.ts'
import { loadCrmAdapter } from './kit/crm/load-adapter.ts'
import { requestEvent } from './requests/submissions/request-event.ts'
import { createDocumentFiles } from './requests/documents/document-files.ts'
import { createDocumentLinks } from './requests/documents/document-links.ts'
import { followUps } from './requests/follow-ups/follow-ups.ts'
import { createApp } from './http/app.ts'
import { createReceipts } from './http/links/receipt-of.ts'
import { createLimits } from './kit/web/limits.ts'
import { createAddressOf } from './kit/web/network-address.ts'
import type { CheckedRequest } from './http/forms-context.ts'
import { formLetters } from './requests/follow-ups/form-letters.ts'
import { createMailHold } from './kit/mail/hold-mails.ts'
import { createMailSender } from './kit/mail/mail-sender.ts'
import { shareReadiness } from './operations/is-ready.ts'
import { createMetrics } from './operations/metrics.ts'
import { createMetricsApp } from './operations/metrics-app.ts'
import { deliverEvents } from './kit/outbox/deliver-event.ts'
import { deliverMails } from './kit/outbox/deliver-mail.ts'
import { createOutboxWorker } from './kit/outbox/outbox-worker.ts'
import { queueEvent } from './kit/outbox/queue-event.ts'
import { createOfferLinks } from './requests/offers/offer-links.ts'
import { closeDemoAccount } from './owners/accounts/demo-owner.ts'
import { cookieRules } from './owners/accounts/cookie-rules.ts'
import { createAuth } from './owners/accounts/create-auth.ts'
import { startOwnerMails } from './portal/mails/start-owner-mails.ts'
import { readHandedIn } from './owners/papers/handed-in.ts'
import { createReportPrinter } from './owners/print/report-printer.ts'
import { createPortalCookies } from './portal/portal-cookies.ts'
import { previewLink } from './preview/preview-pass.ts'
import type { RenderPreview } from './preview/preview-route.ts'
import { createProofOfWork } from './kit/proofs/proof-of-work.ts'
import { useProof } from './kit/proofs/use-proof.ts'
import { type LoadOwnerRecords, startImports } from './owners/records/start-imports.ts'
import type { ServiceLog } from './kit/service-log.ts'
import type { ServiceSettings } from './kit/settings/service-settings.ts'
import { followPublication } from './kit/site/follow-publication.ts'
import type { Publication } from './kit/site/publication.ts'
import { createSiteWords } from './kit/site/site-words.ts'
import { createSigner } from './kit/signed-token.ts'
import { acceptSubmission } from './requests/submissions/accept-submission.ts'
import { findAccepted } from './requests/submissions/find-accepted.ts'
import { startPurge } from './privacy/start-purge.ts'
import { toSentForm } from './requests/submissions/to-sent-form.ts'
import { createSubscriptionLinks } from './requests/subscriptions/subscription-links.ts'
import { createVisitCounter } from './requests/visits/count-visit.ts'
import { startForgetting } from './requests/visits/forget-visitors.ts'
import { createStash } from './kit/uploads/stash.ts'

/** The running service. */
export type Service = Readonly<{
  app: Hono
  /** Answers Prometheus. */
  metricsApp: Hono
  /** Returns a link that opens drafts until a time; undefined without previews. */
  previewLink: (until: number) => string | undefined
  /** Waits for the mails and events in flight and closes the database. */
  stop: () => Promise<void>
}>

/**
 * Opens the database, starts to send mails and events, and returns the handler of requests.
 * @param loadOwnerRecords reads the records for owners, where the settings name their directory
 * @param renderPreview renders drafts, where the settings name their directories
 * @throws {DatabaseError} when the database cannot be written
 * @throws {SettingsError} when the module of the CRM gives no adapter
 */
export async function createService(
  settings: Omit<ServiceSettings, 'listening' | 'logLevel'>,
  publication: Publication,
  log: ServiceLog,
  clock: () => number = Date.now,
  loadOwnerRecords?: LoadOwnerRecords,
  renderPreview?: RenderPreview,
): Promise<Service> {
  const crm = settings.crm === undefined ? undefined : await loadCrmAdapter(settings.crm)
  const database = await openDatabase(settings.database, log)
  if (settings.isPublic) await closeDemoAccount(database)
  const metrics = createMetrics(database)
  const [origin = 'http://localhost'] = settings.origins
  const forms = () => publication.current().forms
  const words = createSiteWords(forms, origin)
  const send = createMailSender(settings.mail)
  const { pdfBrowser: browser } = settings
  const printReport =
    browser === undefined ? undefined : createReportPrinter({ browser, database, words, clock, log })
  const deliver = deliverMails(database, {
    send,
    from: settings.mailFrom,
    look: words.look,
    readHandedIn: (id) => readHandedIn(database, id),
    printReport,
    clock,
  })
  const mailWorker = createOutboxWorker({ database, queue: 'mails', deliver, log, clock })
  // Workers of their own: reports that are printed, and a CRM that is slow, hold up no other mail.
  const reportWorker = createOutboxWorker({ database, queue: 'reports', deliver, log, clock })
  const crmWorker =
    crm && createOutboxWorker({ database, queue: 'crm', deliver: deliverEvents(crm), log, clock })
  const documents = createDocumentFiles(settings.documents)
  const signer = createSigner(settings.secret)
  const limits = createLimits(settings.formsPerQuarter)
  const wake = (): void => {
    mailWorker.wake()
    crmWorker?.wake()
  }
  const accept = async (request: CheckedRequest): Promise<number> => {
    const at = clock()
    const { locale, proof, ...submission } = request
    const hold = createMailHold(limits)
    const { id } = await acceptSubmission(
      database,
      {
        ...submission,
        lang: locale,
        letters: async (id, transaction) => {
          if (proof !== undefined) await useProof(transaction, proof, at)
          const sent = toSentForm({ id, ...request, at }, words)
          if (crm !== undefined && followUps[request.form]?.isToldLater !== true)
            await queueEvent(transaction, requestEvent(sent, request.uploads), at)
          return await hold.admit(await formLetters(transaction, sent, { words, documents, signer }))
        },
      },
      at,
    ).catch(async (error: unknown) => {
      await hold.giveBack()
      throw error
    })
    wake()
    metrics.stored(request.form)
    return id
  }
  mailWorker.start()
  reportWorker.start()
  crmWorker?.start()
  const stopPurge = startPurge(database, { words, clock, log, wake: mailWorker.wake })
  const stopForgetting = startForgetting(database, { clock, log })
  const stopOwnerMails = startOwnerMails(
    { database, forms, words, signer },
    {
      clock,
      log,
      wake: () => {
        mailWorker.wake()
        reportWorker.wake()
      },
    },
  )
  const closedDays = startTellingClosed(database, { words, clock, log, wake: mailWorker.wake })
  const stopFollowing = followPublication(publication, { log, onPublished: closedDays.look })
  const { ownerRecords } = settings
  const stopImports =
    ownerRecords &&
    loadOwnerRecords &&
    startImports(database, { load: loadOwnerRecords, minutes: ownerRecords.minutes, clock, log })
  return {
    app: createApp({
      auth: createAuth({ database, secret: settings.secret, origin }),
      cookies: createPortalCookies(cookieRules(origin)),
      loginMails: settings.loginMails,
      ownerDocuments: settings.ownerDocuments,
      wake: mailWorker.wake,
      publication,
      accept,
      findAccepted: (dedupeKey) => findAccepted(database, dedupeKey),
      words,
      links: createSubscriptionLinks(database, { words, clock, hasCrm: crm !== undefined, wake }),
      bookings: createBookings(database, { words, clock, wake: mailWorker.wake }),
      offerLinks: createOfferLinks(database, { words, signer, clock, hasCrm: crm !== undefined, wake }),
      receiptOf: createReceipts(database, { words, signer }),
      documents,
      documentLinks: createDocumentLinks(database, { words, documents, clock, wake: mailWorker.wake }),
      visits: createVisitCounter(database, clock),
      isReady: shareReadiness(database),
      metrics,
      origins: settings.origins,
      stash: createStash(database, clock),
      proofs: createProofOfWork(settings.secret, settings.proofCost),
      signer,
      renderPreview,
      hasCaptcha: settings.hasCaptcha,
      database,
      limits,
      addressOf: createAddressOf(settings.trustedProxies),
      log,
      clock,
    }),
    metricsApp: createMetricsApp(metrics),
    previewLink: (until) => (renderPreview === undefined ? undefined : previewLink(origin, signer, until)),
    stop: async () => {
      stopPurge()
      stopForgetting()
      const workers = [mailWorker, reportWorker, crmWorker]
      await Promise.all([
        ...workers.map((worker) => worker?.stop()),
        stopImports?.(),
        stopOwnerMails(),
        stopFollowing(),
        closedDays.stop(),
      ])
      await database.db.destroy()
    },
  }
}
