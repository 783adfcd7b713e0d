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

/** Adds a property to the comparison or takes it out; `full` when there is no place for it. */
export function toggleCompared(id: number): 'added' | 'removed' | 'full' {
  const ids = $compared.get()
  if (ids.includes(id)) {
    $compared.set(ids.filter((other) => other !== id))
    return 'removed'
  }
  if (ids.length >= maxCompared) return 'full'
  $compared.set([...ids, id])
  return 'added'
}
