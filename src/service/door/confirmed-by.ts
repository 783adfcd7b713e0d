import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { sealAccount } from '#service/owners/accounts/known-browser.ts'
import { countTry, forgetTries } from '#service/owners/accounts/sign-in-tries.ts'
import type { DoorContext } from './door-context.ts'

/** Why a change was not made: the password or code was wrong, or was wrong too often before. */
export type NotConfirmed = 'wrong' | 'waiting'

/**
 * Makes a change that an owner confirms with a password or code, or returns why not. Tries are counted beside those of the
 * page to sign in: somebody at an open device may not guess for ever.
 */
export async function confirmedBy(
  { database, signer, clock }: Pick<DoorContext, 'database' | 'signer' | 'clock'>,
  { email }: Owner,
  change: () => Promise<Response>,
): Promise<Response | NotConfirmed> {
  const key = { account: sealAccount(signer, email), browser: 'account' }
  if (!(await countTry(database, key, clock()))) return 'waiting'
  const answer = await change()
  if (!answer.ok) return 'wrong'
  await forgetTries(database, key)
  return answer
}
