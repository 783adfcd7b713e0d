import { decodeIds } from './stored-values.ts'
import { createStoredAtom } from './stored-atom.ts'

/** As many as fit side by side. */
export const maxCompared = 4

/** IDs of the properties to compare, in the order in which they were added. */
export const $compared = createStoredAtom<readonly number[]>({
  name: 'compared',
  initial: [],
  decode: (kept) => decodeIds(kept, maxCompared),
})
