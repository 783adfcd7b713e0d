import type { Locale } from '#domain/values/locale.ts'

/** Path below which the service answers staff; what they read is in no static file. */
export const deskRoot = '/desk'

/** Returns the desk's first page: what is to be done today. @example deskStart('nl') // '/desk/nl/' */
export function deskStart(locale: Locale): string {
  return `${deskRoot}/${locale}/`
}
