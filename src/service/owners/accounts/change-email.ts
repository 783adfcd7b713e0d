import type { Database } from '#service/database/open-database.ts'
import { queueMails } from '#service/outbox/queue-mails.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { changedLetter, confirmEmailLetter } from './account-letters.ts'
import { findOwner, type Owner } from './find-owner.ts'
import { createOwnerLink, linkLife, type OwnerLink, takeOwnerLink } from './owner-links.ts'

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
      const link = { owner: owner.id, purpose: 'email', email: email.toLowerCase() } as const
      const token = await createOwnerLink(transaction, link, now)
      const href = words.portalLink(`email/${token}`, owner.locale)
      const mail = { href, until: now + linkLife.email }
      letters.push(confirmEmailLetter({ ...owner, email: link.email }, mail, words))
    }
    await queueMails(transaction, letters, null, now)
  })
}

/** Gives an owner the address of an opened link, and tells both addresses; returns whether it could be. */
export async function confirmEmail(
  { database: { db }, words }: Needs,
  { link, owner }: Readonly<{ link: OwnerLink; owner: Owner }>,
  now: number,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const isTaken = (await findOwner(transaction, { email: link.email })) !== undefined
    if (!(await takeOwnerLink(transaction, link)) || isTaken) return false
    await transaction.updateTable('owner').set({ email: link.email }).where('id', '=', owner.id).execute()
    // A link that went to the old address is a key to the account.
    await transaction.deleteFrom('owner_link').where('owner_id', '=', owner.id).execute()
    const letters = [owner.email, link.email].map((email) =>
      changedLetter({ ...owner, email }, 'emailChanged', words, now),
    )
    await queueMails(transaction, letters, null, now)
    return true
  })
}
