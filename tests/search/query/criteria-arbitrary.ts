import fc from 'fast-check'
import { energyLabels } from '#domain/listing/property.ts'
import { propertyTypeCodes } from '#domain/listing/property-type.ts'
import { normalPoint, type SearchArea } from '#search/filters/area.ts'
import { mostOptions } from '#search/filters/filter.ts'
import { filters } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'
import { flagNames, stepNames } from '#tests/search/engine/listing-fixture.ts'
import { normalText } from '#search/filters/normal-text.ts'
import { comparePriceBands, formatPriceBand, priceBand, type PriceBand } from '#search/filters/price-band.ts'
import { type Criteria, sortKeys } from '#search/query/criteria.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,3}$/)

const band = fc
  .tuple(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100_000_000 }))
  .map(([min, max]) => priceBand(min, max))
  .filter((each): each is PriceBand => each !== undefined)

const point = fc
  .record({
    latitude: fc.double({ min: 48, max: 55, noNaN: true }),
    longitude: fc.double({ min: 1, max: 9, noNaN: true }),
  })
  .map((each) => normalPoint(each) ?? { latitude: 51, longitude: 4 })

const box = fc
  .tuple(point, point)
  .filter(([one, other]) => one.latitude <= other.latitude && one.longitude <= other.longitude)
  .map(([southWest, northEast]): SearchArea => ({ kind: 'box', southWest, northEast }))

const area: fc.Arbitrary<SearchArea> = fc.oneof(
  fc.record({ kind: fc.constant('around'), town: slug, km: fc.integer({ min: 1, max: 50 }) }),
  box,
  fc.record({ kind: fc.constant('polygon'), points: fc.array(point, { minLength: 3, maxLength: 40 }) }),
)

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
  .map(normalText)
  .filter((each) => each !== undefined)

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.array(values, { maxLength: 1 })
const flag = maybe(fc.constant(true as const))

/** Criteria in normal form, as `parseCriteria` returns them. */
export const normalCriteria: fc.Arbitrary<Criteria> = fc.record({
  towns: fc.uniqueArray(slug, { maxLength: mostOptions }).map((all) => all.toSorted()),
  categories: fc
    .uniqueArray(fc.integer({ min: 1, max: 9999 }))
    .map((all) => all.toSorted((one, other) => one - other)),
  kinds: fc
    .subarray([...propertyTypeCodes])
    .map((all) =>
      all.toSorted((one, other) => propertyTypeCodes.indexOf(one) - propertyTypeCodes.indexOf(other)),
    ),
  prices: fc.uniqueArray(band, { selector: formatPriceBand }).map((all) => all.toSorted(comparePriceBands)),
  ...recordOf(stepNames, (name) => maybe(fc.constantFrom(...filters[name].steps))),
  ...recordOf(flagNames, () => flag),
  label: maybe(fc.constantFrom(...energyLabels)),
  available: maybe(fc.constantFrom('now', '2026-12', '2027-03')),
  text: maybe(text),
  ranked: fc.uniqueArray(text, { maxLength: 8 }),
  area: maybe(area),
  sort: fc.record({
    by: fc.constantFrom(...sortKeys),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  page: fc.integer({ min: 1, max: 9999 }),
  view: fc.constantFrom('list', 'map'),
})
