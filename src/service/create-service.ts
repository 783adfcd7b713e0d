import { setTimeout } from 'node:timers/promises'
import type { Hono } from 'hono'
import { createBookings } from './requests/bookings/bookings.ts'
import { openDatabase } from './kit/database/open-database.ts'
import { loadCrmAdapter } from './kit/crm/load-adapter.ts'
import { createDocumentFiles } from './requests/documents/document-files.ts'
import { createDocumentLinks } from './requests/documents/document-links.ts'
import { createApp } from './http/app.ts'
import { followSettings } from './kit/recipients/follow-settings.ts'
import { createReceipts } from './http/links/receipt-of.ts'
import { createLimits } from './kit/web/limits.ts'
import { createAddressOf } from './kit/web/network-address.ts'
import type { CheckedRequest } from './http/forms-context.ts'
import { shareReadiness } from './operations/is-ready.ts'
import { createMetrics } from './operations/metrics.ts'
import { createMetricsApp } from './operations/metrics-app.ts'
import { createOfferLinks } from './requests/offers/offer-links.ts'
import { cookieRules } from './owners/accounts/cookie-rules.ts'
import { createAuth } from './owners/accounts/create-auth.ts'
import { createDoorCookies } from './door/door-cookies.ts'
import { createErase } from './privacy/create-erase.ts'
import { findRecords } from './privacy/person.ts'
import { editorLink, previewLink } from './preview/preview-pass.ts'
import type { RenderPreview } from './preview/preview-route.ts'
import type { Publisher } from './preview/publisher.ts'
import { createProofOfWork } from './kit/proofs/proof-of-work.ts'
import type { LoadOwnerRecords } from './owners/records/start-imports.ts'
import type { ServiceLog } from './kit/service-log.ts'
import type { ServiceSettings } from './kit/settings/service-settings.ts'
import type { Publication } from './kit/site/publication.ts'
import { createSiteWords } from './kit/site/site-words.ts'
import { createSigner } from './kit/signed-token.ts'
import { findAccepted } from './requests/submissions/find-accepted.ts'
import { createSubscriptionLinks } from './requests/subscriptions/subscription-links.ts'
import type { PublishedList } from './requests/alerts/publication.ts'
import type { ReleasedTestimonials } from './requests/testimonials/released-testimonials.ts'
import { createVisitCounter } from './requests/visits/count-visit.ts'
import { createStash } from './kit/uploads/stash.ts'
import { createAccept } from './http/accept-form.ts'
import { startJobs } from './operations/start-jobs.ts'
import { startOutbox } from './operations/start-outbox.ts'

/** The running service. */
export type Service = Readonly<{
  app: Hono
  /** Answers Prometheus. */
  metricsApp: Hono
  /** Returns a link that opens drafts until a time; undefined without previews. */
  previewLink: (until: number) => string | undefined
  /** Returns a link that opens the editor until a time, for somebody who may publish; undefined where nobody can. */
  editorLink: (until: number) => string | undefined
  /** Waits for the mails and events in flight and closes the database. */
  stop: () => Promise<void>
}>

/** What a service is made of beside its settings. */
export type ServiceParts = Readonly<{
  publication: Publication
  log: ServiceLog
  clock?: () => number
  /** Waits for milliseconds, before answers that would tell by their time who has an account. */
  pause?: (milliseconds: number) => Promise<unknown>
  /** Reads the records for owners, where the settings name their directory. */
  loadOwnerRecords?: LoadOwnerRecords
  /** The testimonials in the texts of the site, where the service has them. */
  testimonials?: ReleasedTestimonials
  /** Reads the lists of homes that the site publishes. */
  readLists?: () => Promise<readonly PublishedList[]>
  /** Renders drafts, where the settings name their directories. */
  renderPreview?: RenderPreview
  /** Publishes what editors saved, where the settings name the command. */
  publisher?: Publisher
}>

/**
 * Opens the database, starts to send mails and events, and returns the handler of requests.
 * @throws {DatabaseError} when the database cannot be written
 * @throws {SettingsError} when the module of the CRM gives no adapter
 */
export async function createService(
  settings: Omit<ServiceSettings, 'listening' | 'logLevel' | 'isPublic' | 'content' | 'publishing'>,
  parts: ServiceParts,
): Promise<Service> {
  const { publication, log, clock = Date.now, pause = setTimeout, loadOwnerRecords, renderPreview } = parts
  const { testimonials, readLists, publisher } = parts
  const crm = settings.crm === undefined ? undefined : await loadCrmAdapter(settings.crm)
  const hasCrm = crm !== undefined
  const database = await openDatabase(settings.database, log)
  const metrics = createMetrics(database)
  const [origin = 'http://localhost'] = settings.origins
  const deskSettings = await followSettings(database)
  const words = createSiteWords(() => publication.current().forms, origin, deskSettings.current)
  const signer = createSigner(settings.secret)
  const limits = createLimits(settings.formsPerQuarter)
  const documents = createDocumentFiles(settings.documents)
  const outbox = startOutbox({ database, words, crm, clock, log }, settings)
  const stopJobs = startJobs(
    { database, publication, deskSettings, words, signer, clock, log, loadOwnerRecords },
    outbox,
    settings,
  )
  const wake = (): void => {
    outbox.wakeMails()
    outbox.wakeCrm()
  }
  const bookings = createBookings(database, { words, hasCrm, clock, wake })
  const onStored = ({ form }: CheckedRequest): void => {
    wake()
    metrics.stored(form)
  }
  return {
    app: createApp({
      auth: createAuth({ database, secret: settings.secret, origin }),
      cookies: createDoorCookies(cookieRules(origin)),
      loginMails: settings.loginMails,
      ownerDocuments: settings.ownerDocuments,
      wake,
      hasCrm,
      pause,
      publication,
      accept: createAccept({ database, limits, hasCrm, clock, onStored, words, documents, signer }),
      findAccepted: (dedupeKey) => findAccepted(database, dedupeKey),
      words,
      links: createSubscriptionLinks(database, { words, clock, hasCrm, wake }),
      bookings,
      erase: createErase(database, bookings),
      findRecords: (key) => findRecords(database, key),
      testimonials,
      readLists,
      deskSettings,
      offerLinks: createOfferLinks(database, { words, signer, clock, hasCrm, wake }),
      receiptOf: createReceipts(database, { words, signer }),
      documents,
      documentLinks: createDocumentLinks(database, { words, documents, clock, wake: outbox.wakeMails }),
      visits: createVisitCounter(database, clock),
      isReady: shareReadiness(database),
      metrics,
      origins: settings.origins,
      stash: createStash(database, clock),
      proofs: createProofOfWork(settings.secret, settings.proofCost),
      signer,
      renderPreview,
      publisher,
      hasCaptcha: settings.hasCaptcha,
      database,
      limits,
      addressOf: createAddressOf(settings.trustedProxies),
      log,
      clock,
    }),
    metricsApp: createMetricsApp(metrics),
    previewLink: (until) => (renderPreview === undefined ? undefined : previewLink(origin, signer, until)),
    editorLink: (until) => (publisher === undefined ? undefined : editorLink(origin, signer, until)),
    stop: async () => {
      await Promise.all([outbox.stop(), stopJobs()])
      await database.db.destroy()
    },
  }
}
