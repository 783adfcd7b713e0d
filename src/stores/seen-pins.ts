import { createStoredAtom } from './stored-atom.ts'
import { decodeIds } from './stored-values.ts'

/** How many listings are kept: more than a visitor opens on a map. */
export const mostSeen = 400

/** IDs of the listings whose cards were opened on a map, the latest first: their pins are paler. */
export const $seenPins = createStoredAtom<readonly number[]>({
  name: 'seenPins',
  initial: [],
  decode: (kept) => decodeIds(kept, mostSeen),
})

/** Notes that the cards of some listings were opened on a map. */
export function noteSeen(ids: readonly number[]): void {
  const before = $seenPins.get()
  const news = ids.filter((id) => !before.includes(id))
  if (news.length > 0) $seenPins.set([...news, ...before].slice(0, mostSeen))
}
