import { createStoredAtom } from './stored-atom.ts'

/** A search that a visitor wants to find back. */
export type SavedSearch = Readonly<{
  /** Key of the list: `sale`. */
  section: string
  /** As `formatCriteria` writes it: `?city=berlare`; `''` is the whole list. */
  query: string
  /** What it asks for, in words: `Te koop: Berlare, tot € 400.000`. */
  name: string
  /** The day it was saved: `2026-11-20`. */
  savedOn: string
}>

/** How many searches are kept. */
export const maxSearches = 30

/** What each part of a kept search looks like. */
const shapes: Readonly<Record<keyof SavedSearch, RegExp>> = {
  section: /^[a-z0-9-]{1,60}$/,
  query: /^(?:\?.{1,4000})?$/,
  name: /^.{1,300}$/,
  savedOn: /^\d{4}-\d{2}-\d{2}$/,
}

/** The searches that a visitor saved, the latest first. */
export const $savedSearches = createStoredAtom<readonly SavedSearch[]>({
  name: 'searches',
  initial: [],
  decode: decodeSearches,
})

/** Keeps a search; one that was kept before gets the new name and comes first. */
export function saveSearch(search: SavedSearch): void {
  const others = $savedSearches.get().filter((other) => !isSameSearch(other, search))
  $savedSearches.set([search, ...others].slice(0, maxSearches))
}

/** Keeps a search no longer. */
export function removeSearch(search: Pick<SavedSearch, 'section' | 'query'>): void {
  $savedSearches.set($savedSearches.get().filter((other) => !isSameSearch(other, search)))
}

/** Whether two searches ask for the same in the same list. */
export function isSameSearch(
  one: Pick<SavedSearch, 'section' | 'query'>,
  other: Pick<SavedSearch, 'section' | 'query'>,
): boolean {
  return one.section === other.section && one.query === other.query
}

/** Returns the sound searches among whatever was kept: each once, at most {@link maxSearches}. */
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
