import { decodeIds, maxRecent } from './listing-ids.ts'
import { createStoredAtom } from './stored-atom.ts'

/** IDs of the properties whose pages a visitor saw, the latest first. */
export const $recent = createStoredAtom<readonly number[]>({
  name: 'recent',
  initial: [],
  decode: (kept) => decodeIds(kept, maxRecent),
})
