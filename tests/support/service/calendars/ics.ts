/** Returns a calendar as programs write it, from the lines of its parts. */
export function ics(...lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** Returns the lines of an event. */
export function event(uid: string, ...lines: readonly string[]): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@voorbeeld.be`,
    'DTSTAMP:20261101T080000Z',
    'SUMMARY:Niet voor de balie',
    'LOCATION:Thuis',
    ...lines,
    'END:VEVENT',
  ]
}

/** Romance Standard Time as Outlook on the web writes it. */
export const outlookZone: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Romance Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
