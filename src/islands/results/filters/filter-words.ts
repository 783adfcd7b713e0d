import { fill, fillCount } from '#i18n/fill.ts'
import type { Chip } from '#islands/results/list/results-props.ts'
import type { LiveWords } from '#islands/results/live-words.ts'
import {
  type FilterItems,
  type FilterName,
  filterNames,
  filterOf,
  filters,
  type FiltersOf,
  isOfKind,
} from '#search/filters/filters.ts'
import type { PriceBand } from '#search/filters/price-band.ts'
import { recordOf } from '#search/filters/record-of.ts'
import {
  activeFilters,
  type ActiveFilter,
  type Criteria,
  filterKey,
  withoutFilter,
} from '#search/query/criteria.ts'

/** The sources of a filter's words: sentences, names by slug and WebID, the BCP 47 tag for numbers. */
export type FilterNames = Readonly<{
  words: LiveWords
  town: (slug: string) => string
  category: (id: number) => string
  numberTag: string
}>

type WordsOf<Name extends FilterName> = (item: FilterItems[Name], names: FilterNames) => string

const flags = recordOf(
  filterNames.filter((name) => isOfKind(name, 'flag')),
  (name) =>
    (_: true, { words }: FilterNames) =>
      words.chips[name],
)

const steps = recordOf(
  filterNames.filter((name) => isOfKind(name, 'atLeast')),
  (name) =>
    (step: number, { words, numberTag }: FilterNames) =>
      stepWords(name, step, words, numberTag),
)

/** The words of a chip, by filter. */
const wordsOf: { readonly [Name in FilterName]: WordsOf<Name> } = {
  ...flags,
  ...steps,
  towns: (slug, { town }) => town(slug),
  categories: (id, { category }) => category(id),
  prices: priceWords,
  label: (label, { words }) => fill(words.chips.label, { label }),
  text: (text, { words }) => fill(words.chips.text, { text }),
  area: (area, { words, town }) =>
    area.kind === 'around'
      ? fill(words.chips.around, { km: area.km, town: town(area.town) })
      : words.chips[area.kind],
}

/** Returns the words of a filter within a sentence. @example 'Vanaf 3 slaapkamers' */
export function filterWords({ name, param, text }: ActiveFilter, names: FilterNames): string {
  return itemWords(name, param, text, names)
}

function itemWords<Name extends FilterName>(
  name: Name,
  param: string,
  text: string,
  names: FilterNames,
): string {
  const item = filterOf(name).parse(text, param)
  return item === undefined ? text : wordsOf[name](item, names)
}

/** Returns the words of a filter that stands alone. @example 'Tot € 200.000' */
export function filterLabel(filter: ActiveFilter, names: FilterNames): string {
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

function stepWords(
  name: FiltersOf<'atLeast'>,
  step: number,
  { chips }: LiveWords,
  numberTag: string,
): string {
  const words = fillCount(chips[name], step, numberTag)
  return fill(words, { area: `${step.toLocaleString(numberTag)}\u00A0${filters[name].unit}` })
}

function priceWords({ min, max }: PriceBand, { words: { chips }, numberTag }: FilterNames): string {
  const money = new Intl.NumberFormat(numberTag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  if (min === undefined) return fill(chips.priceUnder, { max: money.format(max ?? 0) })
  if (max === undefined) return fill(chips.priceOver, { min: money.format(min) })
  return fill(chips.priceBetween, { min: money.format(min), max: money.format(max) })
}
