import { useDeferredValue, useMemo, useState } from 'react'
import type { MultiSelectOption } from '#islands/kit/MultiSelect.tsx'
import { filterLabel } from '#islands/results/filters/filter-words.ts'
import { withAskedBands } from '#islands/results/filters/price-options.ts'
import { type FilterOptions, withCounts } from '#islands/results/live-options.ts'
import { formatPriceBand } from '#search/filters/price-band.ts'
import { type Criteria, noCriteria } from '#search/query/criteria.ts'
import { ownCriteria } from './list-document.ts'
import { filterNamesOf, type LiveView, type LoadedList, runSearch } from './live-view.ts'
import type { ResultsProps } from './results-props.ts'

/**
 * Returns the options of the bar: those of the page, and with the loaded list all of them, counted for what is found. They
 * are counted and drawn in frames after the press, which a further press interrupts.
 */
export function useOptions(
  props: ResultsProps,
  asked: Criteria,
  list: LoadedList | undefined,
  shown: LiveView | undefined,
): FilterOptions {
  const { document, numberTag, options } = props
  const criteria = useDeferredValue(asked)
  const found = useDeferredValue(shown)
  // A price band of the address stays an option when it is removed, so that it can be chosen again.
  const [bands, setBands] = useState(criteria.prices)
  const known = new Set(bands.map(formatPriceBand))
  const news = criteria.prices.filter((band) => !known.has(formatPriceBand(band)))
  if (news.length > 0) setBands([...bands, ...news])

  return useMemo(() => {
    if (list === undefined) return options
    const { countOptions } = found?.result ?? runSearch(list, ownCriteria(document))
    const names = filterNamesOf(list)
    const prices = withAskedBands(options.prices, bands, (text) =>
      filterLabel({ name: 'prices', param: 'price', text }, names),
    )
    const towns = options.towns.map((option) => ({
      ...option,
      also: list.text.townAliases[list.index.towns.indexOf(option.value)],
    }))
    const kinds = kindOptions(list, criteria, numberTag)
    return withCounts({ ...options, towns, kinds, prices }, countOptions)
  }, [options, list, found, document, bands, criteria, numberTag])
}

/** Returns the kinds that the listings of the chosen categories have, and those that are chosen, by name. */
function kindOptions(
  list: LoadedList,
  { categories, kinds }: Criteria,
  tag: string,
): readonly MultiSelectOption[] {
  const { index, text } = list
  const types = index.types.filter((type) => type !== null)
  const counts = runSearch(list, { ...noCriteria, categories }).countOptions('kinds', types)
  return types
    .filter((type, at) => kinds.includes(type) || (counts[at] ?? 0) > 0)
    .map((type) => ({ value: type, label: text.typeNames[index.types.indexOf(type)] ?? type, count: 0 }))
    .toSorted((one, other) => one.label.localeCompare(other.label, tag))
}
