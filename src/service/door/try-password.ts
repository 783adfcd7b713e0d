import type { Context } from 'hono'
import { readBrowser, sealAccount } from '#service/owners/accounts/known-browser.ts'
import { countTry, forgetTries } from '#service/owners/accounts/sign-in-tries.ts'
import { UnreadableError } from '#service/kit/unreadable-error.ts'
import { mailboxKey } from '#text/email.ts'
import type { DoorContext } from './door-context.ts'

/** What became of a password; a right one has the answer of better-auth, with its cookies. */
export type Tried = Readonly<{ kind: 'wrong' | 'waiting' }> | Readonly<{ kind: 'right'; answer: Response }>

/**
 * Looks at a password, unless its account was tried too often.
 * @throws {UnreadableError} when the account cannot be read
 */
export async function tryPassword(
  c: Context,
  { auth, cookies, database, signer, clock }: DoorContext,
  { email, password }: Readonly<{ email: string; password: string }>,
): Promise<Tried> {
  const account = sealAccount(signer, email)
  const key = { account, browser: readBrowser(signer, account, cookies.read(c, 'browser')) }
  if (!(await countTry(database, key, clock()))) return { kind: 'waiting' }
  const { headers } = c.req.raw
  const answer = await auth.api.signInEmail({
    body: { email: mailboxKey(email), password },
    headers,
    asResponse: true,
  })
  if (answer.status >= 500) throw new UnreadableError('account', await answer.text())
  if (!answer.ok) return { kind: 'wrong' }
  await forgetTries(database, key)
  return { kind: 'right', answer }
}
