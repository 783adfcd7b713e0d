import { isLocalUrl } from '#service/kit/settings/origins.ts'

/** What the names of cookies begin with, and whether they go over HTTPS alone. */
export type CookieRules = Readonly<{ prefix: string; secure: boolean }>

/**
 * Returns the rules of an origin's cookies: for this host, over HTTPS. On this machine over HTTP WebKit would keep no such
 * cookie, so that nobody could sign in to a demo.
 */
export function cookieRules(origin: string): CookieRules {
  const isPlain = origin.startsWith('http:') && isLocalUrl(origin)
  return isPlain ? { prefix: 'owner', secure: false } : { prefix: '__Host-owner', secure: true }
}
