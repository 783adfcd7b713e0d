import fc from 'fast-check'
import { expect, test } from 'vitest'
import { energyLabels } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import { areaPoints } from '#search/engine/area-points.ts'
import { type FilterName, filters } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'
import { type Criteria, sortKeys } from '#search/query/criteria.ts'
import { createSearch, type SearchResult } from '#search/engine/search.ts'
import { byId, createIndex, createPoints, flagNames, type Listing, stepNames } from './listing-fixture.ts'
import { inOrder, isPriced, isWanted, type Middles } from './search-oracle.ts'

const towns = ['aalst', 'berlare', 'gent', 'lokeren', 'wetteren'] as const
const places: Middles = new Map([
  ['aalst', [50.9375, 4.03125]],
  ['berlare', [51.03125, 4]],
  ['gent', [51.0625, 3.71875]],
])
const types: readonly (PropertyType | undefined)[] = ['villa', 'apartment', 'loft', undefined]
const kinds = types.filter((type) => type !== undefined)
const labels = energyLabels.filter((_, position) => position % 3 === 0)
const words = ['kerkstraat', 'berlare', 'dorp', 'kk 12', 'tuin']
const bands = [{ max: 200 }, { min: 200, max: 300 }, { min: 300 }, { min: 100, max: 400 }] as const
// Multiples of 1/128 degree, which corners of areas never are, so that no point is on an edge.
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 128, max: max * 128 }).map((n) => n / 128)
const place = fc.option(fc.tuple(degrees(50.5, 51.5), degrees(3.5, 4.5)), { nil: undefined })

/** The lowest steps, so that a few listings differ in them. */
const lowest = (steps: readonly number[]) => steps.slice(0, 6)
/** Amounts on a step, just below it, and anywhere. */
const around = (steps: readonly number[]) =>
  fc.oneof(
    fc.constantFrom(0, ...lowest(steps), ...lowest(steps).map((step) => step - 1)),
    fc.nat(lowest(steps).at(-1) ?? 0),
  )

const listing = fc
  .record({
    town: fc.constantFrom(...towns),
    categories: fc.subarray([1, 2, 5, 7], { maxLength: 2 }),
    type: fc.constantFrom(...types),
    price: fc.oneof(
      fc.constant(0),
      fc.constantFrom(100, 200, 250, 300, 400),
      fc.integer({ min: 1, max: 500 }),
    ),
    more: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200 })),
    ...recordOf(stepNames, (name) => around(filters[name].steps)),
    label: fc.option(fc.constantFrom(...labels), { nil: undefined }),
    features: fc.subarray([...flagNames]),
    available: fc.oneof(fc.constantFrom(0, 1, 2), fc.integer({ min: 9780, max: 9990 })),
    day: fc.nat(6),
    place,
    text: fc.subarray(words).map((some) => some.join(' ')),
  })
  .map(({ more, place, ...known }) => ({
    ...known,
    priceTo: known.price === 0 ? 0 : known.price + more,
    latitude: place?.[0] ?? NaN,
    longitude: place?.[1] ?? NaN,
  }))

const listings = fc
  .array(listing, { maxLength: 60 })
  .map((all) => all.map((each, position): Listing => ({ ...each, id: ((position * 37) % 101) + 1 })))

const corner = fc.record({
  latitude: degrees(50.5, 51.5).map((each) => each + 0.00123),
  longitude: degrees(3.5, 4.5).map((each) => each + 0.00321),
})
const area = fc.oneof(
  fc.record({
    kind: fc.constant('around'),
    town: fc.constantFrom(...towns),
    km: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({ kind: fc.constant('box'), southWest: corner, northEast: corner }),
  fc.record({ kind: fc.constant('polygon'), points: fc.array(corner, { minLength: 3, maxLength: 8 }) }),
)
// Mostly empty: with all filters on, nothing would ever be found.
const few = <Value>(values: readonly Value[]): fc.Arbitrary<readonly Value[]> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...values]) })
const seldom = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<readonly Value[]> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(values) })
const flag = seldom(fc.constant(true as const))

const criteria: fc.Arbitrary<Criteria> = fc.record({
  towns: few([...towns, 'nowhere']),
  categories: few([1, 2, 5, 7, 9]),
  kinds: few(kinds),
  prices: few(bands),
  ...recordOf(stepNames, (name) => seldom(fc.constantFrom(...lowest(filters[name].steps)))),
  ...recordOf(flagNames, () => flag),
  label: seldom(fc.constantFrom(...energyLabels)),
  available: seldom(fc.constantFrom('now', '2026-11', '2026-12', '2027-02', '2027-03', '2027-04')),
  text: seldom(fc.constantFrom('kerk', 'tuin berl', '12', 'kerkstraat dorp', 'zee')),
  ranked: fc.constant([]),
  area: seldom(area),
  sort: fc.record({
    by: fc.constantFrom(...sortKeys),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  page: fc.integer({ min: 1, max: 12 }),
  view: fc.constantFrom('list', 'map'),
})

const pageSize = 7

/** The centres that a list knows: those of its own towns. */
function middlesOf(all: readonly Listing[]): Middles {
  return new Map([...places].filter(([town]) => all.some((each) => each.town === town)))
}

function expectSame(result: SearchResult, all: readonly Listing[], asked: Criteria): void {
  const rows = byId(all)
  const middles = middlesOf(all)
  const found = inOrder(all, asked.sort)
    .filter((each) => isWanted(each, asked, middles))
    .map((each) => rows.indexOf(each))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(asked.page, pages)
  expect([...result.all]).toEqual(found)
  expect({ count: result.count, pages: result.pages, page: result.page, rows: result.rows }).toEqual({
    count: found.length,
    pages,
    page,
    rows: found.slice((page - 1) * pageSize, page * pageSize),
  })
}

function expectSameCounts({ countOptions }: SearchResult, all: readonly Listing[], asked: Criteria): void {
  const index = createIndex(all)
  const middles = middlesOf(all)
  const without = new Map<FilterName, readonly Listing[]>()
  const count = (leftOut: FilterName, isOption: (each: Listing) => boolean) => {
    const left = without.get(leftOut) ?? all.filter((each) => isWanted(each, asked, middles, leftOut))
    without.set(leftOut, left)
    return left.filter(isOption).length
  }
  expect({
    towns: [...countOptions('towns', index.towns)],
    categories: [...countOptions('categories', index.categoryIds)],
    kinds: [...countOptions('kinds', kinds)],
    prices: [...countOptions('prices', bands)],
  }).toEqual({
    towns: index.towns.map((town) => count('towns', (each) => each.town === town)),
    categories: index.categoryIds.map((id) => count('categories', (each) => each.categories.includes(id))),
    kinds: kinds.map((kind) => count('kinds', (each) => each.type === kind)),
    prices: bands.map((band) => count('prices', (each) => isPriced(each, band))),
  })
}

test('5,000 random queries in random lists give the results and counts of a naive search', () => {
  const queries = fc.array(criteria, { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(listings, queries, (all, asked) => {
      const index = createIndex(all)
      const search = createSearch(index, { pageSize, now: () => Date.parse('2026-11-29T12:00:00Z') })
      const points = areaPoints(createPoints(all, places), index)
      const extra = { points, texts: byId(all).map(({ text }) => text) }
      for (const each of asked) {
        const result = search.run(each, extra)
        expectSame(result, all, each)
        expectSameCounts(result, all, each)
      }
    }),
    { numRuns: 250 },
  )
})
