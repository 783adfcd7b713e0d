import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieRules } from '#service/owners/accounts/cookie-rules.ts'

/**
 * Cookies of the door beside those of better-auth: the browser that signed in before, what was typed when a session ended,
 * and that its owner signed out.
 */
type OwnCookie = 'browser' | 'kept' | 'left'

/** The cookies of a request, which scripts and other hosts never see. */
export type DoorCookies = Readonly<{
  read: (c: Context, name: OwnCookie) => string | undefined
  /** Sets a cookie for so many seconds; 0 removes it. */
  set: (c: Context, name: OwnCookie, value: string, seconds: number) => void
  /** Returns the token of the session that a browser has, or had; undefined for a browser without. */
  session: (c: Context) => string | undefined
  /** Returns what names the sign-in that waits for its code; undefined for a browser whose password was not right. */
  firstStep: (c: Context) => string | undefined
}>

/** Returns the cookies of the door. */
export function createDoorCookies({ prefix, secure }: CookieRules): DoorCookies {
  // better-auth signs its cookies: `token.signature`.
  const signed = (c: Context, name: string): string | undefined =>
    getCookie(c, `${prefix}.${name}`)?.split('.')[0]
  return {
    read: (c, name) => getCookie(c, `${prefix}.${name}`),
    set: (c, name, value, seconds) =>
      setCookie(c, `${prefix}.${name}`, value, {
        path: '/',
        secure,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: seconds,
      }),
    session: (c) => signed(c, 'session_token'),
    firstStep: (c) => signed(c, 'two_factor'),
  }
}

/** Passes the cookies of an answer of better-auth on. */
export function passCookies(c: Context, answer: Pick<Response, 'headers'>): void {
  for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}

/** Returns the cookies of an answer of better-auth as the browser that keeps them sends them. */
export function cookiesOf(answer: Pick<Response, 'headers'>): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
