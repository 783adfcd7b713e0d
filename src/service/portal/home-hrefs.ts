import { portalPaths } from '#contracts/portal-paths.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { HomeHrefs, HomeQuery } from './views/kit/home-context.ts'

/** Returns the number in the name of a home. @example idOf('property/2417') // '2417' */
export function idOf(subject: string): string {
  return subject.split('/')[1] ?? ''
}

/** Returns the addresses of the portal about a home. */
export function homeHrefs(locale: Locale, subject: string): HomeHrefs {
  const { homes, account, signOut } = portalPaths(locale)
  const home = `${homes}/${idOf(subject)}`
  return {
    view: (view, other, query) =>
      view === 'account'
        ? `${account}?home=${idOf(other)}`
        : `${homes}/${idOf(other)}/${view}${formatQuery(query)}`,
    report: (month) => `${home}/report/${month}`,
    offer: (id) => `${home}/offer/${encodeURIComponent(id)}`,
    document: (id) => `${home}/document/${encodeURIComponent(id)}`,
    handIn: `${home}/hand-in`,
    signOut,
  }
}

function formatQuery(query: HomeQuery = {}): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
