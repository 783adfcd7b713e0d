import type { Criteria, PriceBand } from '#search/query/criteria.ts'
import { activeFilters, type Filter, filterKey, withoutFilter } from '#search/query/filters.ts'
import type { LiveWords } from '#search/query/live-words.ts'
import { fill, fillCount } from '#islands/kit/words.ts'
import type { Chip } from '#islands/results/list/results-props.ts'

/** What the words of a filter are made of: sentences, names by slug and WebID, the tag that numbers follow. */
export type FilterNames = Readonly<{
  words: LiveWords
  town: (slug: string) => string
  category: (id: number) => string
  numberTag: string
}>

/** Returns what a filter is called. @example 'Vanaf 3 slaapkamers' */
export function filterWords(filter: Filter, names: FilterNames): string {
  const { words, numberTag } = names
  switch (filter.field) {
    case 'towns':
      return names.town(filter.value)
    case 'categories':
      return names.category(filter.value)
    case 'prices':
      return priceWords(filter.value, names)
    case 'bedrooms':
      return fillCount({ one: words.bedrooms_one, other: words.bedrooms_other }, filter.value, numberTag)
    case 'living':
    case 'plot':
      return fill(words[filter.field], { area: `${filter.value.toLocaleString(numberTag)}\u00A0m²` })
    case 'label':
      return fill(words.energy, { label: filter.value })
    case 'features':
      return words[filter.value]
    case 'text':
      return fill(words.text, { text: filter.value })
    case 'area':
      return filter.value.kind === 'around'
        ? fill(words.around, { km: filter.value.km, town: names.town(filter.value.town) })
        : words[filter.value.kind]
  }
}

/** Returns what a filter is called where it stands alone. @example 'Tot € 200.000' */
export function filterLabel(filter: Filter, names: FilterNames): string {
  const words = filterWords(filter, names)
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1)
}

/** Returns the filters that are on, each with the address of the same search without it. */
export function chipsOf(
  criteria: Criteria,
  names: FilterNames,
  hrefOf: (criteria: Criteria) => string,
): readonly Chip[] {
  return activeFilters(criteria).map((filter) => {
    const words = filterLabel(filter, names)
    return {
      key: filterKey(filter),
      words,
      remove: fill(names.words.remove, { filter: words }),
      href: hrefOf(withoutFilter(criteria, filter)),
    }
  })
}

function priceWords({ min, max }: PriceBand, { words, numberTag }: FilterNames): string {
  const money = new Intl.NumberFormat(numberTag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  if (min === undefined) return fill(words.priceUnder, { max: money.format(max ?? 0) })
  if (max === undefined) return fill(words.priceOver, { min: money.format(min) })
  return fill(words.priceBetween, { min: money.format(min), max: money.format(max) })
}
