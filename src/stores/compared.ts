import { decodeIds } from './listing-ids.ts'
import { createStoredAtom } from './stored-atom.ts'

/** As many as fit beside each other. */
export const maxCompared = 4

/** IDs of the properties to compare, in the order in which they were chosen. */
export const $compared = createStoredAtom<readonly number[]>({
  name: 'compared',
  initial: [],
  decode: (kept) => decodeIds(kept, maxCompared),
})
