import { describe, expect, test } from 'vitest'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { busySpans, UnreadableCalendarError } from '#service/requests/calendars/busy-spans.ts'
import { event, ics, outlookZone } from '#tests/support/service/calendars/ics.ts'

/** December 2026 and January 2027, on Belgium's clock. */
const winter = { from: Date.parse('2026-11-30T23:00:00Z'), until: Date.parse('2027-01-31T23:00:00Z') }

/** Returns when a calendar is busy: `12-03 10:00-11:00`. */
function busy(text: string): string {
  return busySpans(text, winter)
    .map(({ from, until }) => [toBrussels(from), toBrussels(until)] as const)
    .map(([start, end]) => {
      const until = start.on === end.on ? end.at : `${end.on.slice(5)} ${end.at}`
      return `${start.on.slice(5)} ${start.at}-${until}`
    })
    .join(', ')
}

const tenToEleven = (tzid: string): readonly string[] =>
  event('z', `DTSTART;TZID=${tzid}:20261203T100000`, `DTEND;TZID=${tzid}:20261203T110000`)
const zoneNamed = (name: string): readonly string[] =>
  outlookZone.map((line) => line.replace('Romance Standard Time', name))
/** A zone that is three hours ahead of UTC all year. */
const ownZone = (name: string): readonly string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'END:STANDARD',
  'END:VTIMEZONE',
]

describe('a zone', () => {
  test.each<readonly [what: string, lines: readonly string[], found: string]>([
    ['in quotes', tenToEleven('"Europe/Brussels"'), '12-03 10:00-11:00'],
    ['of Windows', tenToEleven('W. Europe Standard Time'), '12-03 10:00-11:00'],
    ['of Windows overseas', tenToEleven('Eastern Standard Time'), '12-03 16:00-17:00'],
    [
      'as Exchange shows it, with a table',
      [
        ...zoneNamed('(UTC+01:00) Brussels\\, Copenhagen'),
        ...tenToEleven('"(UTC+01:00) Brussels, Copenhagen"'),
      ],
      '12-03 10:00-11:00',
    ],
    [
      'of Evolution, with a table',
      [
        ...zoneNamed('/freeassociation.sourceforge.net/Europe/Brussels'),
        ...tenToEleven('/freeassociation.sourceforge.net/Europe/Brussels'),
      ],
      '12-03 10:00-11:00',
    ],
    [
      'of Exchange alone',
      [...ownZone('tzone://Microsoft/Custom'), ...tenToEleven('"tzone://Microsoft/Custom"')],
      '12-03 08:00-09:00',
    ],
    ['in letters that mean several', [...ownZone('IST'), ...tenToEleven('IST')], '12-03 08:00-09:00'],
    ['in letters', tenToEleven('CET'), '12-03 10:00-11:00'],
    [
      'and UTC besides',
      event('z', 'DTSTART;TZID=Europe/Brussels:20261203T090000Z', 'DURATION:PT1H'),
      '12-03 10:00-11:00',
    ],
    [
      'of the beginning alone',
      event('z', 'DTSTART;TZID=America/New_York:20261203T040000', 'DTEND:20261203T100000Z'),
      '12-03 10:00-11:00',
    ],
  ])('%s is read', (_, lines, found) => {
    expect(busy(ics(...lines))).toBe(found)
  })

  test.each(['Balie/Nergens', '/mozilla.org/20070129_1/Balie', '(UTC+01:00) Brussels', 'CEST'])(
    '%s, of which the file says nothing, is said',
    (name) => {
      expect(() => busy(ics(...tenToEleven(`"${name}"`)))).toThrow(UnreadableCalendarError)
    },
  )
})

test.each<readonly [what: string, lines: readonly string[], found: string]>([
  [
    'over midnight and the year',
    ['DTSTART:20261231T220000Z', 'DTEND:20270101T000000Z'],
    '12-31 23:00-01-01 01:00',
  ],
  ['of a day and two hours', ['DTSTART:20261206T110000Z', 'DURATION:P1DT2H'], '12-06 12:00-12-07 14:00'],
  [
    'begun long before',
    ['DTSTART;VALUE=DATE:20260801', 'DTEND;VALUE=DATE:20261202'],
    '08-01 00:00-12-02 00:00',
  ],
  [
    'away for days',
    ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20270104', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'],
    '12-24 00:00-01-04 00:00',
  ],
  ['a day without an end', ['DTSTART;VALUE=DATE:20261210'], '12-10 00:00-12-11 00:00'],
  [
    'a day that ends on itself',
    ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261210'],
    '12-10 00:00-12-11 00:00',
  ],
  ['a day that is not called one', ['DTSTART:20261210', 'DTEND:20261211'], '12-10 00:00-12-11 00:00'],
  ['a moment', ['DTSTART:20261210T090000Z', 'DTEND:20261210T090000Z'], ''],
  ['a moment without an end', ['DTSTART:20261210T090000Z'], ''],
  ['backwards', ['DTSTART:20261210T090000Z', 'DTEND:20261210T080000Z'], ''],
  ['of a length below nothing', ['DTSTART:20261210T090000Z', 'DURATION:-PT1H'], ''],
  ['tentative', ['DTSTART:20261210T090000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE'], '12-10 10:00-11:00'],
  [
    'tentative to Outlook',
    ['DTSTART:20261210T090000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'],
    '12-10 10:00-11:00',
  ],
  [
    'free to Outlook',
    ['DTSTART:20261210T090000Z', 'DURATION:PT1H', 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:Free'],
    '',
  ],
  [
    'of guests with signs in their names',
    [
      'DTSTART:20261210T090000Z',
      'DURATION:PT1H',
      'ATTENDEE;CN="De Wolf; Ann: B";RSVP=TRUE:mailto:a@b.example',
      'ORGANIZER;CN="X, Y":MAILTO:x@y.example',
    ],
    '12-10 10:00-11:00',
  ],
  [
    'with a page in it',
    [
      'DTSTART:20261210T090000Z',
      'DURATION:PT1H',
      'X-ALT-DESC;FMTTYPE=text/html:<html><body>\\n<a href="https://x.example/?a=1;b">x</a>',
    ],
    '12-10 10:00-11:00',
  ],
])('an event %s', (_, lines, found) => {
  expect(busy(ics(...event('e', ...lines)))).toBe(found)
})

describe('a file', () => {
  const hour = event('h', 'DTSTART:20261210T090000Z', 'DURATION:PT1H')
  const found = '12-10 10:00-11:00'

  test('of several calendars, of tasks, of free hours alone, and of none', () => {
    const other = event('o', 'DTSTART:20261211T090000Z', 'DURATION:PT1H')
    expect(busy(ics(...hour) + ics(...other))).toBe(`${found}, 12-11 10:00-11:00`)
    expect(busy(ics(...hour) + ics(...hour))).toBe(found)
    expect(
      busy(
        ics(
          'METHOD:PUBLISH',
          'BEGIN:VTODO',
          'UID:t',
          'DTSTART:20261210T090000Z',
          'DUE:20261210T100000Z',
          'END:VTODO',
        ),
      ),
    ).toBe('')
    const freeBusy = [
      'BEGIN:VFREEBUSY',
      'DTSTART:20261201T000000Z',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261210T090000Z/PT1H',
      'FREEBUSY:20261211T090000Z/20261211T100000Z',
      'FREEBUSY;FBTYPE=FREE:20261212T090000Z/PT1H',
      'END:VFREEBUSY',
    ]
    expect(busy(ics('METHOD:PUBLISH', ...freeBusy))).toBe(`${found}, 12-11 10:00-11:00`)
    expect(busy(ics())).toBe('')
  })

  test('in small letters, with empty lines, of lines that end in LF, and folded within a letter', () => {
    const text = ics(...hour, 'DESCRIPTION:Café')
    expect(busy(text.replace('DTSTART', 'dtstart').replace('BEGIN:VEVENT', 'begin:vevent'))).toBe(found)
    expect(busy(text.replaceAll('\r\n', '\r\n\r\n'))).toBe(found)
    expect(busy(text.replaceAll('\r\n', '\n').replace('DTSTART:2026', 'DTSTART:20\n\t26'))).toBe(found)
    const bytes = Buffer.from(text)
    const within = bytes.indexOf(Buffer.from('é')) + 1
    const folded = Buffer.concat([bytes.subarray(0, within), Buffer.from('\r\n '), bytes.subarray(within)])
    expect(busy(new TextDecoder().decode(folded))).toBe(found)
  })

  test.each<readonly [what: string, text: string]>([
    [
      'with a text that was broken into lines',
      ics(...event('e', 'DTSTART:20261210T090000Z', 'DURATION:PT1H', 'DESCRIPTION:Regel', 'nog een regel')),
    ],
    [
      'with a rule that is none',
      ics(...event('e', 'DTSTART:20261210T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=FORTNIGHTLY')),
    ],
    [
      'with a rule of hours in parts',
      ics(
        ...event(
          'e',
          'DTSTART:20261210T090000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=31',
        ),
      ),
    ],
    ['of a mail that was saved', `Content-Type: text/calendar\r\n\r\n${ics(...hour)}`],
    ['of people', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:L\r\nEND:VCARD\r\n'],
  ])('%s is said', (_, text) => {
    expect(() => busy(text)).toThrow(UnreadableCalendarError)
  })

  test('with rules that no day fits is read at once', () => {
    const at = ['DTSTART;TZID=Europe/Brussels:20160101T090000', 'DURATION:PT1H']
    const rules = [
      'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31',
      'FREQ=MONTHLY;INTERVAL=4;BYMONTH=11,12;COUNT=55',
      'FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29',
      'FREQ=DAILY;BYMONTHDAY=-31;BYMONTH=2',
    ]
    const from = performance.now()
    expect(
      busy(ics(...rules.flatMap((rule, index) => event(`r${index}`, ...at, `RRULE:${rule}`)), ...hour)),
    ).toBe(found)
    expect(performance.now() - from).toBeLessThan(2000)
  })
})
