import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Calendar } from '#domain/appointments/calendar.ts'
import { endOf, openMoments } from '#domain/appointments/open-moments.ts'
import { publicHolidayOn } from '#domain/appointments/public-holidays.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'

const calendar: Calendar = {
  minutes: 30,
  seats: 1,
  leadHours: 18,
  daysAhead: 7,
  hours: { monday: [{ from: '10:00', until: '11:15' }], wednesday: [{ from: '14:00', until: '15:00' }] },
  closed: [],
  isOpenOnHolidays: false,
}
const on = (date: string): PlainDate => date as PlainDate
const at = (changes: Partial<Calendar>, now: string): readonly string[] =>
  openMoments({ ...calendar, ...changes }, Date.parse(now)).map((moment) => `${moment.on} ${moment.at}`)

test('moments are those of the weekdays, as long as an appointment fits', () => {
  expect(at({}, '2026-11-22T08:00Z')).toEqual([
    '2026-11-23 10:00',
    '2026-11-23 10:30',
    '2026-11-25 14:00',
    '2026-11-25 14:30',
  ])
})

test('what is too near, closed or a public holiday cannot be chosen', () => {
  expect(at({ leadHours: 26 }, '2026-11-22T08:00Z')[0]).toBe('2026-11-25 14:00')
  expect(at({ closed: [{ first: on('2026-11-24'), last: on('2026-11-25') }] }, '2026-11-22T08:00Z')).toEqual([
    '2026-11-23 10:00',
    '2026-11-23 10:30',
  ])
  const november11 = '2026-11-09T08:00Z'
  expect(at({ leadHours: 0, daysAhead: 3 }, november11)).not.toContain('2026-11-11 14:00')
  expect(at({ leadHours: 0, daysAhead: 3, isOpenOnHolidays: true }, november11)).toContain('2026-11-11 14:00')
})

test.each([
  ['2026-01-01', 'newYear'],
  ['2026-04-05', undefined],
  ['2026-04-06', 'easterMonday'],
  ['2026-05-14', 'ascension'],
  ['2026-05-25', 'whitMonday'],
  ['2026-07-21', 'nationalDay'],
  ['2027-03-29', 'easterMonday'],
  ['2038-04-26', 'easterMonday'],
  ['2049-04-19', 'easterMonday'],
  ['2026-12-26', undefined],
])('%s is which public holiday: %s', (date, holiday) => {
  expect(publicHolidayOn(on(date))).toBe(holiday)
})

test('a time on the clock of Belgium is one moment, on both sides of summer time', () => {
  const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays(on('2026-01-01'), count))
  const times = fc
    .tuple(fc.integer({ min: 4, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`)
  fc.assert(
    fc.property(days, times, (day, time) => {
      expect(toBrussels(fromBrussels(day, time))).toEqual({ on: day, at: time })
    }),
  )
  expect(fromBrussels(on('2026-10-25'), '10:00')).toBe(Date.parse('2026-10-25T09:00Z'))
  expect(fromBrussels(on('2026-03-29'), '10:00')).toBe(Date.parse('2026-03-29T08:00Z'))
})

test('every moment is within the days ahead, after the lead time, and ends in open hours', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.integer({ min: 5, max: 120 }),
      fc.integer({ min: 0, max: 72 }),
      (date, minutes, leadHours) => {
        const now = date.getTime()
        const own = { ...calendar, minutes, leadHours }
        for (const moment of openMoments(own, now)) {
          expect(fromBrussels(moment.on, moment.at)).toBeGreaterThanOrEqual(now + leadHours * 3_600_000)
          expect(moment.on <= addDays(toBrussels(now).on, 7)).toBe(true)
          expect(endOf(own, moment) <= '15:00').toBe(true)
        }
      },
    ),
  )
})
