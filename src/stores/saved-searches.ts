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
  const sound: SavedSearch[] = []
  for (const entry of kept) {
    const search = decodeSearch(entry)
    if (search !== undefined && !sound.some((other) => isSameSearch(other, search))) sound.push(search)
  }
  return sound.slice(0, maxSearches)
}

function decodeSearch(entry: unknown): SavedSearch | undefined {
  if (typeof entry !== 'object' || !entry) return undefined
  const section = textOf(entry, 'section', /^[a-z0-9-]{1,60}$/)
  const query = textOf(entry, 'query', /^(?:\?.{1,4000})?$/)
  const name = textOf(entry, 'name', /^.{1,300}$/)
  const savedOn = textOf(entry, 'savedOn', /^\d{4}-\d{2}-\d{2}$/)
  if (section === undefined || query === undefined || name === undefined || savedOn === undefined)
    return undefined
  return { section, query, name, savedOn }
}

function textOf(entry: object, key: keyof SavedSearch, pattern: RegExp): string | undefined {
  const value: unknown = Reflect.get(entry, key)
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}
