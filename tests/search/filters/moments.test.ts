import { describe, expect, test } from 'vitest'
import type { PlainDate } from '#domain/values/measure.ts'
import { dayNumber, free, freeMonths, isFreeBy, parseFreeBy } from '#search/filters/moments.ts'

const now = Date.parse('2026-11-29T12:00:00Z')
const day = (text: string) => dayNumber(text as PlainDate)

describe('a home is free', () => {
  test.each([
    ['now', 'now', free.now, true],
    ['now, when nobody said', 'now', free.unknown, false],
    ['in a year, when nobody said', '2027-11', free.unknown, false],
    ['now, at its deed', 'now', free.atDeed, false],
    ['in three months, at its deed', '2027-02', free.atDeed, false],
    ['in four months, at its deed', '2027-03', free.atDeed, true],
    ['now, since today', 'now', day('2026-11-29'), true],
    ['now, from tomorrow on', 'now', day('2026-11-30'), false],
    ['before the end of its month', '2026-12', day('2026-12-31'), true],
    ['not before the next one', '2026-12', day('2027-01-01'), false],
    ['before the end of a year', '2026-12', day('2026-11-30'), true],
  ] as const)('%s', (_, moment, when, answer) => {
    expect(isFreeBy(when, moment, now)).toBe(answer)
  })

  test('on Belgium’s clock, which is a day further late in the evening', () => {
    expect(isFreeBy(day('2026-11-30'), 'now', Date.parse('2026-11-29T22:30:00Z'))).toBe(false)
    expect(isFreeBy(day('2026-11-30'), 'now', Date.parse('2026-11-29T23:30:00Z'))).toBe(true)
  })
})

test('only now and the months in which a home becomes free are offered', () => {
  const column = [free.unknown, free.atDeed, day('2027-01-15'), day('2026-10-01'), day('2027-01-02')]
  expect(freeMonths(column, now)).toEqual(['now', '2027-01', '2027-03'])
})

test.each(['2027-3', '2027-13', '2027-00', 'soon', '27-03', ''])('%s is no moment', (text) => {
  expect(parseFreeBy(text)).toBeUndefined()
})
