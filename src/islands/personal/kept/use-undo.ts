import type { WritableAtom } from 'nanostores'
import { useEffect, useState } from 'react'

/** Returns a function that restores the list after a removal; undefined after any other change. */
export function useUndo<Entry>($entries: WritableAtom<readonly Entry[]>): (() => void) | undefined {
  const [before, setBefore] = useState<readonly Entry[]>()
  useEffect(
    () =>
      $entries.listen((entries, old) => setBefore(old && entries.length < old.length ? [...old] : undefined)),
    [$entries],
  )
  return before === undefined ? undefined : () => $entries.set(before)
}
