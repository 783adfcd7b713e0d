import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { changedLetter } from '#service/owners/accounts/account-letters.ts'
import type { Auth } from '#service/owners/accounts/create-auth.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { hashPassword } from './password-hash.ts'
import { endSessions } from '#service/owners/accounts/sessions.ts'
import { type OwnerLink, takeOwnerLink } from '#service/owners/accounts/owner-links.ts'

/**
 * Sets the password of an owner who opened a mailed link. The link and all like it work no more, every device is signed out and
 * asked for a code again. Returns whether the link was still there.
 */
export async function choosePassword(
  { auth, database, words }: Readonly<{ auth: Auth; database: Database; words: SiteWords }>,
  { link, owner, password }: Readonly<{ link: OwnerLink; owner: Owner; password: string }>,
  now: number,
): Promise<boolean> {
  const { db } = database
  if (!(await takeOwnerLink(db, link))) return false
  const { internalAdapter } = await auth.$context
  const hash = await hashPassword(password)
  const accounts = await internalAdapter.findAccounts(owner.id)
  if (accounts.some(({ providerId }) => providerId === 'credential'))
    await internalAdapter.updatePassword(owner.id, hash)
  else
    await internalAdapter.linkAccount({
      userId: owner.id,
      accountId: owner.id,
      providerId: 'credential',
      password: hash,
    })
  await db.transaction().execute(async (transaction) => {
    await endSessions(transaction, owner.id, { which: 'all', reason: 'password', now })
    await transaction.deleteFrom('owner_verification').where('value', '=', owner.id).execute()
    await transaction
      .deleteFrom('owner_link')
      .where('owner_id', '=', owner.id)
      .where('purpose', 'in', ['password', 'welcome'])
      .execute()
    if (link.purpose === 'password')
      await queueMails(transaction, [changedLetter(owner, 'passwordChanged', words, now)], null, now)
  })
  return true
}
