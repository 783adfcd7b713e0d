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
