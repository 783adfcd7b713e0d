import { consentFlags } from '#contracts/consent.ts'
import { storageKey } from '#stores/stored-values.ts'

/** Local storage of a visitor who has refused consent, as in most tests. */
export const refusal: Readonly<Record<string, string>> = {
  [storageKey('consent')]: String(Date.now()),
  [storageKey('terms')]: '6 tagManager analytics ads pixel reviews',
  ...Object.fromEntries(consentFlags.map((flag) => [storageKey(flag), 'false'])),
}

/** A visitor on their first visit, for `test.use`. */
export const newVisitor = { storageState: { cookies: [], origins: [] } }

/** Returns the storage state of a visitor who has refused consent on a site. */
export function refusedVisitor(origin: string) {
  const localStorage = Object.entries(refusal).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** The file with the storage state that tests start with. */
export const visitorFile = '.cache/visitor.json'

/** The script that marks the announcement as closed, for `addInitScript`. */
export const closedAnnouncement = `sessionStorage.setItem(${JSON.stringify(storageKey('announcement'))}, 'closed')`
