import { getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { readBrowser, sealAccount } from '#service/owners/accounts/known-browser.ts'
import { countTry, forgetTries } from '#service/owners/accounts/sign-in-tries.ts'
import type { PortalContext } from './portal-context.ts'
import { cookieNames } from './set-cookies.ts'

/** What became of a password; a right one has the answer of better-auth, with its cookies. */
export type Tried =
  | Readonly<{ kind: 'wrong' | 'waiting' | 'outage' }>
  | Readonly<{ kind: 'right'; answer: Response }>

/** Looks at a password, unless its account was tried too often. */
export async function tryPassword(
  c: Context,
  { auth, database, signer, clock }: PortalContext,
  { email, password }: Readonly<{ email: string; password: string }>,
): Promise<Tried> {
  const account = sealAccount(signer, email)
  const key = { account, browser: readBrowser(signer, account, getCookie(c, cookieNames.browser)) }
  if (!(await countTry(database, key, clock()))) return { kind: 'waiting' }
  const { headers } = c.req.raw
  const answer = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })
  if (answer.status >= 500) return { kind: 'outage' }
  if (!answer.ok) return { kind: 'wrong' }
  await forgetTries(database, key)
  return { kind: 'right', answer }
}
