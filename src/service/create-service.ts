import type { Hono } from 'hono'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { checkWritable, openDatabase } from './database/open-database.ts'
import { followUps } from './follow-ups/follow-ups.ts'
import { createApp } from './http/app.ts'
import { createLimits } from './http/limits.ts'
import { createAddressOf } from './http/network-address.ts'
import type { CheckedRequest } from './http/forms-context.ts'
import type { BuiltForms, SiteForms } from './http/site-forms.ts'
import { agencyMail } from './mail/agency-mail.ts'
import type { Mail } from './mail/mail.ts'
import { createMailSender } from './mail/mail-sender.ts'
import type { ChoiceLabel, SentForm } from './mail/sent-form.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import { visitorMail } from './mail/visitor-mail.ts'
import { createOutboxWorker } from './outbox/outbox-worker.ts'
import { createProofOfWork } from './proofs/proof-of-work.ts'
import { useProof } from './proofs/use-proof.ts'
import type { ServiceLog } from './service-log.ts'
import { recipientFor, toMailbox } from './settings/recipients.ts'
import type { ServiceSettings } from './settings/service-settings.ts'
import { createSigner } from './signed-token.ts'
import { acceptSubmission } from './submissions/accept-submission.ts'
import { createStash } from './uploads/stash.ts'

/** The running service. */
export type Service = Readonly<{
  app: Hono
  /** Waits for the mails in flight and closes the database. */
  stop: () => Promise<void>
}>

/**
 * Opens the database, starts to send mails, and returns the handler of requests.
 * @throws {DatabaseError} when the database cannot be written
 */
export async function createService(
  settings: ServiceSettings,
  { forms, headers }: BuiltForms,
  log: ServiceLog,
  clock: () => number = Date.now,
): Promise<Service> {
  const database = await openDatabase(settings.database, log)
  const worker = createOutboxWorker({
    database,
    send: createMailSender(settings.mail),
    from: settings.mailFrom,
    log,
    clock,
  })
  const [origin = 'http://localhost'] = settings.origins
  const findSubject = (name: string | undefined, locale: Locale): ListingSubject | undefined => {
    const subject = name === undefined ? undefined : forms.get(locale)?.subjects[name]
    return subject === undefined ? undefined : { ...subject, href: new URL(subject.href, origin).href }
  }
  const accept = async (request: CheckedRequest): Promise<number> => {
    const at = clock()
    const about = (locale: Locale): ListingSubject | undefined => findSubject(request.subject, locale)
    const choiceLabel: ChoiceLabel = (field, value, locale) => {
      const shown = forms.get(locale)?.file.forms[request.form]
      const choices = shown === undefined ? [] : choicesOf(shown.form, field)
      return choices.find((choice) => choice.value === value)?.label
    }
    const toSent = (id: number): SentForm => ({ id, ...request, about, choiceLabel, at })
    const { locale, proof, ...submission } = request
    const { id } = await acceptSubmission(
      database,
      {
        ...submission,
        lang: locale,
        mails: (id) => mailsOf(toSent(id), forms, origin),
        alongside: async (transaction, id) => {
          if (proof !== undefined) await useProof(transaction, proof, at)
          await followUps[request.form]?.store?.(transaction, toSent(id))
        },
      },
      at,
    )
    worker.wake()
    return id
  }
  const isReady = async (): Promise<boolean> =>
    checkWritable(database).then(
      () => true,
      () => false,
    )
  worker.start()
  return {
    app: createApp({
      forms,
      accept,
      isReady,
      headers,
      origins: settings.origins,
      stash: createStash(database, clock),
      proofs: createProofOfWork(settings.secret, settings.proofCost),
      signer: createSigner(settings.secret),
      limits: createLimits(settings.formsPerQuarter),
      addressOf: createAddressOf(settings.trustedProxies),
      log,
      clock,
    }),
    stop: async () => {
      await worker.stop()
      await database.db.destroy()
    },
  }
}

/** Returns the mails of a form: to the office or agency that answers it, and to the visitor who left an address. */
function mailsOf(sent: SentForm, forms: ReadonlyMap<Locale, SiteForms>, origin: string): readonly Mail[] {
  const recipients = forms.get(sent.locale)?.file.recipients
  if (recipients === undefined) throw new Error(`no recipients in ${sent.locale}`)
  const recipient = recipientFor(recipients, sent.answers, sent.about?.(sent.locale)?.officeId)
  const confirmation = visitorMail(sent, recipient)
  return [
    agencyMail(sent, toMailbox(recipient), recipients.locale),
    ...(confirmation === undefined ? [] : [confirmation]),
    ...(followUps[sent.form]?.mails?.(sent, recipient, origin) ?? []),
  ]
}
