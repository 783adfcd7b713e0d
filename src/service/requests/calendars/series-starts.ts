import ICAL from 'ical.js'
import { instantOf } from './calendar-zones.ts'
import { datesOf } from './recurrence.ts'
import type { Span } from '#service/requests/bookings/booked-times.ts'

const day = 24 * 3_600_000

/**
 * Yields when the dates of a series begin, between two moments or a little earlier, in no order: its first, those of its rules and
 * those that are named, of which some have a length of their own. `count` is called for each day that is held against a rule.
 */
export function* startsOf(
  { component, startDate }: ICAL.Event,
  span: Span,
  count: () => void,
): Generator<ICAL.Time | ICAL.Period> {
  yield startDate
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue()
    if (rule instanceof ICAL.Recur) yield* datesOf(rule, startDate, span, count)
  }
  for (const property of component.getAllProperties('rdate'))
    for (const start of property.getValues()) {
      if (start instanceof ICAL.Time || start instanceof ICAL.Period) yield start
    }
}

/** Returns whether a date of a series is one of those that it leaves out: some programs name the day alone, or the hour without its zone. */
export function leavesOut(
  { component, startDate }: ICAL.Event,
  moved: readonly ICAL.Event[],
): (start: ICAL.Time) => boolean {
  const named = component.getAllProperties('exdate').flatMap((property) => property.getValues())
  const left = new Set<string | number>()
  for (const time of [...named, ...moved.map(({ recurrenceId }) => recurrenceId)]) {
    if (!(time instanceof ICAL.Time)) continue
    if (time.isDate || startDate.isDate) left.add(dayOf(time))
    if (!time.isDate) left.add(instantOf(time, startDate.zone))
  }
  return (start) => left.has(instantOf(start)) || left.has(dayOf(start))
}

/** Whether a time is before a moment in any zone: told without asking for the zone, since most of a calendar is past. */
export function isLongBefore({ year, month, day: ofMonth }: ICAL.Time, moment: number): boolean {
  return Date.UTC(year, month - 1, ofMonth) < moment - 3 * day
}

function dayOf(time: ICAL.Time): string {
  return time.toString().slice(0, 10)
}
