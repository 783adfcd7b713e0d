import ICAL from 'ical.js'
import { overlaps, type Span } from '#service/requests/bookings/booked-times.ts'
import { instantOf, knownZone } from './calendar-zones.ts'
import { isLongBefore, leavesOut, startsOf } from './series-starts.ts'

// Programs write a day as `DTSTART:20261224`, without saying that it is none of hours.
ICAL.design.strict = false

/** Days that are held against the rules of a calendar at most: more than any diary asks for, and a second of work. */
const mostDays = 1_000_000
/** Days that take as long as a date that was found. */
const daysOfDate = 50
const dayLong = 24 * 3_600_000

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
    const parsed = ICAL.parse(text) as unknown[]
    // Some programs write several calendars into a file.
    const roots = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
    if (roots.length === 0 || roots.some(([name]) => name !== 'vcalendar'))
      throw new UnreadableCalendarError('no calendar')
    const busy = roots
      .map(toCalendar)
      .flatMap((calendar) => [...timesOf(calendar, span, isLeftOut), ...freeBusyOf(calendar)])
      .filter((one) => one.from < one.until && overlaps(one, span))
    // What is named twice, or on two calendars, is once.
    return [...new Map(busy.map((one) => [`${one.from} ${one.until}`, one])).values()].toSorted(
      (one, other) => one.from - other.from || one.until - other.until,
    )
  } catch (error) {
    if (error instanceof UnreadableCalendarError) throw error
    throw new UnreadableCalendarError(error instanceof Error ? error.message : String(error))
  }
}

function toCalendar(root: unknown[]): ICAL.Component {
  const calendar = new ICAL.Component(root)
  const ownZone = calendar.getTimeZoneByID.bind(calendar)
  calendar.getTimeZoneByID = (name) => {
    // What a file calls IST is what it says that it is: such letters mean several zones.
    const zone = /^[a-z]+$/i.test(name)
      ? (ownZone(name) ?? knownZone(name))
      : (knownZone(name) ?? ownZone(name))
    // The library would take the time for one without a zone.
    if (zone === null || zone === undefined) throw new UnreadableCalendarError(`unknown time zone ${name}`)
    return zone
  }
  return calendar
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
  const count = (days = 1): void => {
    counted += days
    if (counted > mostDays) throw new UnreadableCalendarError('too many dates')
  }
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
    const others = moved.map((one) => new ICAL.Event(one))
    const isLeft = leavesOut(event, others)
    const reach = Math.max(...[event, ...others].map(reachOf))
    for (const start of startsOf(event, { from: span.from - reach, until: span.until + reach }, count)) {
      count(daysOfDate + reach / dayLong)
      const [from, own] = start instanceof ICAL.Period ? [start.start, start.getEnd()] : [start]
      if (isLeft(from)) continue
      const { startDate, endDate, item } = event.getOccurrenceDetails(from)
      if (isBusy(item)) yield toSpan(startDate, own ?? endDate)
    }
  }
}

/** How far the hours of a date are from when it would begin: as long as it takes, and as far as the dates that follow were moved. */
function reachOf(event: ICAL.Event): number {
  const moved = event.modifiesFuture() ? instantOf(event.startDate) - instantOf(event.recurrenceId) : 0
  return Math.abs(moved) + Math.max(0, instantOf(event.endDate) - instantOf(event.startDate))
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

/** Returns the hours between two times. A whole day is one also where it ends when it begins. */
function toSpan(start: ICAL.Time, end: ICAL.Time): Span {
  const last = end.clone()
  if (start.isDate && end.compare(start) <= 0) last.day = start.day + 1
  return { from: instantOf(start), until: instantOf(last) }
}
