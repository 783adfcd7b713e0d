import { describe, expect, test } from 'vitest'
import { pricedListings } from '#domain/listing/priced-listings.ts'
import type { Property } from '#domain/listing/property.ts'
import { isApartment, isLand, isResidential } from '#domain/listing/property-kind.ts'
import { similarProperties } from '#domain/listing/similar-properties.ts'
import type { Town } from '#domain/place/place.ts'
import {
  createProperty,
  createSection,
  everywhere,
  sections,
} from '#tests/support/catalogue/catalogue-factory.ts'

const house = createProperty({ id: 1 })
/** A town so many km north of the house. */
const townAt = (slug: string, km?: number): Town => ({
  slug,
  name: slug,
  names: {},
  zip: '9000',
  country: 'BE',
  coordinates: km === undefined ? undefined : { latitude: 51.031 + km / 111.2, longitude: 4.001 },
})
const inTown = (id: number, town: Town, more: Partial<Property> = {}) =>
  createProperty({ id, address: { kind: 'hidden', town }, position: undefined, ...more })
const alike = (property: Property, ...others: readonly Property[]) =>
  similarProperties(property, pricedListings([property, ...others], sections)).map(({ id }) => id)

describe('among homes of the same price elsewhere', () => {
  test('the nearer one comes first, even when the other is newer', () => {
    expect(alike(house, inTown(2, townAt('dichtbij', 5)), inTown(3, townAt('verder', 25)))).toEqual([2, 3])
  })

  test('those beyond thirty kilometres are equally far: the newest comes first', () => {
    expect(alike(house, inTown(2, townAt('ver', 40)), inTown(3, townAt('verder', 90)))).toEqual([3, 2])
  })

  test('its own position counts before the middle of its town', () => {
    const far = { latitude: 51.2, longitude: 4.001, precision: 'address' } as const
    const near = { latitude: 51.04, longitude: 4.001, precision: 'address' } as const
    expect(
      alike(
        house,
        inTown(2, townAt('ver', 25), { position: near }),
        inTown(3, townAt('dichtbij', 2), { position: far }),
      ),
    ).toEqual([2, 3])
  })

  test('one in an unknown place comes after one at ten and before one at thirty kilometres', () => {
    expect(
      alike(
        house,
        inTown(2, townAt('tien', 10)),
        inTown(3, townAt('onbekend')),
        inTown(4, townAt('dertig', 29)),
      ),
    ).toEqual([2, 3, 4])
  })

  test('a home in an unknown place has all others equally far', () => {
    const lost = inTown(1, townAt('onbekend'))
    expect(alike(lost, inTown(2, townAt('a', 1)), inTown(3, townAt('b', 20)))).toEqual([3, 2])
  })
})

test('one category in common is enough to be alike', () => {
  const both = createProperty({ id: 1, categories: [1, 5] })
  expect(
    alike(both, createProperty({ id: 2, categories: [5] }), createProperty({ id: 3, categories: [2] })),
  ).toEqual([2, 3])
})

test('a rental is like other rentals', () => {
  const rental = (id: number) => createProperty({ id, goal: 'rent', sections: ['rent'] })
  expect(alike(rental(1), rental(2), createProperty({ id: 3 }))).toEqual([2])
})

test('a home that is also shown among the discreet ones is not shown beside others', () => {
  const quiet = createProperty({ id: 2, sections: ['sale', 'discreet'] })
  const all = [...sections, createSection('quiet', 'discreet', everywhere('stil'))]
  expect(similarProperties(house, pricedListings([house, quiet], all))).toEqual([])
})

test.each([
  ['villa', true, false, false],
  ['studio', true, false, true],
  ['holidayHome', true, false, false],
  ['buildingPlot', false, true, false],
  ['shop', false, false, false],
] as const)(
  'a %s: somebody lives in it %s, is ground %s, is a storey %s',
  (type, lives, isGround, isStorey) => {
    const property = { type, categories: [] }
    expect([isResidential(property), isLand(property), isApartment(property)]).toEqual([
      lives,
      isGround,
      isStorey,
    ])
  },
)

test('what is on no list of types and has no category is of no kind', () => {
  const property = { type: undefined, categories: [] }
  expect([isResidential(property), isLand(property), isApartment(property)]).toEqual([false, false, false])
})
