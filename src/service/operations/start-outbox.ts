import type { CrmAdapter } from '#service/kit/crm/crm-adapter.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { createMailSender } from '#service/kit/mail/mail-sender.ts'
import { deliverEvents } from '#service/kit/outbox/deliver-event.ts'
import { deliverMails } from '#service/kit/outbox/deliver-mail.ts'
import { createOutboxWorker } from '#service/kit/outbox/outbox-worker.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readHandedIn } from '#service/owners/papers/handed-in.ts'
import { createReportPrinter } from '#service/owners/print/report-printer.ts'

type OutboxNeeds = Readonly<{
  database: Database
  words: SiteWords
  crm?: CrmAdapter
  clock: () => number
  log: ServiceLog
}>

/** The workers that send what the database has queued; each wakes by itself, or at once when something was queued. */
export type Outbox = Readonly<{
  wakeMails: () => void
  wakeReports: () => void
  wakeCrm: () => void
  /** Waits for what is on its way. */
  stop: () => Promise<void>
}>

/** Starts to send mails, to print reports, and to tell the CRM where there is one. */
export function startOutbox(
  { database, words, crm, clock, log }: OutboxNeeds,
  { mail, mailFrom, pdfBrowser: browser }: Pick<ServiceSettings, 'mail' | 'mailFrom' | 'pdfBrowser'>,
): Outbox {
  const deliver = deliverMails(database, {
    send: createMailSender(mail),
    from: mailFrom,
    look: words.look,
    readHandedIn: (id) => readHandedIn(database, id),
    printReport:
      browser === undefined ? undefined : createReportPrinter({ browser, database, words, clock, log }),
    clock,
  })
  const mails = createOutboxWorker({ database, queue: 'mails', deliver, log, clock })
  // Workers of their own: reports that are printed, and a CRM that is slow, hold up no other mail.
  const reports = createOutboxWorker({ database, queue: 'reports', deliver, log, clock })
  const events =
    crm && createOutboxWorker({ database, queue: 'crm', deliver: deliverEvents(crm), log, clock })
  const workers = [mails, reports, events].filter((worker) => worker !== undefined)
  for (const worker of workers) worker.start()
  return {
    wakeMails: mails.wake,
    wakeReports: reports.wake,
    wakeCrm: () => events?.wake(),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
