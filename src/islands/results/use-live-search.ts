import { useCallback, useEffect, useState } from 'react'
import { createSearch, type Search } from '#search/engine/search.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { searchFiles } from './search-files.ts'

/** A list that can be searched, or why it cannot. */
export type LiveSearch = Readonly<{ index: SearchIndex; search: Search }> | 'loading' | 'failed'

/** Returns the search over a section's list, whose index it loads, and a function to retry. */
export function useLiveSearch(section: string): Readonly<{ live: LiveSearch; retry: () => void }> {
  const [bySection, setBySection] = useState<ReadonlyMap<string, LiveSearch>>(new Map())
  const load = useCallback(() => {
    const answer = (live: LiveSearch): void => {
      setBySection((all) => (typeof all.get(section) === 'object' ? all : new Map(all).set(section, live)))
    }
    searchFiles.index(section).then(
      (index) => answer({ index, search: createSearch(index, { pageSize: 1 }) }),
      () => answer('failed'),
    )
  }, [section])
  useEffect(load, [load])
  const live = bySection.get(section) ?? 'loading'
  const retry = useCallback(() => {
    if (live === 'failed') load()
  }, [live, load])
  return { live, retry }
}
