import { useEffect, useState } from 'react'
import { SearchDataError } from '#search/loading/search-data.ts'

/** The state of a value that is loaded. */
export type Loaded<Value> =
  | Readonly<{ state: 'loading' }>
  | Readonly<{ state: 'failed'; isStale: boolean; retry: () => void }>
  | Readonly<{ state: 'ready'; value: Value }>

/** Loads a value while it is wanted; `load` must stay the same function as long as it loads the same value. */
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
