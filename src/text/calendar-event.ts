import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'

/**
 * Time of an event: whole days, `last` included, hours of one day in Belgian time, `14:00`, or from one moment until another, in
 * milliseconds since 1970.
 */
export type CalendarTime =
  | Readonly<{ kind: 'allDay'; first: PlainDate; last?: PlainDate }>
  | Readonly<{ kind: 'timed'; on: PlainDate; from: string; until: string }>
  | Readonly<{ kind: 'span'; from: number; until: number }>

/** An event for a visitor's own calendar. Texts are plain; lines may break with `\n`. */
export type CalendarEvent = Readonly<{
  /** The same in every download of an event, so that calendars update it instead of adding another: `x@agency.be`. */
  uid: string
  /** Day on which the file is made, or the moment in milliseconds since 1970. */
  stamped: PlainDate | number
  time: CalendarTime
  summary: string
  description?: string
  location?: string
  /** Absolute address of the page about the event. */
  url?: string
  /** Of an appointment that was mailed; a download has none. */
  invitation?: Invitation
}>

/**
 * Who meets, and which version of an appointment it is. One without an attendee is published: its organizer enters it in
 * the own calendar.
 */
export type Invitation = Readonly<{
  organizer: Readonly<{ name: string; address: string }>
  attendee?: Readonly<{ name: string; address: string }>
  /** Counts changes from 0: calendars keep the newest. */
  sequence: number
  isCancelled: boolean
  /** Whether somebody still has to agree. */
  isTentative?: boolean
}>

/**
 * Returns an iCalendar file with events: lines end in CRLF and hold at most 75 octets of UTF-8.
 * @see RFC 5545
 * @example formatCalendar({ uid: 'deed@agency.be', stampedOn, time: { kind: 'allDay', first }, summary: 'Label D' })
 */
export function formatCalendar(...events: readonly CalendarEvent[]): string {
  return toFile(events)
}

/** Returns the same as a calendar that programs subscribe to, with its name, and that it is worth reading every quarter of an hour. */
export function formatSubscribed(name: string, events: readonly CalendarEvent[]): string {
  const words = escapeText(name)
  return toFile(events, [
    `NAME:${words}`,
    `X-WR-CALNAME:${words}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
  ])
}

function toFile(events: readonly CalendarEvent[], own: readonly string[] = []): string {
  // A calendar has a part at least.
  const hasHours = events.length === 0 || events.some(({ time }) => time.kind === 'timed')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//estate-agency-site//calendar//EN',
    'CALSCALE:GREGORIAN',
    ...methodLines(events),
    ...own,
    ...(hasHours ? timeZone : []),
    ...events.flatMap(linesOfEvent),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Time zone of Belgium, with the changes to and from summer time since 1996. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Brussels',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** How a calendar takes an invitation. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/**
 * Returns how a calendar takes an invitation: an attendee is asked or told that it is off; a published one has none, and is
 * called off by its status.
 * @see RFC 5546, 3.2.1, 3.2.2 and 3.2.5 (read 2026-11)
 */
export function methodOf({ attendee, isCancelled }: Invitation): CalendarMethod {
  if (attendee === undefined) return 'PUBLISH'
  return isCancelled ? 'CANCEL' : 'REQUEST'
}

/** Only a calendar of invitations has a method. */
function methodLines([event]: readonly CalendarEvent[]): readonly string[] {
  return event?.invitation === undefined ? [] : [`METHOD:${methodOf(event.invitation)}`]
}

function linesOfInvitation({
  organizer,
  attendee,
  sequence,
  isCancelled,
  isTentative,
}: Invitation): readonly string[] {
  return [
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : isTentative === true ? 'TENTATIVE' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.address}`,
    ...(attendee === undefined
      ? []
      : [`ATTENDEE;CN=${quote(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`]),
  ]
}

/** Returns a parameter's value, which cannot hold quotation marks. */
function quote(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, '')}"`
}

function linesOfEvent(event: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${typeof event.stamped === 'number' ? inUtc(event.stamped) : `${digits(event.stamped)}T000000Z`}`,
    ...linesOfTime(event.time),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    ...(event.location === undefined ? [] : [`LOCATION:${escapeText(event.location)}`]),
    // URL is of type URI: nothing is escaped in it, and it cannot contain spaces.
    ...(event.url === undefined ? [] : [`URL:${event.url.replace(/\s/gu, '')}`]),
    ...(event.invitation === undefined ? [] : linesOfInvitation(event.invitation)),
    'END:VEVENT',
  ]
}

/** All-day events are TRANSPARENT: they do not mark the day as busy. */
function linesOfTime(time: CalendarTime): readonly string[] {
  if (time.kind === 'timed') {
    const at = (hours: string) =>
      `;TZID=Europe/Brussels:${digits(time.on)}T${hours.replace(':', '').padStart(4, '0')}00`
    return [`DTSTART${at(time.from)}`, `DTEND${at(time.until)}`]
  }
  if (time.kind === 'span') return [`DTSTART:${inUtc(time.from)}`, `DTEND:${inUtc(time.until)}`]
  const { first, last = first } = time
  return [
    `DTSTART;VALUE=DATE:${digits(first)}`,
    `DTEND;VALUE=DATE:${digits(addDays(last, 1))}`,
    'TRANSP:TRANSPARENT',
  ]
}

/** @example inUtc(Date.parse('2026-11-24T13:00Z')) // '20261124T130000Z' */
function inUtc(instant: number): string {
  return `${digits(new Date(instant).toISOString().slice(0, 19)).replaceAll(':', '')}Z`
}

function digits(date: string): string {
  return date.replaceAll('-', '')
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/gu, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Most octets of a line. */
const mostOctets = 75

/** Folds a line that is too long, between characters; a continuation starts with a space, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  if (encoder.encode(line).length <= mostOctets) return line
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
