import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { staffLetter } from '#service/owners/accounts/account-letters.ts'
import type { Place } from './check-place.ts'
import { type Invitee, type Opened, openAccount } from './open-account.ts'

/** Who is invited to the desk; `office` is undefined for a manager of all offices. */
export type StaffInvitation = Invitee & Place

/**
 * Gives somebody an account with a role, or an account another role, and stores a mail with a link to choose a password.
 * An account that was closed is open again.
 */
export async function inviteStaff(
  { db }: Pick<Database, 'db'>,
  { role, office, ...invitee }: StaffInvitation,
  words: SiteWords,
  now: number,
): Promise<Opened> {
  return await db.transaction().execute(async (transaction) => {
    const account = await openAccount(transaction, invitee, words, now, 'staff')
    const row = { role, office: office ?? null, active: 1, invited_at: now }
    await transaction
      .insertInto('staff')
      .values({ account: account.id, ...row })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
      .execute()
    const letter = staffLetter(account, account, words)
    await queueMails(transaction, [letter], null, now)
    return account
  })
}
