import { decodeIds } from './listing-ids.ts'
import { createStoredAtom } from './stored-atom.ts'

/** More than anybody looks through; keeps a link to the list short enough to send. */
export const maxFavourites = 200

/** IDs of the properties that a visitor wants to keep, the latest first. */
export const $favourites = createStoredAtom<readonly number[]>({
  name: 'favourites',
  initial: [],
  decode: (kept) => decodeIds(kept, maxFavourites),
})

/** Keeps a property, or no longer; returns whether it is kept now. */
export function toggleFavourite(id: number): boolean {
  const ids = $favourites.get()
  const isKept = ids.includes(id)
  $favourites.set(isKept ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, maxFavourites))
  return !isKept
}
