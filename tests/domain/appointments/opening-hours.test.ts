import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openMinutes, weekHours } from '#domain/appointments/opening-hours.ts'
import type { PlainDate } from '#domain/values/measure.ts'

const at = (text: string): number => Date.parse(`${text}+01:00`)
const day = (text: string): PlainDate => text as PlainDate
const hours = weekHours([
  {
    days: { nl: 'Dinsdag en donderdag' },
    weekdays: ['tuesday', 'thursday'],
    open: [
      { from: '9:00', until: '12:00' },
      { from: '13:00', until: '17:00' },
    ],
  },
])

test('an evening, lunch and days on which an office is closed do not count', () => {
  expect(openMinutes({ hours }, at('2026-11-24T11:30'), at('2026-11-24T13:10'))).toBe(40)
  expect(openMinutes({ hours }, at('2026-11-24T18:00'), at('2026-11-26T09:05'))).toBe(5)
  const closed = [{ first: day('2026-11-26'), last: day('2026-11-26') }]
  const calendar = { closed, isOpenOnHolidays: false }
  expect(openMinutes({ hours, calendar }, at('2026-11-24T16:00'), at('2026-11-27T09:05'))).toBe(60)
})

test('without hours of its own an office is open on weekdays, and not on public holidays', () => {
  expect(weekHours([{ days: { nl: 'Maandag' }, open: [{ from: '9:00', until: '12:00' }] }])).toBeUndefined()
  expect(openMinutes({}, at('2026-11-20T16:50'), at('2026-11-23T09:10'))).toBe(20)
  expect(openMinutes({}, at('2026-11-11T09:00'), at('2026-11-11T17:00'))).toBe(0)
})

test('minutes add up, and are none backwards', () => {
  const instant = fc.integer({ min: at('2026-10-20T00:00'), max: at('2026-11-30T00:00') })
  fc.assert(
    fc.property(instant, instant, instant, (...instants) => {
      const [one, two, three] = instants.map((each) => each - (each % 60_000)).toSorted((a, b) => a - b)
      if (one === undefined || two === undefined || three === undefined) return
      const sum = openMinutes({ hours }, one, two) + openMinutes({ hours }, two, three)
      expect(openMinutes({ hours }, one, three)).toBe(sum)
      expect(openMinutes({ hours }, three, one)).toBe(0)
    }),
  )
})
