import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orientations } from '#domain/listing/fact.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Metres, PlainDate, SquareMetres } from '#domain/values/measure.ts'
import { knownHome } from '#sun/known-home.ts'
import { shadowOf, shareInSun } from '#sun/shade.ts'
import { daylight, hoursOfSun, sunAtMinute } from '#sun/sun-day.ts'
import type { SunHome } from '#sun/sun-home.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'

const at = { latitude: 51.03, longitude: 4 }
const day = (text: string) => text as PlainDate
const house: Partial<Property> = {
  type: 'semiDetachedHouse',
  surfaces: {
    plot: 512 as SquareMetres,
    plotWidth: 12.5 as Metres,
    frontWidth: 8 as Metres,
    constructed: 94 as SquareMetres,
    garden: 300 as SquareMetres,
    terrace: 24 as SquareMetres,
  },
  rooms: { floors: 2, facades: 3 },
  orientation: { garden: 'SW', terrace: 'SW', rear: 'SW' },
  position: { ...at, precision: 'address' },
}

const sizes = (metres: Readonly<Partial<Record<keyof Property['surfaces'], number>>>) =>
  metres as Property['surfaces']

function drawn(given: Partial<Property> = {}): SunHome {
  const known = knownHome(createProperty({ ...house, ...given }))
  if (known?.kind !== 'drawn') throw new Error(`not drawn: ${JSON.stringify(known)}`)
  return known.home
}

// NOAA, General Solar Position Calculations, at Berlare.
describe.each([
  ['2026-06-21', 5 * 60 + 29, 22 * 60 + 1, 62.4],
  ['2026-12-21', 8 * 60 + 45, 16 * 60 + 39, 15.6],
])('the sun over Berlare on %s', (on, rise, set, highest) => {
  it('rises, sets and culminates as by the formulas of NOAA', () => {
    const light = daylight({ at }, day(on))
    expect(Math.abs((light?.from ?? 0) - rise)).toBeLessThanOrEqual(2)
    expect(Math.abs((light?.until ?? 0) - set)).toBeLessThanOrEqual(2)
    const heights = Array.from({ length: 144 }, (_, step) => sunAtMinute({ at }, day(on), step * 10).height)
    expect(Math.abs(Math.max(...heights) - highest)).toBeLessThan(0.32)
  })
})

const moment = fc.record({
  azimuth: fc.double({ min: 0, max: 360, noNaN: true }),
  height: fc.double({ min: 3, max: 62, noNaN: true }),
})
const looks = fc.constantFrom(...orientations)
const facing = (point: (typeof orientations)[number]) => ({ garden: point, terrace: point, rear: point })

describe('light and shade', () => {
  it('a shadow is at least as large as what casts it', () => {
    fc.assert(
      fc.property(moment, looks, (sun, point) => {
        const home = drawn({ orientation: facing(point) })
        const shadow = shadowOf(home, sun) ?? []
        const area = shadow.reduce((sum, [u, v], index) => {
          const [nextU, nextV] = shadow[(index + 1) % shadow.length] ?? [u, v]
          return sum + (u * nextV - nextU * v) / 2
        }, 0)
        expect(area).toBeGreaterThanOrEqual(home.block.width * home.block.depth - 1e-6)
      }),
    )
  })

  it('a mirrored home has the mirrored sun', () => {
    fc.assert(
      fc.property(moment, (sun) => {
        const home = drawn({ rooms: { floors: 2, facades: 4 }, orientation: facing('S') })
        const mirrored = { ...sun, azimuth: (360 - sun.azimuth) % 360 }
        for (const place of ['garden', 'terrace'] as const)
          // A row of the points that are looked at may lie on the very edge of the shade.
          expect(Math.abs(shareInSun(home, place, mirrored) - shareInSun(home, place, sun))).toBeLessThan(
            0.09,
          )
      }),
    )
  })

  it('there is sun only between sunrise and sunset', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 36, max: 60, noNaN: true }),
        fc.integer({ min: 0, max: 364 }),
        looks,
        (latitude, number, point) => {
          const on = day(new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 10))
          const home = { ...drawn({ orientation: facing(point) }), at: { latitude, longitude: 4 } }
          const light = daylight(home, on)
          for (const { from, until } of hoursOfSun(home, 'garden', on)) {
            expect(from).toBeGreaterThanOrEqual(light?.from ?? 0)
            expect(until).toBeLessThanOrEqual(light?.until ?? 0)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each<readonly [string, Partial<Property>]>([
    [
      '2026-06-21',
      {
        surfaces: sizes({ plot: 2000, frontWidth: 8, constructed: 45, garden: 60, terrace: 12 }),
        rooms: { facades: 3 },
        orientation: { garden: 'N' },
      },
    ],
    [
      '2026-06-21',
      {
        type: 'villa',
        surfaces: sizes({ plot: 12_000, plotWidth: 20, frontWidth: 5, constructed: 110, garden: 300 }),
        rooms: { floors: 1 },
        orientation: { rear: 'SW' },
      },
    ],
  ])('a shade that passes within minutes does not end the hours of sun: %s', (on, given) => {
    expect(hoursOfSun(drawn(given), 'garden', day(on))).toEqual([{ from: 6 * 60, until: 21 * 60 + 30 }])
  })

  it('a garden to the south has more sun in winter than one to the north', () => {
    const minutes = (point: 'N' | 'S') =>
      hoursOfSun(drawn({ orientation: facing(point) }), 'garden', day('2026-12-21')).reduce(
        (sum, { from, until }) => sum + until - from,
        0,
      )
    expect(minutes('S')).toBeGreaterThan(minutes('N') + 60)
  })
})

describe('what a record lacks', () => {
  const { surfaces } = house
  it.each<readonly [string, Partial<Property>, unknown]>([
    ['direction', { orientation: {} }, expect.objectContaining({ kind: 'unknown', missing: 'direction' })],
    [
      'size',
      { surfaces: { ...surfaces, plot: undefined } },
      expect.objectContaining({ kind: 'unknown', missing: 'sizes' }),
    ],
    [
      'a house larger than its plot',
      { surfaces: { ...surfaces, constructed: 600 as SquareMetres } },
      expect.objectContaining({ kind: 'unknown', missing: 'sizes' }),
    ],
    [
      'a garden larger than its plot',
      { surfaces: { ...surfaces, garden: 513 as SquareMetres } },
      expect.objectContaining({ kind: 'unknown', missing: 'sizes' }),
    ],
    [
      'width',
      { surfaces: { ...surfaces, plotWidth: undefined } },
      expect.objectContaining({ kind: 'drawn', assumed: ['plotWidth'] }),
    ],
    [
      'terrace',
      { surfaces: { ...surfaces, terrace: undefined } },
      expect.objectContaining({ kind: 'drawn', places: ['garden'] }),
    ],
    ['garden and terrace', { surfaces: { plot: surfaces?.plot } }, 'nothing'],
    ['land', { type: 'buildingPlot', categories: [7] }, 'nothing'],
    ['a garage', { type: 'garage', categories: [6] }, 'nothing'],
    [
      'anything behind the house',
      { surfaces: sizes({ terrace: 12 }), orientation: { rear: 'N', terrace: 'S' } },
      'nothing',
    ],
    [
      'direction of one of two places',
      { type: 'apartment', rooms: { floor: 0, floors: 3 }, orientation: { garden: 'S' } },
      expect.objectContaining({ kind: 'drawn', places: ['garden'], facing: 'garden' }),
    ],
    ['light: a cellar', { type: 'apartment', rooms: { floor: -1, floors: 3 } }, 'nothing'],
    [
      'storeys of a building',
      { type: 'apartment', rooms: { floor: 2 } },
      expect.objectContaining({ kind: 'drawn', assumed: ['storeysAbove'] }),
    ],
    [
      'floor',
      { type: 'apartment', rooms: {} },
      expect.objectContaining({ kind: 'unknown', missing: 'floor' }),
    ],
  ])('%s', (_, given, expected) => {
    const known = knownHome(createProperty({ ...house, ...given }))
    expect(known ?? 'nothing').toEqual(expected)
  })
})

describe('the width of a house that no record has', () => {
  it.each([
    [3.8, 3, 3.8],
    [5, 3, 4.5],
    [5, 4, 4.5],
    [9, 3, 6],
    [60, 4, 12],
  ])('on a plot of %d m with %d façades is %d m', (plotWidth, facades, width) => {
    const surfaces = sizes({ plot: plotWidth * 50, plotWidth, constructed: 60, garden: plotWidth * 20 })
    expect(drawn({ surfaces, rooms: { facades, floors: 2 } }).block.width).toBe(width)
  })
})
