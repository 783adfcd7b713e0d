import type { Locale } from '#domain/values/locale.ts'

/** Path below which the service answers owners; what they read is in no static file. */
export const portalRoot = '/portal'

/** Content of the comments of the portal's empty page: the service writes its bar between the first two, its content between the others. */
export const portalMark = 'the service writes the portal here'

/** Returns the paths of the portal outside a home. @example portalPaths('nl').signIn // '/portal/nl/sign-in' */
export function portalPaths(locale: Locale) {
  const root = `${portalRoot}/${locale}`
  return {
    start: `${root}/`,
    signIn: `${root}/sign-in`,
    signOut: `${root}/sign-out`,
    code: `${root}/code`,
    forgotten: `${root}/forgotten`,
    account: `${root}/account`,
  }
}
