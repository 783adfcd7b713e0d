import { expect, test } from 'vitest'
import { hasReport, monthDue } from '#domain/owners/figures/monthly-report.ts'
import type { Month } from '#domain/owners/figures/month.ts'
import type { LocalTime } from '#domain/owners/local-time.ts'
import type { Mandate } from '#domain/owners/owned-home.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { viewing } from '#tests/support/service/owner-records.ts'

const month = '2026-10' as Month
const mandate: Mandate = { goal: 'sale', availability: 'available', onlineSince: day('2026-09-22') }

test.each([
  ['2026-11-01T06:59', undefined],
  ['2026-11-01T07:00', '2026-10'],
  ['2026-11-05T23:59', '2026-10'],
  ['2026-11-06T00:00', undefined],
  ['2026-10-31T23:59', undefined],
  ['2027-01-02T00:10', '2026-12'],
  ['2027-03-01T07:00', '2027-02'],
])('at %s the reports of %s are due', (now, due) => {
  expect(monthDue(now as LocalTime)).toBe(due)
})

test.each([
  ['was on offer', mandate, true],
  ['is under option', { ...mandate, availability: 'underOption' }, true],
  ['went online on its last day', { ...mandate, onlineSince: day('2026-10-31') }, true],
  ['was not online yet', { ...mandate, onlineSince: day('2026-11-01') }, false],
  ['has no day online', { ...mandate, onlineSince: undefined }, false],
  ['was sold in it', { ...mandate, availability: 'sold', closedOn: day('2026-10-01') }, true],
  ['was sold after it', { ...mandate, availability: 'sold', closedOn: day('2026-11-02') }, true],
  ['was sold before it', { ...mandate, availability: 'sold', closedOn: day('2026-09-30') }, false],
  ['was sold nobody knows when', { ...mandate, availability: 'sold' }, false],
] satisfies readonly (readonly [string, Mandate, boolean])[])(
  'a home that %s in a month: reported %s',
  (_, of, isReported) => {
    expect(hasReport({ mandate: of, viewings: [] }, month)).toBe(isReported)
  },
)

test('a home that somebody came to see is reported, also after it was sold', () => {
  const sold: Mandate = { ...mandate, availability: 'sold', closedOn: day('2026-09-30') }
  expect(hasReport({ mandate: sold, viewings: [viewing('1', '2026-10-02')] }, month)).toBe(true)
  const other = [viewing('1', '2026-11-02'), viewing('2', '2026-10-02', { status: 'cancelled' })]
  expect(hasReport({ mandate: sold, viewings: other }, month)).toBe(false)
})
