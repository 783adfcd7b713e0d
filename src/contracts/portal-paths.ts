import type { Locale } from '#domain/values/locale.ts'

/** Path below which the service answers owners; what they read is in no static file. */
export const portalRoot = '/portal'

/** Returns the paths of the portal outside a home. @example portalPaths('nl').signIn // '/portal/nl/sign-in' */
export function portalPaths(locale: Locale) {
  const root = `${portalRoot}/${locale}`
  return {
    start: `${root}/`,
    signIn: `${root}/sign-in`,
    signOut: `${root}/sign-out`,
    code: `${root}/code`,
    /** Sees whether the cookies of a sign-in came back. */
    arrived: `${root}/arrived`,
    forgotten: `${root}/forgotten`,
    account: `${root}/account`,
    /** Where staff set up their second step before they see the desk. */
    secondStep: `${root}/account/second-step`,
    /** Below it are the views of a home, by its ID. */
    homes: `${root}/property`,
  }
}
