import { energyLabels } from '#domain/listing/property.ts'
import { type PropertyType, propertyTypeCodes } from '#domain/listing/property-type.ts'
import { formatArea, parseAround, parseBox, parsePolygon, type SearchArea } from './area.ts'
import {
  atLeast,
  codes,
  type Filter,
  type FilterGroup,
  type FilterKind,
  flag,
  options,
  yesOrNo,
} from './filter.ts'
import { type FreeBy, freeMonths, isFreeBy, minutesSince, parseFreeBy } from './moments.ts'
import { normalText } from './normal-text.ts'
import { comparePriceBands, formatPriceBand, parsePriceBand, type PriceBand } from './price-band.ts'

/** Thresholds in m² that a visitor can choose from; the index keeps nothing finer. */
export const livingSteps = [50, 75, 100, 125, 150, 175, 200, 250, 300, 400] as const
export const plotSteps = [100, 200, 300, 400, 500, 750, 1000, 1500, 2500, 5000, 10_000] as const

/** Rooms are counted to 50. */
export const roomSteps = Array.from({ length: 50 }, (_, at) => at + 1)

/**
 * Everything that listings can be filtered by, in the order of chips and addresses. Criteria, query string, matching,
 * counts, bar, "more filters", chips and titles come from this table; the compiler names the rest: the column in
 * `search-index.ts`, how it is read in `list-columns.ts`, the words in `content/messages`.
 */
export const filters = {
  towns: options<string>({
    param: 'city',
    isLong: true,
    parse: parseSlug,
    text: String,
    compare: (one, other) => (one < other ? -1 : 1),
    isKnown: (slug, { towns }) => towns.includes(slug),
    match: {
      column: 'town',
      values: ({ towns }) => towns.length,
      accepts: (slugs, { towns }) => {
        const wanted = new Set(slugs)
        return (value) => wanted.has(towns[value] ?? '')
      },
    },
  }),
  categories: options<number>({
    param: 'type',
    parse: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined),
    text: String,
    compare: (one, other) => one - other,
    isKnown: (id, { categoryIds }) => categoryIds.includes(id),
    match: {
      column: 'categories',
      values: () => codes,
      accepts: (ids, { categoryIds }) => {
        const wanted = categoryIds.reduce((bits, id, at) => (ids.includes(id) ? bits | (1 << at) : bits), 0)
        return (value) => (value & wanted) !== 0
      },
    },
  }),
  kinds: options<PropertyType>({
    param: 'kind',
    parse: (text) => propertyTypeCodes.find((type) => type.toLowerCase() === text.toLowerCase()),
    text: String,
    compare: (one, other) => propertyTypeCodes.indexOf(one) - propertyTypeCodes.indexOf(other),
    isKnown: (type, { types }) => types.includes(type),
    match: {
      column: 'type',
      values: ({ types }) => types.length,
      accepts: (wanted, { types }) => {
        const at = new Set(wanted.map((type) => types.indexOf(type)))
        return (value) => at.has(value)
      },
    },
  }),
  prices: options<PriceBand>({
    param: 'price',
    parse: parsePriceBand,
    text: formatPriceBand,
    compare: comparePriceBands,
    match: { mask: (band, { price }) => price(band) },
  }),
  bedrooms: atLeast({ column: 'bedrooms', steps: roomSteps, offered: [1, 2, 3, 4, 5], unit: 'count' }),
  bathrooms: atLeast({
    column: 'bathrooms',
    steps: roomSteps,
    offered: [1, 2, 3],
    unit: 'count',
    group: 'size',
  }),
  living: atLeast({ column: 'living', steps: livingSteps, unit: 'm²', group: 'size' }),
  plot: atLeast({ column: 'plot', steps: plotSteps, unit: 'm²', group: 'size' }),
  label: {
    kind: 'orBetter',
    params: ['label'],
    most: 1,
    // A plus that was typed into an address arrives as a space.
    parse: (text) => energyLabels.find((label) => label === text.toUpperCase().replaceAll(' ', '+')),
    format: (label) => ['label', label],
    compare: () => 0,
    match: {
      column: 'label',
      values: () => codes,
      accepts: (labels) => {
        const worst = Math.max(...labels.map((label) => energyLabels.indexOf(label) + 1))
        return (value) => value > 0 && value <= worst
      },
    },
    choices: ({ column }) => {
      const found = new Set(column('label'))
      return energyLabels.filter((_, at) => found.has(at + 1))
    },
    group: 'size',
  } satisfies Filter<(typeof energyLabels)[number], 'orBetter'>,
  garden: flag('garden', { group: 'features' }),
  terrace: flag('terrace', { group: 'features' }),
  lift: flag('lift', { group: 'features' }),
  pool: flag('pool', { group: 'features' }),
  garage: flag('garage', { group: 'features' }),
  parking: flag('parking', { group: 'features' }),
  furnished: flag('furnished', { group: 'features', lists: ['rent', 'office'] }),
  available: {
    kind: 'atLatest',
    params: ['available'],
    most: 1,
    parse: parseFreeBy,
    format: (moment) => ['available', moment],
    compare: () => 0,
    match: {
      mask: (moment, { rows, now }) => rows('available', (free) => isFreeBy(free, moment, now)),
    },
    choices: ({ column }, now) => freeMonths(column('available'), now),
    group: 'moment',
  } satisfies Filter<FreeBy, 'atLatest'>,
  openHouse: yesOrNo(
    'openhouse',
    { mask: (_, { rows, now }) => rows('openHouse', (end) => end > minutesSince(now)) },
    { group: 'moment' },
  ),
  new: flag('new', { group: 'moment' }),
  annuity: flag('annuity', { group: 'terms', lists: ['sale', 'office'] }),
  investment: flag('investment', { group: 'terms', lists: ['sale', 'office'] }),
  text: {
    kind: 'text',
    params: ['q'],
    most: 1,
    parse: normalText,
    format: (text) => ['q', text],
    compare: () => 0,
    match: { mask: (text, masks) => masks.text(text) },
  } satisfies Filter<string, 'text'>,
  area: {
    kind: 'area',
    params: ['polygon', 'box', 'around'],
    most: 1,
    parse: (text, param) =>
      param === 'polygon' ? parsePolygon(text) : param === 'box' ? parseBox(text) : parseAround(text),
    format: formatArea,
    compare: () => 0,
    isKnown: (area, { towns }) => area.kind !== 'around' || towns.includes(area.town),
    match: { mask: (area, masks) => masks.area(area) },
  } satisfies Filter<SearchArea, 'area'>,
}

type Filters = typeof filters

export type FilterName = keyof Filters

/** The type of one choice, by filter. */
export type FilterItems = { [Name in FilterName]: NonNullable<ReturnType<Filters[Name]['parse']>> }

/** The filters of some kinds. */
export type FiltersOf<Kind extends FilterKind> = {
  [Name in FilterName]: Filters[Name]['kind'] extends Kind ? Name : never
}[FilterName]

/** The filters whose options are counted. */
export type FacetName = FiltersOf<'options'>

export const filterNames: readonly FilterName[] = Object.keys(filters).filter(isFilterName)

export const facetNames: readonly FacetName[] = filterNames.filter((name) => isOfKind(name, 'options'))

const table: Readonly<{ [Name in FilterName]: Filter<FilterItems[Name]> }> = filters

/** Returns the definition of a filter. */
export function filterOf<Name extends FilterName>(name: Name): Filter<FilterItems[Name]> {
  return table[name]
}

/** The filters behind "more filters". */
export type MoreName = Exclude<FiltersOf<'atLeast' | 'orBetter' | 'atLatest' | 'flag'>, 'bedrooms'>

/** Returns the filters of a part of "more filters". */
export function filtersIn(group: FilterGroup): readonly MoreName[] {
  return filterNames.filter((name): name is MoreName => filterOf(name).group === group)
}

/** Whether a filter is of a kind. */
export function isOfKind<Kind extends FilterKind>(name: FilterName, kind: Kind): name is FiltersOf<Kind> {
  return filters[name].kind === kind
}

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(filters, name)
}

function parseSlug(text: string): string | undefined {
  const slug = text.toLowerCase()
  return slug.length <= 70 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : undefined
}
