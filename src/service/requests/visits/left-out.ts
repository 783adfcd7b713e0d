import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import type { Signer } from '#service/kit/signed-token.ts'

/** Days that a link to be left out works. */
export const linkDays = 7

const day = 24 * 60 * 60_000
const cookie = 'not-counted'
const prefix = 'host'
const Fact = v.object({ until: v.number() })

/** Returns the token of a link that leaves a browser out of the counts. */
export function leaveOutToken(signer: Signer, now: number): string {
  return signer.sign('leave-out', { until: now + linkDays * day })
}

/** Whether a token was made for such a link, and is not too old. */
export function isLeaveOutToken(signer: Signer, token: string, now: number): boolean {
  const fact = v.safeParse(Fact, signer.read('leave-out', token))
  return fact.success && fact.output.until > now
}

/** Leaves the browser that asks out of the counts. */
export function leaveOut(c: Context, signer: Signer): void {
  setCookie(c, cookie, signer.sign('left-out', {}), {
    prefix,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: (keptTerms['browser-left-out'].count * day) / 1000,
  })
}

/** Whether the browser that asks is left out of the counts. */
export function isLeftOut(c: Context, signer: Signer): boolean {
  return signer.read('left-out', getCookie(c, cookie, prefix) ?? '') !== undefined
}
