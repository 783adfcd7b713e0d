import { createStoredAtom } from './stored-atom.ts'

/** A search that the visitor saved. */
export type SavedSearch = Readonly<{
  /** Key of the list: `sale`. */
  section: string
  /** As `formatCriteria` writes it: `?city=berlare`; `''` is the whole list. */
  query: string
  /** Label of the search: `Te koop: Berlare, tot € 400.000`. */
  name: string
  /** Day on which it was saved: `2026-11-20`. */
  savedOn: string
}>

/** Most searches that are stored. */
export const maxSearches = 30

/** Valid form of each part of a stored search. */
const shapes: Readonly<Record<keyof SavedSearch, RegExp>> = {
  section: /^[a-z0-9-]{1,60}$/,
  query: /^(?:\?.{1,4000})?$/,
  name: /^.{1,300}$/,
  savedOn: /^\d{4}-\d{2}-\d{2}$/,
}

/** The visitor's saved searches, latest first. */
export const $savedSearches = createStoredAtom<readonly SavedSearch[]>({
  name: 'searches',
  initial: [],
  decode: decodeSearches,
})

/** Saves a search first in the list; one that was saved before gets the new name. */
export function saveSearch(search: SavedSearch): void {
  const others = $savedSearches.get().filter((other) => !isSameSearch(other, search))
  $savedSearches.set([search, ...others].slice(0, maxSearches))
}

export function removeSearch(search: Pick<SavedSearch, 'section' | 'query'>): void {
  $savedSearches.set($savedSearches.get().filter((other) => !isSameSearch(other, search)))
}

/** Whether two searches have the same list and query. */
export function isSameSearch(
  one: Pick<SavedSearch, 'section' | 'query'>,
  other: Pick<SavedSearch, 'section' | 'query'>,
): boolean {
  return one.section === other.section && one.query === other.query
}

/** Returns the valid searches of a stored value without duplicates, at most {@link maxSearches}. */
export function decodeSearches(kept: unknown): readonly SavedSearch[] {
  if (!Array.isArray(kept)) return []
  const sound = kept.filter(isSearch)
  return sound
    .filter((search, index) => index === sound.findIndex((other) => isSameSearch(other, search)))
    .slice(0, maxSearches)
}

function isSearch(entry: unknown): entry is SavedSearch {
  if (typeof entry !== 'object' || !entry) return false
  return Object.entries(shapes).every(([part, shape]) => {
    const value: unknown = Reflect.get(entry, part)
    return typeof value === 'string' && shape.test(value)
  })
}
