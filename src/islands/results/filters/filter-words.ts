import type { PropertyType } from '#domain/listing/property-type.ts'
import type { Chip } from '#islands/results/list/results-props.ts'
import type { LiveTranslate } from '#islands/results/live-words.ts'
import {
  type FilterItems,
  type FilterName,
  filterNames,
  filterOf,
  filters,
  type FiltersOf,
  isOfKind,
} from '#search/filters/filters.ts'
import { monthWords } from './month-words.ts'
import type { PriceBand } from '#search/filters/price-band.ts'
import { recordOf } from '#search/filters/record-of.ts'
import {
  activeFilters,
  type ActiveFilter,
  type Criteria,
  filterKey,
  withoutFilter,
} from '#search/query/criteria.ts'

/** The sources of a filter's words: messages, names by slug, WebID and code word, the BCP 47 tag for numbers. */
export type FilterNames = Readonly<{
  t: LiveTranslate
  town: (slug: string) => string
  category: (id: number) => string
  kind: (type: PropertyType) => string
  numberTag: string
}>

type WordsOf<Name extends FilterName> = (item: FilterItems[Name], names: FilterNames) => string

const flags = recordOf(
  filterNames.filter((name) => isOfKind(name, 'flag')),
  (name) =>
    (_: true, { t }: FilterNames) =>
      t(`filters.field.${name}`),
)

const steps = recordOf(
  filterNames.filter((name) => isOfKind(name, 'atLeast')),
  (name) => (step: number, names: FilterNames) => stepWords(name, step, names),
)

/** The words of a chip, by filter. */
const wordsOf: { readonly [Name in FilterName]: WordsOf<Name> } = {
  ...flags,
  ...steps,
  towns: (slug, { town }) => town(slug),
  categories: (id, { category }) => category(id),
  kinds: (type, { kind }) => kind(type),
  prices: priceWords,
  label: (label, { t }) => t('filters.chip.label', { label }),
  available: (moment, { t, numberTag }) =>
    moment === 'now'
      ? t('filters.chip.availableNow')
      : t('filters.chip.available', { month: monthWords(moment, numberTag) }),
  text: (text, { t }) => t('filters.chip.text', { text }),
  area: (area, { t, town }) =>
    area.kind === 'around'
      ? t('filters.chip.around', { km: area.km, town: town(area.town) })
      : t(`filters.chip.${area.kind}`),
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
      remove: names.t('live.remove', { filter: words }),
      href: hrefOf(withoutFilter(criteria, filter)),
    }
  })
}

function stepWords(name: FiltersOf<'atLeast'>, step: number, { t, numberTag }: FilterNames): string {
  const { unit } = filters[name]
  // A surface has no plural.
  if (unit === 'count') return t(`filters.chip.${name}`, { count: step })
  return t(`filters.chip.${name}`, { area: `${step.toLocaleString(numberTag)}\u00A0${unit}` })
}

function priceWords({ min, max }: PriceBand, { t, numberTag }: FilterNames): string {
  const money = new Intl.NumberFormat(numberTag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  if (min === undefined) return t('filters.priceUnder', { max: money.format(max ?? 0) })
  if (max === undefined) return t('filters.priceOver', { min: money.format(min) })
  return t('filters.priceBetween', { min: money.format(min), max: money.format(max) })
}
