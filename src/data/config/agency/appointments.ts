import * as v from 'valibot'
import { type Calendar, weekdays } from '#domain/appointments/calendar.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'

const hours = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'hours such as 10:00-12:00'),
  v.transform((text) => ({ from: text.slice(0, 5), until: text.slice(6) })),
  v.check(({ from, until }) => from < until, 'hours that end after they begin, such as 10:00-12:00'),
)
const day = v.pipe(v.string(), v.guard(isPlainDate, 'a day such as 2026-12-24'))
const closedDays = v.pipe(
  v.string(),
  v.transform((text) => text.split('/')),
  v.array(day, 'a day such as 2026-12-24, or days such as 2026-12-24/2027-01-02'),
  v.check(
    ([first, last = first, ...rest]) =>
      rest.length === 0 && first !== undefined && last !== undefined && first <= last,
    'a day such as 2026-12-24, or days such as 2026-12-24/2027-01-02',
  ),
  v.transform(([first, last = first]) =>
    first === undefined || last === undefined ? [] : [{ first, last }],
  ),
)
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** When an office has appointments, as its record says it. */
export const appointments = v.pipe(
  v.strictObject({
    minutes: whole(5, 480),
    seats: v.optional(whole(1, 100), 1),
    leadHours: v.optional(whole(0, 24 * 30), 18),
    daysAhead: v.optional(whole(1, 90), 14),
    hours: v.strictObject(
      v.entriesFromList(weekdays, v.optional(v.array(hours), [])),
      `hours for days of ${weekdays.join(', ')}`,
    ),
    closed: v.optional(v.array(closedDays), []),
    isOpenOnHolidays: v.optional(v.boolean(), false),
  }),
  v.transform(({ closed, ...calendar }): Calendar => ({ ...calendar, closed: closed.flat() })),
)
