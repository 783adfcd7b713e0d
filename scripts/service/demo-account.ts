import type { Database } from '#service/kit/database/open-database.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { choosePassword } from '#service/owners/accounts/password/choose-password.ts'
import type { Auth } from '#service/owners/accounts/create-auth.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import { createOwnerLink, findOwnerLink } from '#service/owners/accounts/owner-links.ts'

/** Address of the owner whose password a service prints that only its own machine reaches. */
export const demoEmail = 'an.debacker@voorbeeld.be'

type Needs = Readonly<{ auth: Auth; database: Database; words: SiteWords }>

/** Gives the owner of the demo an account with a password; nothing is mailed. */
export async function openDemoAccount(
  needs: Needs,
  { name, subjects, password }: Readonly<{ name: string; subjects: readonly string[]; password: string }>,
  now: number,
): Promise<void> {
  const { db } = needs.database
  // Who tried to change the address finds the demo as it was.
  await db.deleteFrom('owner').where('recorded_email', '=', demoEmail).execute()
  await inviteOwner(needs.database, { email: demoEmail, name, locale: 'nl', subjects }, needs.words, now)
  await db.deleteFrom('outbox').where('recipient', '=', demoEmail).execute()
  const owner = await findOwner(db, { email: demoEmail })
  if (owner === undefined) return
  const token = await createOwnerLink(db, { owner: owner.id, purpose: 'welcome' }, now)
  const link = await findOwnerLink(db, token, ['welcome'], now)
  if (link !== undefined) await choosePassword(needs, { link, owner, password }, now)
}

/** Deletes the account of the demo's owner, for a service that others reach. */
export async function closeDemoAccount({ db }: Pick<Database, 'db'>): Promise<void> {
  await db
    .deleteFrom('owner')
    .where((eb) => eb.or([eb('email', '=', demoEmail), eb('recorded_email', '=', demoEmail)]))
    .execute()
}
