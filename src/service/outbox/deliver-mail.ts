import type { Database } from '#service/database/open-database.ts'
import type { Mail, SendMail } from '#service/mail/mail.ts'
import type { Mailbox } from '#service/mail/mailbox.ts'
import { readUploads } from '#service/uploads/read-uploads.ts'
import type { Deliver } from './outbox-worker.ts'

/** Returns what sends a stored mail; its Message-ID is the same on each try. */
export function deliverMails(
  database: Database,
  send: SendMail,
  from: Mailbox,
  clock: () => number = Date.now,
): Deliver {
  const domain = from.address.replace(/^.*@/, '')
  return async (row) => {
    const mail: Mail = JSON.parse(row.body)
    // Files are for the agency alone: the visitor has them.
    const attachments =
      mail.kind === 'agency' && row.submission_id !== null
        ? await readUploads(database, row.submission_id)
        : []
    await send({
      ...mail,
      from,
      messageId: `${row.message_id}@${domain}`,
      date: new Date(clock()),
      attachments,
    })
  }
}
