import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, weekdayOf } from '#domain/values/plain-date.ts'
import { type Calendar, type Moment, type OpenHours, weekdays } from './calendar.ts'
import { publicHolidayOn } from './public-holidays.ts'

const hour = 3_600_000

/** Returns the moments at which an appointment can begin, seen from now, in order. */
export function openMoments(calendar: Calendar, now: number): readonly Moment[] {
  const today = toBrussels(now).on
  const days = Array.from({ length: calendar.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  return days
    .flatMap((on) => timesOn(calendar, on).map((at) => ({ on, at })))
    .filter(({ on, at }) => fromBrussels(on, at) >= now + calendar.leadHours * hour)
}

/** Whether a calendar opens a moment, however soon or far ahead it is. */
export function isOpenAt(calendar: Calendar, { on, at }: Moment): boolean {
  return timesOn(calendar, on).includes(at)
}

/** Whether a day has no appointments at all: the office is closed, or it is a public holiday. */
export function isClosedOn(
  { closed, isOpenOnHolidays }: Pick<Calendar, 'closed' | 'isOpenOnHolidays'>,
  on: PlainDate,
): boolean {
  const isClosed = closed.some(({ first, last }) => first <= on && on <= last)
  return isClosed || (!isOpenOnHolidays && publicHolidayOn(on) !== undefined)
}

/** Returns the times at which an appointment can begin on a day, however soon or far ahead it is. */
export function timesOn(calendar: Calendar, on: PlainDate): readonly string[] {
  const { hours, minutes } = calendar
  if (isClosedOn(calendar, on)) return []
  const weekday = weekdays[weekdayOf(on) - 1]
  const open = weekday === undefined ? [] : (hours[weekday] ?? [])
  return open.flatMap((part) => timesIn(part, minutes))
}

/** Returns the times at which an appointment fits. @example timesIn({ from: '10:00', until: '11:15' }, 30) // ['10:00', '10:30'] */
export function timesIn({ from, until }: OpenHours, minutes: number): readonly string[] {
  const first = minutesOf(from)
  const count = Math.max(0, Math.floor((minutesOf(until) - first) / minutes))
  return Array.from({ length: count }, (_, index) => timeOf(first + index * minutes))
}

/** Returns the time at which an appointment ends. */
export function endOf({ minutes }: Pick<Calendar, 'minutes'>, { at }: Moment): string {
  return timeOf(minutesOf(at) + minutes)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
