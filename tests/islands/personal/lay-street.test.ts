import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScaleHome } from '#contracts/words/scale-file.ts'
import { type Box, layStreet, roadDepth, type Street } from '#islands/personal/scale/lay-street.ts'

const metres = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const house = fc
  .record({
    kind: fc.constantFrom('terraced', 'semiDetached', 'detached'),
    width: metres(4, 20),
    floors: fc.integer({ min: 1, max: 4 }),
    eaves: metres(3, 12),
    plotWidth: metres(20, 120),
    area: metres(100, 20_000),
    living: fc.integer({ min: 40, max: 900 }),
  })
  .map(({ kind, width, floors, eaves, plotWidth, area, living }): ScaleHome => ({
    front: { kind, width, floors, eaves, ridge: eaves + 3 },
    plot: { area, width: plotWidth, depth: area / plotWidth },
    footprint: { u: 0, v: 1, width, depth: 8 },
    living: { area: living, floors },
    assumed: {},
  }))
const flat = fc
  .record({
    floor: fc.integer({ min: 0, max: 9 }),
    living: fc.integer({ min: 20, max: 150 }),
  })
  .map(({ floor, living }): ScaleHome => ({
    front: {
      kind: 'building',
      width: 14,
      floors: floor + 1,
      eaves: 3 * floor + 3,
      ridge: 3 * floor + 3,
      flat: { floor, isTopKnown: true },
    },
    footprint: { u: 0, v: 0, width: 14, depth: 11 },
    living: { area: living, floor },
    assumed: {},
  }))
const nothing: ScaleHome = { assumed: {} }
/** On the right of its plot. */
const villa: ScaleHome = {
  front: { kind: 'detached', width: 10, floors: 2, eaves: 6, ridge: 9 },
  plot: { area: 600, width: 20, depth: 30 },
  footprint: { u: 8, v: 6, width: 10, depth: 9 },
  living: { area: 144, floors: 2 },
  assumed: {},
}
const apartment = (area: number): ScaleHome => ({
  front: { kind: 'building', width: 14, floors: 3, eaves: 9, ridge: 9, flat: { floor: 1, isTopKnown: true } },
  footprint: { u: 0, v: 0, width: 14, depth: 11 },
  living: { area, floor: 1 },
  assumed: {},
})
const homes = fc.array(fc.oneof(house, flat, fc.constant(nothing)), {
  minLength: 1,
  maxLength: 4,
})

const boxesOf = ({ wall, plot, before, footprint, own, storeys }: Street['homes'][number]) =>
  [wall, plot, before, footprint, own, ...storeys].filter((box) => box !== undefined)

const areaOf = (boxes: readonly Box[]) => boxes.reduce((sum, { width, height }) => sum + width * height, 0)

describe('a street of homes', () => {
  it('keeps every home within its own column, in the order of the homes', () => {
    fc.assert(
      fc.property(homes, (given) => {
        const street = layStreet(given)
        expect(street.width).toBeCloseTo(street.column * given.length)
        street.homes.forEach((home, index) => {
          for (const { x, width } of boxesOf(home)) {
            expect(x).toBeGreaterThanOrEqual(index * street.column - 1e-9)
            expect(x + width).toBeLessThanOrEqual((index + 1) * street.column + 1e-9)
          }
        })
      }),
    )
  })

  it('draws every size at one scale: a metre is a metre, a square metre a square metre', () => {
    fc.assert(
      fc.property(homes, (given) => {
        const street = layStreet(given)
        given.forEach(({ front, plot, living, footprint }, index) => {
          const drawn = street.homes[index]
          expect(drawn?.wall?.width).toBe(front?.width)
          expect(drawn?.wall?.height).toBe(front?.eaves)
          expect(drawn?.plot?.width).toBe(plot?.width)
          const shown = (drawn?.plot?.width ?? 0) * (drawn?.plot?.height ?? 0)
          expect(shown).toBeCloseTo(
            drawn?.isCut === true ? (plot?.width ?? 0) * street.deepest : (plot?.area ?? 0),
          )
          expect(areaOf(drawn?.storeys ?? [])).toBeCloseTo(living?.area ?? 0)
          expect(areaOf([drawn?.own ?? []].flat())).toBeCloseTo(
            front?.flat === undefined ? 0 : (living?.area ?? 0),
          )
          expect([footprint?.width, undefined]).toContain(drawn?.footprint?.width)
        })
      }),
    )
  })

  it('stays within its heights, and cuts only what is deeper than it says', () => {
    fc.assert(
      fc.property(homes, (given) => {
        const street = layStreet(given)
        street.homes.forEach(({ plot, footprint, isCut, storeys }, index) => {
          expect(given[index]?.front?.ridge ?? 0).toBeLessThan(street.sky)
          for (const box of [plot, footprint])
            expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(street.ground)
          for (const { y, height } of storeys) expect(y + height).toBeLessThanOrEqual(street.floors)
          expect(isCut).toBe((given[index]?.plot?.depth ?? 0) > street.deepest)
          expect(plot?.y ?? roadDepth).toBe(roadDepth)
        })
      }),
    )
  })

  it('stands a house above its footprint, behind the ground before it', () => {
    const [drawn] = layStreet([villa]).homes
    expect(drawn).toEqual({
      middle: 15,
      wall: { x: 13, y: -6, width: 10, height: 6 },
      plot: { x: 5, y: 2, width: 20, height: 30 },
      isCut: false,
      before: { x: 5, y: 2, width: 20, height: 6 },
      footprint: { x: 13, y: 8, width: 10, height: 9 },
      own: undefined,
      storeys: [
        { x: 9, y: 0.8, width: 12, height: 6 },
        { x: 9, y: 6.8, width: 12, height: 6 },
      ],
    })
  })

  it('gives an apartment its part of the building, where its area is known and fits', () => {
    const [drawn] = layStreet([apartment(77)]).homes
    expect([drawn?.wall, drawn?.footprint, drawn?.own]).toEqual([
      { x: 8, y: -9, width: 14, height: 9 },
      { x: 8, y: 2, width: 14, height: 11 },
      { x: 8, y: 2, width: 7, height: 11 },
    ])
    const { living: _living, ...unknown } = apartment(77)
    const { footprint: _footprint, ...nowhere } = apartment(77)
    const parts = layStreet([unknown, nowhere, apartment(155), apartment(154)]).homes.map(
      ({ own }) => own?.width,
    )
    expect(parts).toEqual([undefined, undefined, undefined, 14])
  })

  it('draws nothing beyond the cut of a deep plot', () => {
    const deep = { area: 2000, width: 20, depth: 100 }
    const [far, near] = layStreet([
      { ...villa, plot: deep, footprint: { u: 0, v: 50, width: 10, depth: 9 } },
      { ...villa, plot: deep, footprint: { u: 0, v: 36, width: 10, depth: 9 } },
    ]).homes
    expect([far?.isCut, far?.before?.height, far?.footprint]).toEqual([true, 45, undefined])
    expect([near?.plot?.height, near?.footprint?.y]).toEqual([45, 38])
  })

  it('has columns with room for neighbours, and a sky above the highest roof', () => {
    const wide = (kind: 'detached' | 'building'): ScaleHome => ({
      front: { kind, width: 28, floors: 2, eaves: 6, ridge: 12 },
      assumed: {},
    })
    const { column, sky, ground, floors } = layStreet([wide('detached')])
    expect([column, sky, ground, floors]).toEqual([37, 13.6, 4, 1.6])
    expect(layStreet([wide('building')]).column).toBe(30)
    expect(layStreet([wide('building'), { living: { area: 900 }, assumed: {} }]).column).toBe(32)
    expect(layStreet([nothing]).sky).toBe(5.6)
  })

  it('leaves the column of a home empty of which nothing is known', () => {
    const [home] = layStreet([nothing]).homes
    expect(home && boxesOf(home)).toEqual([])
  })

  it('can fail: a home put into the next column is found', () => {
    const [home] = layStreet([{ ...nothing, living: { area: 100 } }]).homes
    const moved = home?.storeys.map((box) => ({ ...box, x: box.x + 30 })) ?? []
    expect(moved.every(({ x, width }) => x + width <= 30)).toBe(false)
  })
})
