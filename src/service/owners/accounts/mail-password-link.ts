import type { Database } from '#service/database/open-database.ts'
import { queueMails } from '#service/outbox/queue-mails.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { passwordLetter } from './account-letters.ts'
import { findOwner } from './find-owner.ts'
import { createOwnerLink, linkLife } from './owner-links.ts'

/** Mails an owner a link to choose another password; does nothing for an address without an account. */
export async function mailPasswordLink(
  { db }: Pick<Database, 'db'>,
  email: string,
  words: SiteWords,
  now: number,
): Promise<void> {
  const owner = await findOwner(db, { email })
  if (owner === undefined) return
  await db.transaction().execute(async (transaction) => {
    const token = await createOwnerLink(transaction, { owner: owner.id, purpose: 'password' }, now)
    const href = words.portalLink(`password/${token}`, owner.locale)
    const letter = passwordLetter(owner, { href, until: now + linkLife.password }, words)
    await queueMails(transaction, [letter], null, now)
  })
}
