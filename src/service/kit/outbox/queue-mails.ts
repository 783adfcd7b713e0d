import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { newMessage } from './new-message.ts'

/**
 * Stores mails to be sent at once, or at their own time, one for each mailbox that gets it; `submissionId` is null for those
 * to a subscriber.
 */
export async function queueMails(
  transaction: DbTransaction,
  letters: readonly Letter[],
  submissionId: number | null,
  now: number,
): Promise<void> {
  const each = letters.flatMap((letter) =>
    (letter.toAll ?? [letter.to]).map((to) => ({
      ...letter,
      to,
      calendar: letter.calendarOf?.(to) ?? letter.calendar,
    })),
  )
  const rows = each.map((letter) =>
    newMessage(
      {
        submission_id: submissionId,
        kind: letter.kind,
        recipient: letter.to.address,
        body: JSON.stringify(letter),
      },
      letter.sendAt ?? now,
    ),
  )
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
}
