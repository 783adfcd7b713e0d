import { useMemo, useState, useSyncExternalStore } from 'react'
import { keepKnown } from '#search/query/known-criteria.ts'
import { formatPriceBand } from '#search/query/price-band.ts'
import { withCounts } from '#islands/results/live-options.ts'
import { filterLabel } from '#islands/results/filters/filter-words.ts'
import { criteriaOf, isOwn, ownCriteria } from './list-document.ts'
import { filterNames, liveView, type LoadedList, runSearch } from './live-view.ts'
import { here, subscribe } from '#islands/results/location.ts'
import { withAskedBands } from '#islands/results/filters/price-options.ts'
import type { ResultsProps } from './results-props.ts'
import { useListData } from './use-list-data.ts'

/** Returns what the address asks for, and what of it can be shown: everything that the results are made of. */
export function useResults(props: ResultsProps) {
  const { section, numberTag, document } = props
  const href = useSyncExternalStore(subscribe, here, () => document.path)
  const asked = useMemo(() => criteriaOf(href, document), [href, document])
  const needsMap = asked.view === 'map'
  const needsPoints = needsMap || asked.area !== undefined
  const { files, grid, points, MapSplit, failure, retry } = useListData({
    ...props,
    needsPoints,
    needsMap,
  })

  const list = useMemo((): LoadedList | undefined => {
    return files === undefined ? undefined : { ...files, section, numberTag, document, points }
  }, [files, section, numberTag, document, points])
  const criteria = useMemo(() => (list === undefined ? asked : keepKnown(asked, list.index)), [asked, list])
  const isStatic = isOwn(criteria, document)
  const isReady = (!needsPoints || points !== undefined) && (!needsMap || MapSplit !== undefined)
  const current = useMemo(
    () => (isStatic || list === undefined || !isReady ? undefined : liveView(list, criteria)),
    [isStatic, isReady, list, criteria],
  )
  // While files are on their way, what was shown before stays.
  const [last, setLast] = useState(current)
  const isCurrent = isStatic || current !== undefined
  if (isCurrent && last !== current) setLast(current)

  // What was asked for stays an option when it is taken off: whoever pressed it is still there.
  const [bands, setBands] = useState(criteria.prices)
  const known = new Set(bands.map(formatPriceBand))
  const news = criteria.prices.filter((band) => !known.has(formatPriceBand(band)))
  if (news.length > 0) setBands([...bands, ...news])

  const options = useMemo(() => {
    if (list === undefined) return props
    const { counts } = current?.result ?? runSearch(list, ownCriteria(document))
    const names = filterNames(list)
    const prices = withAskedBands(props.prices, bands, (value) =>
      filterLabel({ field: 'prices', value }, names),
    )
    return withCounts({ ...props, prices }, list.index, counts)
  }, [props, list, current, document, bands])
  return {
    href,
    criteria,
    points,
    grid,
    MapSplit,
    /** What the live list shows; undefined while the pre-rendered one stands. */
    view: isCurrent ? current : last,
    options,
    isStatic,
    isPending: !isCurrent && failure === undefined,
    failure: isStatic ? undefined : failure,
    retry,
  }
}
