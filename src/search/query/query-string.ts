import { energyLabels } from '#domain/listing/property.ts'
import { formatArea, parseAround, parseBox, parsePolygon } from './area-param.ts'
import {
  type Criteria,
  defaultSort,
  livingSteps,
  plotSteps,
  type SearchArea,
  sortKeys,
  type SortOrder,
  wantedFeatures,
} from './criteria.ts'
import { comparePriceBands, formatPriceBand, parsePriceBand } from './price-band.ts'

/** What an address can hold at most; the rest is dropped. */
export const criteriaLimits = {
  values: 100,
  categoryId: 9999,
  bedrooms: 50,
  page: 9999,
  text: 80,
  slug: 70,
} as const

/**
 * Returns what the query of an address asks for. Never throws: parts that are unknown, malformed or beyond
 * `criteriaLimits` are dropped, and of a part that may stand once the first valid one counts.
 *
 * The answer is in normal form, in which `parseCriteria` and `formatCriteria` are inverse: values sorted and
 * unique, prices as `priceBand` makes them, steps from the lists of steps, text in one line without spaces around
 * it, points as `normalPoint` makes them.
 * @param query with or without its question mark
 * @example parseCriteria('?city=berlare&price=200000-300000').towns // ['berlare']
 */
export function parseCriteria(query: string): Criteria {
  const params = new URLSearchParams(query)
  return {
    towns: parseAll(params, 'city', parseSlug).toSorted(),
    categories: parseAll(params, 'type', (value) => parseWhole(value, criteriaLimits.categoryId)).toSorted(
      (one, other) => one - other,
    ),
    prices: parsePrices(params),
    bedrooms: parseFirst(params, 'bedrooms', (value) => parseWhole(value, criteriaLimits.bedrooms)),
    living: parseFirst(params, 'living', (value) => parseStep(value, livingSteps)),
    plot: parseFirst(params, 'plot', (value) => parseStep(value, plotSteps)),
    // A plus that was typed by hand arrives as a space.
    label: parseFirst(params, 'label', (value) =>
      energyLabels.find((label) => label === value.replaceAll(' ', '+')),
    ),
    features: wantedFeatures.filter((feature) => params.getAll(feature).includes('1')),
    text: parseFirst(params, 'q', parseText),
    area: parseArea(params),
    sort: parseFirst(params, 'sort', parseSort) ?? defaultSort,
    page: parseFirst(params, 'page', (value) => parseWhole(value, criteriaLimits.page)) ?? 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
  }
}

/**
 * Returns the query of an address, with its question mark; empty where nothing differs from `noCriteria`.
 * @example formatCriteria({ ...noCriteria, towns: ['berlare'], page: 2 }) // '?city=berlare&page=2'
 */
export function formatCriteria(criteria: Criteria): string {
  const { area, label, text, sort, page, view } = criteria
  const params = new URLSearchParams([
    ...criteria.towns.map((town) => ['city', town]),
    ...criteria.categories.map((category) => ['type', String(category)]),
    ...criteria.prices.map((band) => ['price', formatPriceBand(band)]),
    ...(['bedrooms', 'living', 'plot'] as const).flatMap((name) => {
      const value = criteria[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
    ...(label === undefined ? [] : [['label', label]]),
    ...criteria.features.map((feature) => [feature, '1']),
    ...(text === undefined ? [] : [['q', text]]),
    ...(area === undefined ? [] : [[...formatArea(area)]]),
    ...(formatSort(sort) === formatSort(defaultSort) ? [] : [['sort', formatSort(sort)]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
    ...(view === 'list' ? [] : [['view', view]]),
  ])
  const query = params.toString().replaceAll('%2C', ',').replaceAll('%3B', ';')
  return query === '' ? '' : `?${query}`
}

/** Returns the `sort` parameter of an order. @example formatSort({ by: 'price', direction: 'descending' }) // '-price' */
export function formatSort({ by, direction }: SortOrder): string {
  return direction === 'descending' ? `-${by}` : by
}

/** Returns the order that a `sort` parameter asks for. @example parseSort('-price')?.direction // 'descending' */
export function parseSort(value: string): SortOrder | undefined {
  const by = sortKeys.find((key) => key === value.replace(/^-/, ''))
  if (by === undefined) return undefined
  return { by, direction: value.startsWith('-') ? 'descending' : 'ascending' }
}

/** Returns a free text in one line, at most 80 characters long; undefined where nothing is left. */
export function parseText(value: string): string | undefined {
  const line = value
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toWellFormed()
  const text = Array.from(line).slice(0, criteriaLimits.text).join('').trim()
  return text === '' ? undefined : text
}

type Parse<Value> = (value: string) => Value | undefined

function parseAll<Value>(params: URLSearchParams, name: string, parse: Parse<Value>): readonly Value[] {
  const values = params.getAll(name).flatMap((value) => parse(value) ?? [])
  return [...new Set(values)].slice(0, criteriaLimits.values)
}

function parseFirst<Value>(params: URLSearchParams, name: string, parse: Parse<Value>): Value | undefined {
  for (const value of params.getAll(name)) {
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
  }
  return undefined
}

function parsePrices(params: URLSearchParams): Criteria['prices'] {
  const texts = parseAll(params, 'price', (value) => {
    const band = parsePriceBand(value)
    return band === undefined ? undefined : formatPriceBand(band)
  })
  return texts.flatMap((text) => parsePriceBand(text) ?? []).toSorted(comparePriceBands)
}

function parseArea(params: URLSearchParams): SearchArea | undefined {
  return (
    parseFirst(params, 'polygon', parsePolygon) ??
    parseFirst(params, 'box', parseBox) ??
    parseFirst(params, 'around', parseAround)
  )
}

function parseSlug(value: string): string | undefined {
  return value.length <= criteriaLimits.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? value : undefined
}

function parseWhole(value: string, max: number): number | undefined {
  return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= max ? Number(value) : undefined
}

function parseStep(value: string, steps: readonly number[]): number | undefined {
  return steps.find((step) => String(step) === value)
}
