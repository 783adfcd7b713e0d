import ICAL from 'ical.js'
import { overlaps, type Span } from '#service/requests/bookings/booked-times.ts'
import { brussels, knownZone } from './calendar-zones.ts'

/** Occurrences of recurring events that are counted at most: more than any diary has, and a second of work. */
const mostOccurrences = 100_000

/** A file that is no calendar, or that names a time zone which nobody knows. */
export class UnreadableCalendarError extends Error {}

/**
 * Returns when the owner of a calendar is busy between two moments, in order, without what and where. Events that are
 * cancelled, leave the hours free or are left out by their UID do not count; days and times without a zone are Belgian.
 * @throws {UnreadableCalendarError} for any other file
 * @see RFC 5545
 */
export function busySpans(
  text: string,
  span: Span,
  isLeftOut: (uid: string) => boolean = () => false,
): readonly Span[] {
  try {
    const root: unknown = ICAL.parse(text)
    if (!Array.isArray(root) || root[0] !== 'vcalendar') throw new UnreadableCalendarError('no calendar')
    const calendar = new ICAL.Component(root)
    const ownZone = calendar.getTimeZoneByID.bind(calendar)
    calendar.getTimeZoneByID = (name) => {
      const zone = knownZone(name) ?? ownZone(name)
      // The library would take the time for one without a zone.
      if (zone === null) throw new UnreadableCalendarError(`unknown time zone ${name}`)
      return zone
    }
    const busy = [...timesOf(calendar, span, isLeftOut), ...freeBusyOf(calendar)]
    return busy
      .filter((one) => one.from < one.until && overlaps(one, span))
      .toSorted((one, other) => one.from - other.from || one.until - other.until)
  } catch (error) {
    if (error instanceof UnreadableCalendarError) throw error
    throw new UnreadableCalendarError(error instanceof Error ? error.message : String(error))
  }
}

function* timesOf(
  calendar: ICAL.Component,
  span: Span,
  isLeftOut: (uid: string) => boolean,
): Generator<Span> {
  const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid'))
  const components = calendar
    .getAllSubcomponents('vevent')
    .filter((component) => !isLeftOut(uidOf(component)))
  const exceptions = Map.groupBy(
    components.filter((component) => component.hasProperty('recurrence-id')),
    uidOf,
  )
  let counted = 0
  for (const component of components) {
    const isException = component.hasProperty('recurrence-id')
    const moved = isException ? [] : (exceptions.get(uidOf(component)) ?? [])
    const event = new ICAL.Event(component, { exceptions: moved })
    // What was moved out of a series is an event of its own, where it is now, and the series leaves it out.
    if (isException || !event.isRecurring()) {
      const { startDate, endDate } = event
      if (isBusy(event) && !isLongBefore(endDate, span.from)) yield toSpan(startDate, endDate)
      continue
    }
    const left = new Set(moved.map((one) => instantOf(new ICAL.Event(one).recurrenceId)))
    const longBefore = span.from - event.duration.toSeconds() * 1000
    const iterator = event.iterator()
    for (let start = iterator.next(); start; start = iterator.next()) {
      if (++counted > mostOccurrences) throw new UnreadableCalendarError('too many occurrences')
      if (isLongBefore(start, longBefore)) continue
      if (instantOf(start) >= span.until) break
      if (left.has(instantOf(start))) continue
      const { startDate, endDate, item } = event.getOccurrenceDetails(start)
      if (isBusy(item)) yield toSpan(startDate, endDate)
    }
  }
}

/** Whether a time is before a moment in any zone: told without asking for the zone, since most of a calendar is past. */
function isLongBefore({ year, month, day }: ICAL.Time, moment: number): boolean {
  return Date.UTC(year, month - 1, day) < moment - 3 * 24 * 3_600_000
}

/** Whether an event keeps its hours: those of Outlook may say so in a word of their own. */
function isBusy({ component }: ICAL.Event): boolean {
  const word = (name: string): string => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return (
    word('status') !== 'CANCELLED' &&
    word('transp') !== 'TRANSPARENT' &&
    word('x-microsoft-cdo-busystatus') !== 'FREE'
  )
}

/** Yields the hours of a calendar that publishes these alone. */
function* freeBusyOf(calendar: ICAL.Component): Generator<Span> {
  for (const component of calendar.getAllSubcomponents('vfreebusy'))
    for (const property of component.getAllProperties('freebusy')) {
      if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue
      for (const period of property.getValues())
        if (period instanceof ICAL.Period) yield toSpan(period.start, period.getEnd())
    }
}

function toSpan(start: ICAL.Time, end: ICAL.Time): Span {
  return { from: instantOf(start), until: instantOf(end) }
}

/** Returns the moment of a time, in milliseconds since 1970. */
function instantOf(time: ICAL.Time): number {
  const zoned = time.clone()
  if (time.isDate || time.zone.tzid === 'floating') {
    zoned.isDate = false
    zoned.zone = brussels
  }
  return zoned.toUnixTime() * 1000
}
