import type { Locale } from '#domain/values/locale.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { ReportOf } from '#service/kit/mail/mail.ts'
import type { PrintReport } from '#service/kit/outbox/deliver-mail.ts'
import { createOwnerLink } from '#service/owners/accounts/owner-links.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import { printPage } from './print-page.ts'

type Options = Readonly<{
  /** Path of a Chromium. */
  browser: string
  database: Pick<Database, 'db'>
  words: SiteWords
  clock: () => number
  log: ServiceLog
  print?: typeof printPage
}>

/**
 * Returns what prints reports with a browser, one after the other: five at once would need the memory of five. The browser
 * opens an address that works once, and for two minutes.
 */
export function createReportPrinter({
  browser,
  database: { db },
  words,
  clock,
  log,
  print = printPage,
}: Options): PrintReport {
  let last: Promise<unknown> = Promise.resolve()
  const printOne = async (report: ReportOf, locale: Locale): Promise<Upload | undefined> => {
    try {
      const { owner, subject, month } = report
      const token = await createOwnerLink(db, { owner, purpose: 'print' }, clock())
      const href = words.portalLink(`print/${token}/${subject}/${month}`, locale)
      const name = `${words.languages(locale).t('ownerMails.report.file', { month })}.pdf`
      return { field: 'report', name, mediaType: 'application/pdf', content: await print(browser, href) }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ error: reason }, 'report not printed; its mail goes without PDF')
      return undefined
    }
  }
  return (report, locale) => {
    const printed = last.then(() => printOne(report, locale))
    last = printed
    return printed
  }
}
