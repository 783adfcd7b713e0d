import type { Locale } from '#domain/values/locale.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import type { ReportOf, SendMail } from '#service/kit/mail/mail.ts'
import type { Mailbox } from '#service/kit/mail/mailbox.ts'
import { writeLetter } from '#service/kit/mail/write-letter.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import { readUploads } from '#service/kit/uploads/read-uploads.ts'
import type { Deliver } from './outbox-worker.ts'

/** Returns a report as a PDF to attach; undefined when it cannot be printed, which the log says. */
export type PrintReport = (report: ReportOf, locale: Locale) => Promise<Upload | undefined>

type Options = Readonly<{
  send: SendMail
  from: Mailbox
  /** How the mails of a language look. */
  look: SiteWords['look']
  /** Returns a file that an owner handed in; undefined for any other. */
  readHandedIn: (id: string) => Promise<Upload | undefined>
  /** Prints the reports of owners, where there is a browser. */
  printReport?: PrintReport
  clock?: () => number
}>

/**
 * Returns what writes and sends a stored letter; its Message-ID is the same on each try. It is written here: as text and as HTML
 * it is four times as large as in the outbox.
 */
export function deliverMails(
  database: Database,
  { send, from, look, readHandedIn, printReport, clock = Date.now }: Options,
): Deliver {
  const domain = from.address.replace(/^.*@/, '')
  return async (row) => {
    const letter: Letter = JSON.parse(row.body)
    const files =
      letter.handedIn === undefined
        ? await readAttachments(database, letter, row.submission_id)
        : [await readHandedIn(letter.handedIn)].filter((file) => file !== undefined)
    const printed = letter.report && (await printReport?.(letter.report, letter.content.locale))
    await send({
      ...writeLetter(letter, look(letter.content.locale)),
      from,
      messageId: `${row.message_id}@${domain}`,
      date: new Date(clock()),
      attachments: printed === undefined ? files : [...files, printed],
    })
  }
}

/** Files are for the agency alone: the visitor has them. */
async function readAttachments(
  database: Database,
  { kind }: Letter,
  submission: number | null,
): Promise<readonly Upload[]> {
  return kind === 'agency' && submission !== null ? await readUploads(database, submission) : []
}
