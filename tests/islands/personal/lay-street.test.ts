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
