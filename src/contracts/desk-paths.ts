import type { Locale } from '#domain/values/locale.ts'

/** Path below which the service answers staff; what they read is in no static file. */
export const deskRoot = '/desk'

/** Path below which the service shows drafts to managers and to guests, and publishes them. */
export const previewRoot = '/preview'

/** Returns the desk's first page: what is to be done today. @example deskStart('nl') // '/desk/nl/' */
export function deskStart(locale: Locale): string {
  return `${deskRoot}/${locale}/`
}

/** Returns the pages of the desk that mails lead to. Each shows what can be done; only a press on it does it. */
export function deskPaths(locale: Locale) {
  const root = `${deskRoot}/${locale}`
  return {
    /** What is to be done today by who opens it. */
    mine: `${root}/?who=me`,
    request: (id: number) => `${root}/request/${id}`,
    answer: (id: number) => `${root}/request/${id}/answer`,
    /** The appointment of a request, to be moved; `act` opens something else. */
    booking: (id: number, act?: 'cancel') =>
      `${root}/diary?booking=${id}${act === undefined ? '' : `&do=${act}`}`,
    /** The form that plans an appointment for a request. */
    planFor: (id: number) => `${root}/diary?${new URLSearchParams({ plan: '', request: String(id) })}`,
    offers: (home: string) => `${root}/offers?${new URLSearchParams({ home })}`,
  }
}
