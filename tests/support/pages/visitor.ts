import { consentFlags } from '#contracts/consent.ts'
import { storageKey } from '#stores/stored-text.ts'

/** What local storage holds of a visitor who has refused: most tests are not about the question. */
export const refusal: Readonly<Record<string, string>> = {
  [storageKey('consent')]: '1795200000000',
  ...Object.fromEntries(consentFlags.map((flag) => [storageKey(flag), 'false'])),
}

/** A visitor who was never here before: for `test.use`. */
export const newVisitor = { storageState: { cookies: [], origins: [] } }

/** Returns what a browser keeps of a visitor who has refused on a site. */
export function refusedVisitor(origin: string) {
  const localStorage = Object.entries(refusal).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** Where the state of the visitor that tests begin as is written. */
export const visitorFile = '.cache/visitor.json'
