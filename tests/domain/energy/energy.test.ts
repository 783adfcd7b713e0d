import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { energyBandsOn, energyLabel, labelOfScore, type Bands } from '#domain/energy/energy.ts'
import { energyGaps } from '#domain/energy/energy-gap.ts'
import type { Region } from '#domain/place/place.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { rules } from '#tests/domain/costs/rules-fixture.ts'

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

  test('does not exist abroad or without a score', () => {
    expect(energyLabel({ state: 'present', scoreKwhPerM2Year: 90 }, undefined)).toBeUndefined()
    expect(energyLabel({ state: 'unknown' }, bandsOf('flanders'))).toBeUndefined()
  })

  test('uses the bands that apply on the day', () => {
    expect(energyBandsOn(rules, 'flanders', day('2018-12-31'))).toBeUndefined()
    expect(energyBandsOn(rules, undefined, today)).toBeUndefined()
  })
})

describe('the distance to better labels', () => {
  test.each([
    ['flanders', 512, 'F', 'E 12, D 112'],
    ['flanders', 410, 'E', 'D 10'],
    ['flanders', 312, 'D', 'C 12'],
    ['flanders', 164, 'B', 'A 64'],
    ['flanders', 0.5, 'A', 'A+ 0.5'],
    ['flanders', 100.001, 'B', 'A 0.01'],
    ['flanders', -5, 'A+', ''],
    ['wallonia', 600, 'G', 'F 90, D 260'],
    ['wallonia', 12, 'A+', 'A++ 12'],
  ] as const)('in %s from %d kWh/m², label %s: %s', (region, score, label, expected) => {
    const gaps = energyGaps(score, label, bandsOf(region))
    expect(gaps.map(({ label, kwhPerM2Year }) => `${label} ${kwhPerM2Year}`).join(', ')).toBe(expected)
  })

  test('is undefined when certificate and score differ, without a score, and abroad', () => {
    expect(energyGaps(512, 'D', bandsOf('flanders'))).toEqual([])
    expect(energyGaps(undefined, 'D', bandsOf('flanders'))).toEqual([])
    expect(energyGaps(512, 'F', undefined)).toEqual([])
  })

  test('is enough: the score minus the distance has the better label', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2000, noNaN: true }), (score) => {
        const bands = bandsOf('flanders')
        const label = labelOfScore(score, bands) ?? 'F'
        for (const gap of energyGaps(score, label, bands)) {
          // a millionth more, for floating-point errors
          const after = labelOfScore(score - gap.kwhPerM2Year - 1e-6, bands)
          expect(after).toBe(gap.label)
        }
      }),
    )
  })
})
