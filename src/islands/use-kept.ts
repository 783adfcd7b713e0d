import type { PreinitializedWritableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * Returns what the browser keeps, in step with it. While an island wakes it is what the build knew: nothing is kept,
 * so that the island begins as the page shows it.
 */
export function useKept<Value>($kept: PreinitializedWritableAtom<Value>): Value {
  return useSyncExternalStore($kept.listen, $kept.get, () => $kept.init ?? $kept.get())
}
