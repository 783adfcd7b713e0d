import { describe, expect, test } from 'vitest'
import { monthOf } from '#domain/owners/figures/month.ts'
import { wasOnlineWhole } from '#domain/owners/figures/whole-month.ts'
import { day, richHome } from '#tests/support/portal/owned-homes.ts'

const october = monthOf(day('2026-10-01'))
const isWhole = (more: Partial<typeof richHome.mandate>, today = '2026-11-23') =>
  wasOnlineWhole({ ...richHome.mandate, onlineSince: day('2026-09-29'), ...more }, october, day(today))

describe('a month is compared only where the home was on offer on each of its days', () => {
  test.each([
    ['online before it began', {}, true],
    ['online since its first day', { onlineSince: day('2026-10-01') }, true],
    ['online since its second day', { onlineSince: day('2026-10-02') }, false],
    ['never online', { onlineSince: undefined }, false],
    ['sold in it', { availability: 'sold', closedOn: day('2026-10-31') }, false],
    ['sold after it', { availability: 'sold', closedOn: day('2026-11-01') }, true],
    ['sold nobody knows when', { availability: 'sold' }, false],
  ] as const)('%s', (_, mandate, isCompared) => {
    expect(isWhole(mandate)).toBe(isCompared)
  })

  test('and where it is over', () => {
    expect(isWhole({}, '2026-10-31')).toBe(false)
    expect(isWhole({}, '2026-11-01')).toBe(true)
  })
})
