import { useEffect, useMemo, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $seenPins } from '#stores/seen-pins.ts'
import { searchFiles } from '#islands/results/search-files.ts'

const none: ReadonlyMap<number, number> = new Map()

/** Returns the rows of a list whose cards were opened on a map; the file with its IDs loads once one was. */
export function useSeenRows(section: string): ReadonlySet<number> {
  const ids = useStore($seenPins, { ssr: 'initial' })
  const [rowOf, setRowOf] = useState(none)
  const isNeeded = ids.length > 0
  useEffect(() => {
    let isGone = false
    // Without the file no pin is paler.
    if (isNeeded)
      searchFiles.rows(section).then(
        (rows) => isGone || setRowOf(rows),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [isNeeded, section])
  return useMemo(() => new Set(ids.flatMap((id) => rowOf.get(id) ?? [])), [ids, rowOf])
}
