import { decodeIds } from './stored-values.ts'
import { createStoredAtom } from './stored-atom.ts'

/** Enough for any visitor, and few enough for a link that can be shared. */
export const maxFavourites = 200

/** IDs of the visitor's favourites, latest first. */
export const $favourites = createStoredAtom<readonly number[]>({
  name: 'favourites',
  initial: [],
  decode: (kept) => decodeIds(kept, maxFavourites),
})
