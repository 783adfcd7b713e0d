import type { Transaction } from 'kysely'
import type { ServiceTables } from '#service/database/tables.ts'
import type { Mail } from '#service/mail/mail.ts'
import { newMessage } from './new-message.ts'

/** Stores mails to be sent at once, or at their own time; `submissionId` is null for those to a subscriber. */
export async function queueMails(
  transaction: Transaction<ServiceTables>,
  mails: readonly Mail[],
  submissionId: number | null,
  now: number,
): Promise<void> {
  const rows = mails.map((mail) =>
    newMessage(
      {
        submission_id: submissionId,
        kind: mail.kind,
        recipient: mail.to.address,
        body: JSON.stringify(mail),
      },
      mail.sendAt ?? now,
    ),
  )
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
}
