import { decodeIds } from './listing-ids.ts'
import { createStoredAtom } from './stored-atom.ts'

/** How many pages of properties are remembered. */
export const maxRecent = 24

/** IDs of the properties whose pages a visitor saw, the latest first. */
export const $recent = createStoredAtom<readonly number[]>({
  name: 'recent',
  initial: [],
  decode: (kept) => decodeIds(kept, maxRecent),
})

/** Remembers that the page of a property was seen. */
export function recordVisit(id: number): void {
  const ids = $recent.get()
  if (ids[0] !== id) $recent.set([id, ...ids.filter((other) => other !== id)].slice(0, maxRecent))
}
