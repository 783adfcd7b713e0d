import type { Database } from '#service/kit/database/open-database.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { passwordLetter } from '#service/owners/accounts/account-letters.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { createOwnerLink, linkLife } from '#service/owners/accounts/owner-links.ts'

/** Links that still work and were mailed to one owner: for one who asks, and for all strangers together. */
const mostLinks = { perAsker: 3, ofStrangers: 12 }

/** Begins the name of a browser that signed in to the account before. */
const known = 'known '

/** Returns the name of who asks for a link: a browser that signed in to the account before, or else a network, sealed. */
export function nameAsker(
  signer: Signer,
  { browser, network = '' }: Readonly<{ browser: string; network?: string }>,
): string {
  return browser === '' ? signer.seal('asker', network) : `${known}${signer.seal('asker', browser)}`
}

/**
 * Mails an owner a link to choose another password; does nothing for an address without an account. Whoever has been mailed
 * three that still work gets no fourth: so nobody fills a mailbox, and what strangers ask for takes nothing from the owner.
 */
export async function mailPasswordLink(
  { db }: Pick<Database, 'db'>,
  { email, asker }: Readonly<{ email: string; asker: string }>,
  words: SiteWords,
  now: number,
): Promise<void> {
  const owner = await findOwner(db, { email })
  if (owner === undefined) return
  await db.transaction().execute(async (transaction) => {
    // Posts that come at once wait for each other, so that each counts those before.
    await transaction.updateTable('owner').set({ email: owner.email }).where('id', '=', owner.id).execute()
    if (await hasEnough(transaction, owner.id, { asker, now })) return
    const link = { owner: owner.id, purpose: 'password', asker } as const
    const token = await createOwnerLink(transaction, link, now)
    const href = words.portalLink(`password/${token}`, owner.locale)
    const letter = passwordLetter(owner, { href, until: now + linkLife.password }, words)
    await queueMails(transaction, [letter], null, now)
  })
}

async function hasEnough(
  db: Db,
  owner: string,
  { asker, now }: Readonly<{ asker: string; now: number }>,
): Promise<boolean> {
  const rows = await db
    .selectFrom('owner_link')
    .select('asker')
    .where('owner_id', '=', owner)
    .where('purpose', '=', 'password')
    .where('expires_at', '>', now)
    .execute()
  const own = rows.filter((row) => row.asker === asker).length
  const ofStrangers = rows.filter((row) => !row.asker.startsWith(known)).length
  return own >= mostLinks.perAsker || (!asker.startsWith(known) && ofStrangers >= mostLinks.ofStrangers)
}
