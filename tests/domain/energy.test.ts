import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { energyBandsOn, energyLabel, labelOfScore, type Bands } from '#domain/energy.ts'
import { scalePositionOfLabel, scalePositionOfScore } from '#domain/energy-scale.ts'
import type { Region } from '#domain/place.ts'
import { day } from '#tests/support/catalogue-factory.ts'
import { rules } from './rules-fixture.ts'

const today = day('2026-11-20')

function bandsOf(region: Region): Bands {
  const bands = energyBandsOn(rules, region, today)
  if (bands === undefined) throw new Error(`no bands for ${region}`)
  return bands
}

describe('the label of a score', () => {
  test.each([
    ['flanders', -12, 'A+'],
    ['flanders', 0, 'A+'],
    ['flanders', 0.5, 'A'],
    ['flanders', 100, 'A'],
    ['flanders', 101, 'B'],
    ['flanders', 400, 'D'],
    ['flanders', 500, 'E'],
    ['flanders', 500.1, 'F'],
    ['wallonia', 0, 'A++'],
    ['wallonia', 85, 'A'],
    ['wallonia', 511, 'G'],
  ] as const)('in %s %d kWh/m² is %s', (region, score, label) => {
    expect(labelOfScore(score, bandsOf(region))).toBe(label)
  })

  test("the certificate's own label wins over its score", () => {
    const energy = { state: 'present', label: 'C', scoreKwhPerM2Year: 90 } as const
    expect(energyLabel(energy, bandsOf('flanders'))).toBe('C')
  })

  test('a certificate without label gets that of its score', () => {
    expect(energyLabel({ state: 'present', scoreKwhPerM2Year: 90 }, bandsOf('flanders'))).toBe('A')
  })

  test('abroad, and without score, there is none', () => {
    expect(energyLabel({ state: 'present', scoreKwhPerM2Year: 90 }, undefined)).toBeUndefined()
    expect(energyLabel({ state: 'unknown' }, bandsOf('flanders'))).toBeUndefined()
  })

  test('bands hold from their first day on', () => {
    expect(energyBandsOn(rules, 'flanders', day('2018-12-31'))).toBeUndefined()
    expect(energyBandsOn(rules, undefined, today)).toBeUndefined()
  })
})

describe('the place on the scale', () => {
  test.each([
    [100, 2 / 7],
    [150, 2.5 / 7],
    [200, 3 / 7],
    [550, 6.5 / 7],
    [9999, 1],
    [-9999, 0],
  ])('%d kWh/m² in Flanders', (score, position) => {
    expect(scalePositionOfScore(score, bandsOf('flanders'))).toBeCloseTo(position, 10)
  })

  test('a label without score stands in the middle of its band', () => {
    expect(scalePositionOfLabel('B', bandsOf('flanders'))).toBeCloseTo(2.5 / 7, 10)
    expect(scalePositionOfLabel('G', bandsOf('flanders'))).toBeUndefined()
  })

  test('a worse score never stands further to the left, and all stand on the scale', () => {
    const score = fc.double({ min: -500, max: 2000, noNaN: true })
    const region = fc.constantFrom<Region>('flanders', 'wallonia')
    fc.assert(
      fc.property(region, score, score, (where, one, other) => {
        const [better, worse] = [Math.min(one, other), Math.max(one, other)]
        const from = scalePositionOfScore(better, bandsOf(where))
        const to = scalePositionOfScore(worse, bandsOf(where))
        return from >= 0 && from <= to && to <= 1
      }),
    )
  })
})
