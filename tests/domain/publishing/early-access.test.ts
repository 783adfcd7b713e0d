import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EarlyAccess, earlyEnds, firstEarlyEnd, markEarly } from '#domain/publishing/early-access.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { Property } from '#domain/listing/property.ts'
import { createProperty, day, sections } from '#tests/support/catalogue/catalogue-factory.ts'

const hour = 60 * 60 * 1000
const monday = fromBrussels(day('2026-11-30'), '13:07')
const known = {
  on: day('2026-06-01'),
  goal: 'sale',
  availability: 'available',
} as const
const ledger: EarlyAccess['ledger'] = {
  paths: { '/nl/': { key: 'home', firstOn: '2026-06-01' } },
  listings: { 1: [known] },
}
const access: EarlyAccess = {
  hours: 24,
  newForDays: 7,
  ledger,
  sections,
  now: day('2026-11-30'),
  at: monday,
}

const home = (overrides: Partial<Property> = {}) =>
  createProperty({ id: 2, publishedOn: undefined, ...overrides })
const untilOf = (property: Property, rest: Partial<EarlyAccess> = {}) => {
  const [marked] = markEarly([property], { ...access, ...rest })
  return marked?.earlyUntil === undefined ? undefined : toBrussels(marked.earlyUntil)
}

describe('a home is shown early', () => {
  test('from its first publication on, until the whole hour after its hours', () => {
    expect(untilOf(home())).toEqual({ on: '2026-12-01', at: '14:00' })
    expect(untilOf(home(), { at: fromBrussels(day('2026-11-30'), '13:00') })).toEqual({
      on: '2026-12-01',
      at: '13:00',
    })
  })

  test('until the hour that was first said, however often the site is built', () => {
    const early = { 2: fromBrussels(day('2026-12-01'), '14:00') }
    const published = {
      ...ledger,
      listings: { ...ledger.listings, 2: [known] },
      early,
    }
    const at = (time: string) => fromBrussels(day('2026-12-01'), time)
    expect(untilOf(home(), { ledger: published, at: at('13:59') })).toEqual({
      on: '2026-12-01',
      at: '14:00',
    })
    expect(untilOf(home(), { ledger: published, at: at('14:00') })).toBeUndefined()
    expect(untilOf(home(), { ledger: published, at: at('13:59'), hours: 0 })).toBeUndefined()
  })

  test.each([
    ['where the agency has set no hours', home(), { hours: 0 }],
    ['where nothing was published yet', home(), { ledger: { paths: {}, listings: ledger.listings } }],
    ['where nothing is recorded', home(), { ledger: { paths: ledger.paths } }],
    ['that was there before, also when it was gone', home({ id: 1 }), {}],
    ['whose record is older than what is new', home({ publishedOn: day('2026-11-01') }), {}],
    ['that is sold', home({ availability: 'sold' }), {}],
    ['that no list shows', home({ sections: ['discreet'] }), {}],
  ] satisfies readonly [string, Property, Partial<EarlyAccess>][])('but none %s', (_, property, rest) => {
    expect(untilOf(property, rest)).toBeUndefined()
  })

  test('for its hours at least and an hour more at most, until a whole hour in Belgium, on any day', () => {
    const moments = fc.integer({
      min: Date.parse('2026-01-01'),
      max: Date.parse('2028-01-01'),
    })
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 168 }), (at, hours) => {
        const [{ earlyUntil = 0 } = home()] = markEarly([home()], {
          ...access,
          at,
          now: toBrussels(at).on,
          hours,
        })
        expect(earlyUntil - at).toBeGreaterThanOrEqual(hours * hour)
        expect(earlyUntil - at).toBeLessThan((hours + 1) * hour)
        expect(toBrussels(earlyUntil).at).toMatch(/:00$/)
      }),
    )
  })

  test('as many hours across the night in which clocks change', () => {
    const saturday = fromBrussels(day('2027-03-27'), '20:00')
    expect(untilOf(home(), { at: saturday, now: day('2027-03-27') })).toEqual({
      on: '2027-03-28',
      at: '21:00',
    })
  })
})

test('the ledger keeps the hours that run, and the site changes when the first ones end', () => {
  const homes = markEarly([home(), home({ id: 1 }), home({ id: 3 })], access)
  const end = fromBrussels(day('2026-12-01'), '14:00')
  expect(earlyEnds(homes)).toEqual({ 2: end, 3: end })
  expect(firstEarlyEnd(homes)).toBe(end)
  expect([earlyEnds([home()]), firstEarlyEnd([home()])]).toEqual([undefined, undefined])
})
