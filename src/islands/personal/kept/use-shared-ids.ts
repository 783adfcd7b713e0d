import { useMemo, useSyncExternalStore } from 'react'
import { parseIds } from '#stores/shared-ids.ts'

function listen(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}

/** Returns a value of the address's query; undefined where it has none. */
export function useQueryValue(name: string): string | undefined {
  return useSyncExternalStore(
    listen,
    () => new URLSearchParams(location.search).get(name) ?? undefined,
    () => undefined,
  )
}

/** Returns the IDs in the address of a shared list, `?ids=2417,2398`; undefined when it has none. */
export function useSharedIds(max: number): readonly number[] | undefined {
  const text = useQueryValue('ids')
  return useMemo(() => {
    const ids = text === undefined ? [] : parseIds(text, max)
    return ids.length === 0 ? undefined : ids
  }, [text, max])
}
