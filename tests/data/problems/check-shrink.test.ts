import { describe, expect, test } from 'vitest'
import { checkShrink } from '#data/problems/check-shrink.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import { goodRecord, readProperties } from '#tests/data/read-records.ts'

const ids = Array.from({ length: 10 }, (_, index) => index + 1)
const ledger: Ledger = {
  paths: Object.fromEntries(
    ids.flatMap((id) =>
      ['nl', 'fr'].map((locale) => [
        `/${locale}/te-koop/berlare/huis/${id}/`,
        { key: `property:${id}@sale`, firstOn: '2026-01-01' },
      ]),
    ),
  ),
}
const catalogueOf = (count: number) => ({
  properties: readProperties(...ids.slice(0, count).map((ID) => ({ ...goodRecord, ID }))).entities,
  projects: [],
})

describe('a catalogue that shrinks by more than 20 %', () => {
  test.each([
    [10, 0],
    [8, 0],
    [7, 1],
    [0, 1],
  ])('with %i of 10 listings left there are %i errors', (left, errors) => {
    expect(
      checkShrink(catalogueOf(left), ledger, { allow: false }).filter(({ severity }) => severity === 'error'),
    ).toHaveLength(errors)
  })

  test('is an error with the missing listings and the remedy', () => {
    expect(checkShrink(catalogueOf(7), ledger, { allow: false })).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('3 of 10'),
        received: 'property:8, property:9, property:10',
        remedy: expect.stringContaining('--allow-shrink'),
      }),
    ])
  })

  test('is only a warning when shrinking is allowed', () => {
    expect(checkShrink(catalogueOf(0), ledger, { allow: true }).map(({ severity }) => severity)).toEqual([
      'warning',
    ])
  })

  test('is not compared with listings closed before', () => {
    const closed = {
      paths: Object.fromEntries(
        Object.entries(ledger.paths).map(([path, entry]) => [path, { ...entry, closedOn: '2026-06-01' }]),
      ),
    }
    expect(checkShrink(catalogueOf(1), closed, { allow: false })).toEqual([])
  })

  test('an empty one is an error even before the first publication', () => {
    expect(checkShrink(catalogueOf(0), { paths: {} }, { allow: false })).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'properties.json',
        message: expect.stringContaining('the site would be empty'),
        remedy: expect.stringContaining('--allow-shrink'),
      }),
    ])
    expect(checkShrink(catalogueOf(0), { paths: {} }, { allow: true })).toMatchObject([
      { severity: 'warning' },
    ])
  })
})
