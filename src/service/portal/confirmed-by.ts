import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { sealAccount } from '#service/owners/accounts/known-browser.ts'
import { countTry, forgetTries } from '#service/owners/accounts/sign-in-tries.ts'
import type { PortalContext } from './portal-context.ts'

/**
 * Makes a change that an owner confirms with a password or code; undefined when that was wrong, or wrong too often. Tries are
 * counted beside those of the page to sign in: somebody at an open device may not guess for ever.
 */
export async function confirmedBy(
  { database, signer, clock }: Pick<PortalContext, 'database' | 'signer' | 'clock'>,
  { email }: Owner,
  change: () => Promise<Response>,
): Promise<Response | undefined> {
  const key = { account: sealAccount(signer, email), browser: 'account' }
  if (!(await countTry(database, key, clock()))) return undefined
  const answer = await change()
  if (!answer.ok) return undefined
  await forgetTries(database, key)
  return answer
}
