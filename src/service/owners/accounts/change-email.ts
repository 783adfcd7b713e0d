import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { mailboxKey } from '#text/email.ts'
import { changedLetter, confirmEmailLetter, newAddressLetter } from './account-letters.ts'
import { findOwner, type Owner } from './find-owner.ts'
import { createOwnerLink, linkLife, type OwnerLink, takeOwnerLink } from './owner-links.ts'
import { endSessions } from './sessions.ts'

type Needs = Readonly<{ database: Pick<Database, 'db'>; words: SiteWords }>

/**
 * Asks the new address of an owner to confirm itself, and tells the old one. An address that another owner has is mailed
 * nothing: the page says the same, so that nobody learns of other owners.
 */
export async function requestEmail(
  { database: { db }, words }: Needs,
  owner: Owner,
  email: string,
  now: number,
): Promise<void> {
  const taken = await findOwner(db, { email })
  await db.transaction().execute(async (transaction) => {
    const letters = [changedLetter(owner, 'emailChanging', words, now)]
    if (taken === undefined) {
      const link = { owner: owner.id, purpose: 'email', email: mailboxKey(email) } as const
      const token = await createOwnerLink(transaction, link, now)
      const href = words.portalLink(`email/${token}`, owner.locale)
      const mail = { href, until: now + linkLife.email }
      letters.push(confirmEmailLetter({ ...owner, email: link.email }, mail, words))
    }
    await queueMails(transaction, letters, null, now)
  })
}

/** An opened link, whose it is, and the session of the browser that opened it, which goes on. */
type Confirming = Readonly<{ link: OwnerLink; owner: Owner; session?: string }>

/**
 * Gives an owner the address of an opened link, signs other devices out, and tells both addresses and the agency, whose CRM
 * knows the old one; returns whether it could be.
 */
export async function confirmEmail(
  { database: { db }, words }: Needs,
  { link, owner, session }: Confirming,
  now: number,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const isTaken = (await findOwner(transaction, { email: link.email })) !== undefined
    if (!(await takeOwnerLink(transaction, link)) || isTaken) return false
    const { recorded_email: recorded } = await transaction
      .selectFrom('owner')
      .select('recorded_email')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    const known = recorded ?? owner.email
    await transaction
      .updateTable('owner')
      .set({ email: link.email, recorded_email: known === link.email ? null : known })
      .where('id', '=', owner.id)
      .execute()
    // A link that went to the old address is a key to the account.
    await transaction.deleteFrom('owner_link').where('owner_id', '=', owner.id).execute()
    const which = session === undefined ? 'all' : { allBut: session }
    await endSessions(transaction, owner.id, { which, reason: 'email', now })
    const letters = [owner.email, link.email].map((email) =>
      changedLetter({ ...owner, email }, 'emailChanged', words, now),
    )
    const told = newAddressLetter(owner, link.email, words, now)
    await queueMails(transaction, [...letters, told], null, now)
    return true
  })
}
