import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { welcomeLetter } from '#service/owners/accounts/account-letters.ts'
import { type Invitee, type Opened, openAccount } from './open-account.ts'

/** Who is invited, and to which homes: `property/2417`. */
export type Invitation = Invitee & Readonly<{ subjects: readonly string[] }>

/** Gives an owner an account, or an account more homes, and stores a mail with a link to choose a password. */
export async function inviteOwner(
  { db }: Pick<Database, 'db'>,
  { subjects, ...invitee }: Invitation,
  words: SiteWords,
  now: number,
): Promise<Opened> {
  return await db.transaction().execute(async (transaction) => {
    const account = await openAccount(transaction, invitee, words, now, 'owner')
    if (subjects.length > 0)
      await transaction
        .insertInto('owner_property')
        .values(subjects.map((subject) => ({ owner_id: account.id, subject })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const homes = subjects.flatMap((subject) => words.subject(subject, account.locale) ?? [])
    const letter = welcomeLetter(account, { ...account, homes }, words)
    await queueMails(transaction, [letter], null, now)
    return account
  })
}
