import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'

/** Cookies of the portal beside the session's: the browser that signed in before, and what was typed when a session ended. */
export const cookieNames = { browser: '__Host-owner.browser', kept: '__Host-owner.kept' } as const

/** Sets a cookie that scripts, other hosts and plain HTTP never see; `seconds` of 0 removes it. */
export function setOwnCookie(
  c: Context,
  name: keyof typeof cookieNames,
  value: string,
  seconds: number,
): void {
  setCookie(c, cookieNames[name], value, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: seconds,
  })
}

/** Passes the cookies of an answer of better-auth on. */
export function passCookies(c: Context, answer: Pick<Response, 'headers'>): void {
  for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
