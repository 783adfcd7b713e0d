import type { OfficeHours } from '#domain/site/office.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, weekdayOf } from '#domain/values/plain-date.ts'
import { type Calendar, type WeekHours, weekdays } from './calendar.ts'
import { isClosedOn } from './open-moments.ts'

/** When somebody is at an office: the hours of its week, and the days on which it is closed. */
export type Opening = Readonly<{
  hours?: WeekHours
  calendar?: Pick<Calendar, 'closed' | 'isOpenOnHolidays'>
}>

/** The week of an office whose record does not say its hours. */
const usual: WeekHours = Object.fromEntries(
  weekdays.slice(0, 5).map((day) => [day, [{ from: '09:00', until: '17:00' }]]),
)

const minute = 60_000

/** Returns the hours of a week from those that an office shows; undefined where none of them names its weekdays. */
export function weekHours(hours: readonly OfficeHours[]): WeekHours | undefined {
  const days = hours.flatMap(({ weekdays = [], open }) =>
    weekdays.map((day) => [day, open.map(padded)] as const),
  )
  return days.length === 0 ? undefined : Object.fromEntries(days)
}

/**
 * Returns the minutes between two instants, in milliseconds since 1970, during which an office was open.
 * @example openMinutes({}, fridayAt1650, mondayAt0910) // 20
 */
export function openMinutes({ hours = usual, calendar }: Opening, from: number, until: number): number {
  const last = toBrussels(until).on
  let milliseconds = 0
  for (let on = toBrussels(from).on; on <= last; on = addDays(on, 1))
    for (const part of hoursOn(hours, calendar, on)) {
      const begins = Math.max(from, fromBrussels(on, part.from))
      milliseconds += Math.max(0, Math.min(until, fromBrussels(on, part.until)) - begins)
    }
  return Math.floor(milliseconds / minute)
}

function hoursOn(hours: WeekHours, calendar: Opening['calendar'], on: PlainDate) {
  if (isClosedOn(calendar ?? { closed: [], isOpenOnHolidays: false }, on)) return []
  const weekday = weekdays[weekdayOf(on) - 1]
  return weekday === undefined ? [] : (hours[weekday] ?? [])
}

/** @example padded({ from: '9:00', until: '12:30' }) // { from: '09:00', until: '12:30' } */
function padded({ from, until }: Readonly<{ from: string; until: string }>) {
  return { from: from.padStart(5, '0'), until: until.padStart(5, '0') }
}
