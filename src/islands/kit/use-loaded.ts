import { useEffect, useState } from 'react'
import { SearchDataError } from '#search/loading/search-data.ts'

/** The state of a value that is being loaded. */
export type Loaded<Value> =
  | Readonly<{ state: 'loading' }>
  | Readonly<{ state: 'failed'; isStale: boolean; retry: () => void }>
  | Readonly<{ state: 'ready'; value: Value }>

/** Loads a value while `isWanted`; a new `load` function loads again. */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted: boolean): Loaded<Value> {
  const [{ by, loaded }, setLoaded] = useState<Readonly<{ by: unknown; loaded: Loaded<Value> }>>({
    by: load,
    loaded: { state: 'loading' },
  })
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const show = (next: Loaded<Value>) => {
      if (isCurrent) setLoaded({ by: load, loaded: next })
    }
    const start = () => {
      show({ state: 'loading' })
      load().then(
        (value) => show({ state: 'ready', value }),
        (error: unknown) => {
          const isStale = error instanceof SearchDataError && error.reason === 'stale'
          show({ state: 'failed', isStale, retry: start })
        },
      )
    }
    start()
    return () => {
      isCurrent = false
    }
  }, [load, isWanted])
  return by === load ? loaded : { state: 'loading' }
}
