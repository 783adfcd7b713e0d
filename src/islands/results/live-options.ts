import { parsePriceBand } from '#search/query/price-band.ts'
import type { SearchCounts } from '#search/engine/counts.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { MultiSelectOption } from '#islands/kit/MultiSelect.tsx'

/** What can be chosen of a list, field by field. */
export type SearchOptionLists = Readonly<{
  towns: readonly MultiSelectOption[]
  types: readonly MultiSelectOption[]
  prices: readonly MultiSelectOption[]
}>

/** Returns options with how many listings each leads to now. What the index does not know leads to none. */
export function withCounts(
  { towns, types, prices }: SearchOptionLists,
  index: Pick<SearchIndex, 'towns' | 'categoryIds'>,
  counts: Pick<SearchCounts, 'towns' | 'categories' | 'prices'>,
): SearchOptionLists {
  const bands = prices.map(({ value }) => parsePriceBand(value) ?? {})
  const byBand = counts.prices(bands)
  return {
    towns: towns.map((option) => ({
      ...option,
      count: counts.towns[index.towns.indexOf(option.value)] ?? 0,
    })),
    types: types.map((option) => ({
      ...option,
      count: counts.categories[index.categoryIds.indexOf(Number(option.value))] ?? 0,
    })),
    prices: prices.map((option, at) => ({ ...option, count: byBand[at] ?? 0 })),
  }
}
