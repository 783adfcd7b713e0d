import { describe, expect, it, test } from 'vitest'
import { projectPhases } from '#domain/listing/project-phase.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const now = day('2026-11-20')
const states = (availability: 'available' | 'soldOut', deliveryOn: string) =>
  projectPhases({ availability, deliveryOn: day(deliveryOn) }, now).map(
    ({ kind, state }) => `${kind} ${state}`,
  )
const monthsLeft = (from: string, to: string) =>
  projectPhases({ availability: 'available', deliveryOn: day(to) }, day(from)).flatMap((phase) =>
    phase.kind === 'works' ? [phase.monthsLeft] : [],
  )[0]

describe('the steps of a project', () => {
  test('cover building and selling', () => {
    expect(states('available', '2027-09-30')).toEqual(['sale current', 'works current', 'delivery ahead'])
  })

  test('end the sale before the works', () => {
    expect(states('soldOut', '2027-09-30')).toEqual(['sale done', 'works current', 'delivery ahead'])
  })

  test('continue the sale after the delivery', () => {
    expect(states('available', '2026-06-30')).toEqual(['sale current', 'works done', 'delivery done'])
  })

  test('end on the day of delivery, not before', () => {
    expect(states('soldOut', '2026-11-20')).toEqual(['sale done', 'works done', 'delivery done'])
    expect(states('soldOut', '2026-11-21')[1]).toBe('works current')
  })

  it('do not exist without a date', () => {
    expect(projectPhases({ availability: 'available' }, now)).toEqual([])
  })
})

test.each([
  ['2026-11-20', '2026-11-21', 0],
  ['2026-11-30', '2026-12-01', 0],
  ['2026-11-20', '2026-12-04', 0],
  ['2026-11-20', '2026-12-05', 1],
  ['2026-11-20', '2026-12-20', 1],
  ['2026-12-31', '2027-01-01', 0],
  ['2027-01-31', '2027-02-28', 1],
  ['2028-02-29', '2029-02-28', 12],
  ['2026-11-20', '2028-03-31', 16],
  ['2026-11-20', '2036-11-20', 120],
  // Off by a century.
  ['2026-11-20', '2127-03-31', undefined],
  ['2026-11-20', '2199-12-31', undefined],
])('on %s the works end on %s in about %s months', (from, to, months) => {
  expect(monthsLeft(from, to)).toBe(months)
})
