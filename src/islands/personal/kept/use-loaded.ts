import { useEffect, useState } from 'react'
import { SearchDataError } from '#search/loading/search-data.ts'

/** What is being loaded, has failed, or is there. */
export type Loaded<Value> =
  | Readonly<{ state: 'loading' }>
  | Readonly<{ state: 'failed'; isStale: boolean; retry: () => void }>
  | Readonly<{ state: 'ready'; value: Value }>

/** Loads something while it is wanted; `load` must stay the same function as long as it loads the same. */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted: boolean): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const show = (next: Loaded<Value>) => {
      if (isCurrent) setLoaded(next)
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
  return loaded
}
