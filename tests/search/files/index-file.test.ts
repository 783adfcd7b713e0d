import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnNames } from '#search/engine/search-index.ts'
import { decodeIndex, encodeIndex } from '#search/files/index-file.ts'
import { decodePoints, encodePoints } from '#search/files/points-file.ts'
import { createIndex, createListing } from '#tests/search/engine/listing-fixture.ts'

describe('the index of a list', () => {
  test('is decoded unchanged, column by column', () => {
    const index = createIndex([
      createListing({
        id: 3,
        town: "'s-gravenwezel",
        type: 'villa',
        price: 389_000,
        bedrooms: 4,
        label: 'A+',
        day: 9800,
      }),
      createListing({ id: 2, town: 'aalst', categories: [1, 7], price: 0, features: ['garden', 'new'] }),
      createListing({
        id: 1,
        town: 'aalst',
        price: 200_500,
        priceTo: 410_000,
        living: 90,
        plot: 400,
        day: 9700,
      }),
    ])
    const { column, ...names } = decodeIndex(encodeIndex(index))
    expect(names).toEqual({
      size: 3,
      towns: ["'s-gravenwezel", 'aalst'],
      categoryIds: [1, 7],
      types: ['villa', null],
    })
    for (const name of columnNames) expect([name, ...column(name)]).toEqual([name, ...index.column(name)])
  })

  test('has one price column when no listing has a price range', () => {
    const ranges = [200_000, 300_000].map((priceTo) =>
      createIndex([createListing({ id: 1, price: 200_000, priceTo }), createListing({ id: 2 })]),
    )
    const decoded = ranges.map((index) => decodeIndex(encodeIndex(index)))
    expect(decoded.map(({ column }) => [...column('priceTo')])).toEqual([
      [0, 200_000],
      [0, 300_000],
    ])
    expect(decoded.map(({ column }) => column('priceTo') === column('price'))).toEqual([true, false])
  })
})

describe('the points of a list', () => {
  const degrees = fc.oneof(fc.constant(Number.NaN), fc.double({ min: 2, max: 54, noNaN: true }))
  test('are decoded to within a metre, unknown ones as unknown', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees, degrees)), (places) => {
        const latitude = Float32Array.from(places, ([north]) => north)
        const longitude = Float32Array.from(places, ([, east]) => east)
        const isTown = Uint8Array.from(places, (_, row) => row % 2)
        const points = { latitude, longitude, isTown, townLatitude: longitude, townLongitude: latitude }
        const decoded = decodePoints(encodePoints(points))
        expect(decoded.isTown).toEqual(isTown)
        for (const name of ['latitude', 'longitude', 'townLatitude', 'townLongitude'] as const) {
          for (const [row, value] of points[name].entries()) {
            const found = decoded[name][row] ?? 0
            expect(Number.isNaN(value) ? Number.isNaN(found) : Math.abs(found - value) < 1e-5).toBe(true)
          }
        }
      }),
    )
  })
})
