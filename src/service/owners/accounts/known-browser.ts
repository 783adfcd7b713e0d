import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Signer } from '#service/kit/signed-token.ts'
import { mailboxKey } from '#text/email.ts'

const Mark = v.object({ account: v.string(), browser: v.string() })
const purpose = 'known browser'

/** Returns an account as tables and cookies name it, so that neither holds an address. */
export function sealAccount(signer: Signer, email: string): string {
  return signer.seal('account', mailboxKey(email))
}

/** Returns the value of the cookie that a browser gets once it signed in to an account. */
export function markBrowser(signer: Signer, account: string): string {
  return signer.sign(purpose, { account, browser: randomUUID() })
}

/** Whether a browser signed in here before, to whichever account. */
export function isKnownBrowser(signer: Signer, mark: string | undefined): boolean {
  return mark !== undefined && v.is(Mark, signer.read(purpose, mark))
}

/** Returns the ID of a browser that signed in to an account before; `''` for any other. */
export function readBrowser(signer: Signer, account: string, mark: string | undefined): string {
  const read = v.safeParse(Mark, mark === undefined ? undefined : signer.read(purpose, mark))
  return read.success && read.output.account === account ? read.output.browser : ''
}
