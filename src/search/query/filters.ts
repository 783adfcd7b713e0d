import type { EnergyLabel } from '#domain/listing/property.ts'
import { formatArea } from './area-param.ts'
import {
  type Criteria,
  noCriteria,
  type PriceBand,
  type SearchArea,
  type WantedFeature,
  wantedFeatures,
} from './criteria.ts'
import { comparePriceBands, formatPriceBand } from './price-band.ts'

/** One thing that a visitor asks for, as a chip names it. */
export type Filter =
  | Readonly<{ field: 'towns'; value: string }>
  | Readonly<{ field: 'categories'; value: number }>
  | Readonly<{ field: 'prices'; value: PriceBand }>
  | Readonly<{ field: 'bedrooms' | 'living' | 'plot'; value: number }>
  | Readonly<{ field: 'label'; value: EnergyLabel }>
  | Readonly<{ field: 'features'; value: WantedFeature }>
  | Readonly<{ field: 'text'; value: string }>
  | Readonly<{ field: 'area'; value: SearchArea }>

const numberFields = ['bedrooms', 'living', 'plot'] as const

/** Returns what is asked for, one by one, in the order of the fields. Sort, page and view are no filters. */
export function activeFilters(criteria: Criteria): readonly Filter[] {
  const { label, text, area } = criteria
  const numbers = numberFields.flatMap((field): readonly Filter[] => {
    const value = criteria[field]
    return value === undefined ? [] : [{ field, value }]
  })
  return [
    ...criteria.towns.map((value): Filter => ({ field: 'towns', value })),
    ...criteria.categories.map((value): Filter => ({ field: 'categories', value })),
    ...criteria.prices.map((value): Filter => ({ field: 'prices', value })),
    ...numbers,
    ...(label === undefined ? [] : [{ field: 'label', value: label } as const]),
    ...criteria.features.map((value): Filter => ({ field: 'features', value })),
    ...(text === undefined ? [] : [{ field: 'text', value: text } as const]),
    ...(area === undefined ? [] : [{ field: 'area', value: area } as const]),
  ]
}

/** Whether nothing is asked for: sort, page and view may still differ from `noCriteria`. */
export function isUnfiltered(criteria: Criteria): boolean {
  return activeFilters(criteria).length === 0
}

/** Returns criteria without any filter, on the first page; sort and view stay. */
export function withoutFilters({ sort, view }: Criteria): Criteria {
  return { ...noCriteria, sort, view }
}

/** A text that is the same for equal filters, and for those only. @example 'towns:berlare' */
export function filterKey({ field, value }: Filter): string {
  if (typeof value !== 'object') return `${field}:${value}`
  return 'kind' in value ? `${field}:${formatArea(value).join(':')}` : `${field}:${formatPriceBand(value)}`
}

/** Whether criteria ask for exactly this. */
export function hasFilter(criteria: Criteria, filter: Filter): boolean {
  const key = filterKey(filter)
  return activeFilters(criteria).some((active) => filterKey(active) === key)
}

/** Returns criteria without one filter, on the first page; the same criteria where they do not have it. */
export function withoutFilter(criteria: Criteria, filter: Filter): Criteria {
  if (!hasFilter(criteria, filter)) return criteria
  const left = activeFilters(criteria).filter((active) => filterKey(active) !== filterKey(filter))
  return left.reduce(addFilter, withoutFilters(criteria))
}

/**
 * Returns criteria with one filter more, on the first page. A town, category, price or feature comes beside those
 * that are there; any other takes the place of its field's.
 */
export function withFilter(criteria: Criteria, filter: Filter): Criteria {
  if (hasFilter(criteria, filter)) return criteria
  return addFilter({ ...criteria, page: 1 }, filter)
}

/** Returns criteria with a filter added, or taken away where they have it. */
export function toggleFilter(criteria: Criteria, filter: Filter): Criteria {
  return hasFilter(criteria, filter) ? withoutFilter(criteria, filter) : withFilter(criteria, filter)
}

function addFilter(criteria: Criteria, filter: Filter): Criteria {
  switch (filter.field) {
    case 'towns':
      return { ...criteria, towns: [...criteria.towns, filter.value].toSorted() }
    case 'categories': {
      const categories = [...criteria.categories, filter.value]
      return { ...criteria, categories: categories.toSorted((one, other) => one - other) }
    }
    case 'prices':
      return { ...criteria, prices: [...criteria.prices, filter.value].toSorted(comparePriceBands) }
    case 'features': {
      const features = new Set([...criteria.features, filter.value])
      return { ...criteria, features: wantedFeatures.filter((feature) => features.has(feature)) }
    }
    default:
      return { ...criteria, [filter.field]: filter.value }
  }
}
