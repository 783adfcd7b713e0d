import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'

/** When an event is: whole days, `last` included, or hours of one day on Belgium's clock, `14:00`. */
export type CalendarTime =
  | Readonly<{ kind: 'allDay'; first: PlainDate; last?: PlainDate }>
  | Readonly<{ kind: 'timed'; on: PlainDate; from: string; until: string }>

/** Something that a visitor keeps in their own calendar. Texts are plain; lines may break with `\n`. */
export type CalendarEvent = Readonly<{
  /** The same for every download of the same event, so that a calendar replaces what it has: `x@agency.be`. */
  uid: string
  /** Day on which the file is made. */
  stampedOn: PlainDate
  time: CalendarTime
  summary: string
  description?: string
  location?: string
  /** Absolute address of the page that the event comes from. */
  url?: string
}>

/**
 * Returns an iCalendar file with events: lines end in CRLF and hold at most 75 octets of UTF-8.
 * @see RFC 5545
 * @example formatCalendar({ uid: 'deed@agency.be', stampedOn, time: { kind: 'allDay', first }, summary: 'Label D' })
 */
export function formatCalendar(...events: readonly CalendarEvent[]): string {
  const hasHours = events.some(({ time }) => time.kind === 'timed')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//estate-agency-site//calendar//EN',
    'CALSCALE:GREGORIAN',
    ...(hasHours ? timeZone : []),
    ...events.flatMap(linesOfEvent),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Belgium's clock, which has changed on these two Sundays since 1996. */
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

function linesOfEvent(event: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${digits(event.stampedOn)}T000000Z`,
    ...linesOfTime(event.time),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    ...(event.location === undefined ? [] : [`LOCATION:${escapeText(event.location)}`]),
    // an address is no text: nothing is escaped in it, and a blank cannot be part of it
    ...(event.url === undefined ? [] : [`URL:${event.url.replace(/\s/gu, '')}`]),
    'END:VEVENT',
  ]
}

/** A whole day takes nobody's time: it shows on the day and leaves the diary free. */
function linesOfTime(time: CalendarTime): readonly string[] {
  if (time.kind === 'timed') {
    const at = (hours: string) =>
      `;TZID=Europe/Brussels:${digits(time.on)}T${hours.replace(':', '').padStart(4, '0')}00`
    return [`DTSTART${at(time.from)}`, `DTEND${at(time.until)}`]
  }
  const { first, last = first } = time
  return [
    `DTSTART;VALUE=DATE:${digits(first)}`,
    `DTEND;VALUE=DATE:${digits(addDays(last, 1))}`,
    'TRANSP:TRANSPARENT',
  ]
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

/** Breaks a line between characters, never within one: what goes on starts with a blank, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
