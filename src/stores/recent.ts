import { createStoredAtom } from './stored-atom.ts'
import { decodeIds } from './stored-values.ts'
import { maxRecent } from './visits.ts'

/** IDs of the properties whose pages were visited, the latest first. */
export const $recent = createStoredAtom<readonly number[]>({
  name: 'recent',
  initial: [],
  decode: (kept) => decodeIds(kept, maxRecent),
})
