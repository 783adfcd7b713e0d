import type { UnitFacts } from './unit-facts.ts'

/** Facts by which units can be sorted. */
export const unitSortKeys = ['floor', 'bedrooms', 'living', 'price'] as const

export type UnitSortKey = (typeof unitSortKeys)[number]

/** An order of the units: by what, and whether the largest comes first. */
export type UnitOrder = Readonly<{ by: UnitSortKey; isDescending: boolean }>

/** The filters and order of a project's units; without `order` the cheapest is first. */
export type UnitQuery = Readonly<{
  type?: string
  /** At least that many. */
  bedrooms?: number
  order?: UnitOrder
}>

const names = ['type', 'bedrooms', 'sort'] as const

/**
 * Returns the filters and order of an address's query. Never throws: unknown and malformed parts are dropped.
 * @example parseUnitQuery('?bedrooms=2&sort=-price') // { bedrooms: 2, order: { by: 'price', … } }
 */
export function parseUnitQuery(query: string): UnitQuery {
  const params = new URLSearchParams(query)
  const type = params.get('type') ?? ''
  const bedrooms = params.get('bedrooms') ?? ''
  return {
    type: /^[a-z0-9-]{1,80}$/.test(type) ? type : undefined,
    bedrooms: /^[1-9]\d?$/.test(bedrooms) ? Number(bedrooms) : undefined,
    order: parseUnitOrder(params.get('sort') ?? ''),
  }
}

/** Returns the query of an address, empty when there is none; other parameters of `others` stay in it. */
export function formatUnitQuery({ type, bedrooms, order }: UnitQuery, others = ''): string {
  const params = new URLSearchParams(others)
  for (const name of names) params.delete(name)
  if (type !== undefined) params.set('type', type)
  if (bedrooms !== undefined) params.set('bedrooms', String(bedrooms))
  if (order !== undefined) params.set('sort', formatUnitOrder(order))
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** Returns the order of a `sort` parameter. @example parseUnitOrder('-price')?.isDescending // true */
export function parseUnitOrder(text: string): UnitOrder | undefined {
  const by = unitSortKeys.find((key) => key === text.replace(/^-/, ''))
  return by === undefined ? undefined : { by, isDescending: text.startsWith('-') }
}

/** Returns the `sort` parameter of an order; empty without one. */
export function formatUnitOrder(order: UnitOrder | undefined): string {
  return order === undefined ? '' : `${order.isDescending ? '-' : ''}${order.by}`
}

/**
 * Returns the positions of the units that fit, in order. Equal ones keep their order; those with an unknown or hidden value
 * come last in both directions.
 */
export function arrangeUnits(units: readonly UnitFacts[], query: UnitQuery): readonly number[] {
  const fitting = [...units.keys()].filter((at) => fits(units[at], query))
  const { order } = query
  if (order === undefined) return fitting
  const sign = order.isDescending ? -1 : 1
  return fitting.toSorted((one, other) => {
    const first = units[one]?.[order.by]
    const second = units[other]?.[order.by]
    if (first === second) return 0
    if (first === undefined) return 1
    if (second === undefined) return -1
    return sign * (first - second)
  })
}

function fits(unit: UnitFacts | undefined, { type, bedrooms }: UnitQuery): boolean {
  if (unit === undefined) return false
  if (type !== undefined && unit.type !== type) return false
  return bedrooms === undefined || (unit.bedrooms ?? 0) >= bedrooms
}
