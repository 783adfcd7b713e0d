import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Section } from '#domain/site/section.ts'
import { distanceKm } from '#domain/place/distance.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Property } from '#domain/listing/property.ts'
import { pricedListings } from '#domain/listing/priced-listings.ts'
import { similarProperties } from '#domain/listing/similar-properties.ts'
import {
  berlare,
  createProperty,
  everywhere,
  sintPauwels,
} from '#tests/support/catalogue/catalogue-factory.ts'

const sections: readonly Section[] = [
  { key: 'sale', kind: 'sale', name: everywhere('s'), slug: everywhere('s'), isPublic: true },
  { key: 'quiet', kind: 'discreet', name: everywhere('d'), slug: everywhere('d'), isPublic: true },
]
const house = createProperty({ id: 1 })

function similarTo(...others: readonly Partial<Property>[]): readonly number[] {
  const properties = [house, ...others.map((other) => createProperty(other))]
  return similarProperties(house, pricedListings(properties, sections)).map(({ id }) => id)
}

function priced(euro: number): Pick<Property, 'price'> {
  return { price: { kind: 'published', amount: euroCents(euro), startingFrom: false } }
}

describe('similarProperties', () => {
  test('leaves out the property itself, the other goal, discreet and sold listings', () => {
    const ids = similarTo(
      { id: 2, goal: 'rent', sections: ['rent'] },
      { id: 3, sections: ['quiet'] },
      { id: 4, availability: 'sold' },
      { id: 5, availability: 'underOption' },
      { id: 6 },
    )
    expect(ids).toEqual([6, 5])
  })

  test('a near price comes before a far one, in the same town', () => {
    expect(
      similarTo({ id: 2, ...priced(900_000) }, { id: 3, ...priced(400_000) }, { id: 4, ...priced(250_000) }),
    ).toEqual([3, 4, 2])
  })

  test('the same town comes before another, and the same category before both', () => {
    const elsewhere = { address: { kind: 'hidden', town: sintPauwels }, position: undefined } as const
    expect(similarTo({ id: 2, categories: [2] }, { id: 3, ...elsewhere }, { id: 4 })).toEqual([4, 3, 2])
  })

  test('in the same town comes before a nearer one in another town, at the same price', () => {
    const { position: point } = house
    const across = { address: { kind: 'hidden', town: { ...berlare, slug: 'over-de-grens' } } } as const
    expect(similarTo({ id: 2, position: point }, { id: 3, position: point, ...across })).toEqual([2, 3])
  })

  test('in the nearer of two towns comes first', () => {
    const town = (slug: string, latitude: number) => ({
      address: {
        kind: 'hidden',
        town: { ...berlare, slug, coordinates: { latitude, longitude: 4 } },
      } as const,
      position: undefined,
    })
    expect(similarTo({ id: 2, ...town('ver', 51.2) }, { id: 3, ...town('nabij', 51.05) })).toEqual([3, 2])
  })

  test('twice as expensive and half as expensive are equally near: the newest comes first', () => {
    const at = (id: number, cents: number) => createProperty({ id, ...priced(cents / 100) })
    const priced25 = pricedListings([at(2, 2 ** 26), at(3, 2 ** 24)], sections)
    expect(similarProperties(at(1, 2 ** 25), priced25, 1).map(({ id }) => id)).toEqual([3])
  })

  test('a hidden price comes after a near one and before a far one', () => {
    const hidden = { price: { kind: 'onRequest' } } as const
    expect(
      similarTo({ id: 2, ...hidden }, { id: 3, ...priced(400_000) }, { id: 4, ...priced(1_500_000) }),
    ).toEqual([3, 2, 4])
    const properties = [
      createProperty({ id: 5, ...hidden }),
      createProperty({ id: 6 }),
      createProperty({ id: 7, ...hidden }),
    ]
    expect(
      similarProperties(createProperty({ id: 5, ...hidden }), pricedListings(properties, sections)).map(
        ({ id }) => id,
      ),
    ).toEqual([7, 6])
  })

  test('gives the same first ones for any count', () => {
    const euro = fc.integer({ min: 50_000, max: 2_000_000 })
    fc.assert(
      fc.property(fc.array(fc.tuple(euro, fc.integer({ min: 1, max: 3 })), { maxLength: 40 }), (listings) => {
        const others = listings.map(([price, category], index) => {
          return createProperty({ id: index + 2, categories: [category], ...priced(price) })
        })
        const candidates = pricedListings(others, sections)
        const all = similarProperties(house, candidates, 100)
        expect(all).toHaveLength(others.length)
        expect(similarProperties(house, candidates, 3)).toEqual(all.slice(0, 3))
      }),
    )
  })

  test('gives the best four for any order of the list', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      createProperty({ id: index + 2, ...priced(300_000 + index * 20_000) }),
    )
    const expected = similarProperties(house, pricedListings(many, sections)).map(({ id }) => id)
    expect(expected).toHaveLength(4)
    fc.assert(
      fc.property(fc.shuffledSubarray(many, { minLength: many.length }), (shuffled) => {
        expect(similarProperties(house, pricedListings(shuffled, sections)).map(({ id }) => id)).toEqual(
          expected,
        )
      }),
      { numRuns: 30 },
    )
  })
})

test('Berlare and Sint-Niklaas are 18 kilometres apart', () => {
  const distance = distanceKm(
    { latitude: 51.0306, longitude: 4.0003 },
    { latitude: 51.1651, longitude: 4.1437 },
  )
  expect(distance).toBeCloseTo(18, 0)
})
