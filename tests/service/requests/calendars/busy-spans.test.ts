import { describe, expect, test } from 'vitest'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { busySpans, UnreadableCalendarError } from '#service/requests/calendars/busy-spans.ts'
import { event, ics, outlookZone } from '#tests/support/service/calendars/ics.ts'

/** Two weeks from Monday 23 November 2026 on, on Belgium's clock. */
const fortnight = { from: Date.parse('2026-11-22T23:00:00Z'), until: Date.parse('2026-12-06T23:00:00Z') }

/** Returns when a calendar is busy, as a Belgian reads it: `26 10:00 - 26 11:00`. */
function busy(text: string, span = fortnight): readonly string[] {
  const written = (instant: number): string => {
    const { on, at } = toBrussels(instant)
    return `${on.slice(8)} ${at}`
  }
  return busySpans(text, span).map(({ from, until }) => `${written(from)} - ${written(until)}`)
}

const inBrussels = (name: string, time: string): string => `${name};TZID=Europe/Brussels:${time}`

describe('a series', () => {
  const weekly = [
    inBrussels('DTSTART', '20240904T090000'),
    inBrussels('DTEND', '20240904T103000'),
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR',
  ]

  test('without its exceptions, and with what was moved where it is now', () => {
    const text = ics(
      ...event('a', ...weekly, inBrussels('EXDATE', '20261125T090000,20261127T090000')),
      ...event(
        'a',
        inBrussels('RECURRENCE-ID', '20261130T090000'),
        inBrussels('DTSTART', '20261201T140000'),
        inBrussels('DTEND', '20261201T150000'),
      ),
      // Moved into the fortnight from after it, and away, by the zone of the server.
      ...event('a', 'RECURRENCE-ID:20261207T080000Z', 'DTSTART:20261203T160000Z', 'DTEND:20261203T163000Z'),
      ...event('a', 'RECURRENCE-ID:20261204T080000Z', 'DTSTART:20261218T080000Z', 'DTEND:20261218T090000Z'),
      ...event(
        'a',
        inBrussels('RECURRENCE-ID', '20261202T090000'),
        inBrussels('DTSTART', '20261202T090000'),
        inBrussels('DTEND', '20261202T103000'),
        'STATUS:CANCELLED',
      ),
    )
    expect(busy(text)).toEqual(['23 09:00 - 23 10:30', '01 14:00 - 01 15:00', '03 17:00 - 03 17:30'])
  })

  test('without an end, by a rule of months, with dates of its own', () => {
    const rule = [inBrussels('DTSTART', '20190129T130000'), 'DURATION:PT2H', 'RRULE:FREQ=MONTHLY;BYDAY=-1TU']
    const more = inBrussels('RDATE', '20261126T080000')
    expect(busy(ics(...event('b', ...rule, more)))).toEqual(['24 13:00 - 24 15:00', '26 08:00 - 26 10:00'])
  })

  test('of which a calendar has single dates alone, without the series', () => {
    const one = (day: string): readonly string[] =>
      event(
        'c',
        `RECURRENCE-ID:202611${day}T090000Z`,
        `DTSTART:202611${day}T090000Z`,
        `DTEND:202611${day}T100000Z`,
      )
    expect(busy(ics(...one('24'), ...one('25')))).toEqual(['24 10:00 - 24 11:00', '25 10:00 - 25 11:00'])
  })

  test('across the change to winter time, at the same hour of the clock, also of another country', () => {
    const october = { from: Date.parse('2026-10-24T22:00:00Z'), until: Date.parse('2026-11-02T23:00:00Z') }
    const daily = event(
      'd',
      'DTSTART;TZID=America/New_York:20261001T060000',
      'DTEND;TZID=America/New_York:20261001T070000',
      'RRULE:FREQ=WEEKLY;BYDAY=SA,SU,MO;COUNT=60',
    )
    const own = event('e', inBrussels('DTSTART', '20261020T090000'), 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY')
    // New York changes a week later.
    expect(busy(ics(...daily, ...own), october)).toEqual([
      '25 11:00 - 25 12:00',
      '26 11:00 - 26 12:00',
      '27 09:00 - 27 09:30',
      '31 11:00 - 31 12:00',
      '01 12:00 - 01 13:00',
      '02 12:00 - 02 13:00',
    ])
  })
})

test('a whole day is a Belgian one, also with 25 hours, and a holiday is all of its days', () => {
  const days = event('a', 'DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261128')
  const one = event('b', 'DTSTART;VALUE=DATE:20261201')
  const series = event('c', 'DTSTART;VALUE=DATE:20251203', 'RRULE:FREQ=YEARLY')
  expect(busy(ics(...days, ...one, ...series))).toEqual([
    '26 00:00 - 28 00:00',
    '01 00:00 - 02 00:00',
    '03 00:00 - 04 00:00',
  ])
  const october = { from: Date.parse('2026-10-20T00:00:00Z'), until: Date.parse('2026-11-02T00:00:00Z') }
  const [change] = busySpans(ics(...event('d', 'DTSTART;VALUE=DATE:20261025')), october)
  expect(((change?.until ?? 0) - (change?.from ?? 0)) / 3_600_000).toBe(25)
})

test('times of several zones, and without one, are Belgian ones', () => {
  const text = ics(
    'X-WR-TIMEZONE:America/Los_Angeles',
    ...event('a', 'DTSTART;TZID=Asia/Tokyo:20261126T170000', 'DTEND;TZID=Asia/Tokyo:20261126T180000'),
    ...event('b', 'DTSTART:20261125T080000Z', 'DTEND;TZID=Europe/London:20261125T093000'),
    ...event('c', 'DTSTART:20261124T140000', 'DTEND:20261124T150000'),
    ...event('d', 'DTSTART:20261101T083000', 'DURATION:PT15M', 'RRULE:FREQ=WEEKLY;BYDAY=FR'),
  )
  expect(busy(text)).toEqual([
    '24 14:00 - 24 15:00',
    '25 09:00 - 25 10:30',
    '26 09:00 - 26 10:00',
    '27 08:30 - 27 08:45',
    '04 08:30 - 04 08:45',
  ])
})

describe.each([
  ['with their own table', outlookZone],
  ['without a table', []],
])("Outlook's names of zones %s", (_, zone) => {
  test('are those of Belgium and England, in summer and winter', () => {
    const at = (name: string, time: string): string => `${name};TZID=Romance Standard Time:${time}`
    const text = ics(
      ...zone,
      ...event('a', at('DTSTART', '20260706T090000'), at('DTEND', '20260706T093000'), 'RRULE:FREQ=DAILY'),
      ...event('b', 'DTSTART;TZID="GMT Standard Time":20261124T120000', 'DURATION:PT1H'),
    )
    const summer = { from: Date.parse('2026-07-05T22:00:00Z'), until: Date.parse('2026-07-06T22:00:00Z') }
    expect(busy(text, summer)).toEqual(['06 09:00 - 06 09:30'])
    const winter = { from: Date.parse('2026-11-23T23:00:00Z'), until: Date.parse('2026-11-24T23:00:00Z') }
    expect(busy(text, winter)).toEqual(['24 09:00 - 24 09:30', '24 13:00 - 24 14:00'])
  })
})

test('a zone of the file alone is read from it, and one that nobody knows is said', () => {
  const own = outlookZone.map((line) => line.replace('Romance Standard Time', 'Customized Time Zone'))
  const at = event('a', 'DTSTART;TZID=Customized Time Zone:20261124T090000', 'DURATION:PT1H')
  expect(busy(ics(...own, ...at))).toEqual(['24 09:00 - 24 10:00'])
  expect(() => busy(ics(...at))).toThrow(UnreadableCalendarError)
})

test('what is cancelled, free or takes no time leaves the hours free; what is not certain keeps them', () => {
  const at = (day: string): readonly string[] => [
    `DTSTART:202611${day}T090000Z`,
    `DTEND:202611${day}T100000Z`,
  ]
  const text = ics(
    ...event('a', ...at('23'), 'STATUS:CANCELLED'),
    ...event('b', ...at('24'), 'TRANSP:TRANSPARENT'),
    ...event('c', ...at('25'), 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    ...event('d', 'DTSTART:20261126T090000Z'),
    ...event('e', ...at('27'), 'STATUS:TENTATIVE', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'),
    'BEGIN:VTODO',
    'UID:f@voorbeeld.be',
    'DUE:20261128T090000Z',
    'END:VTODO',
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20261130T090000Z/20261130T100000Z,20261201T090000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20261202T090000Z/PT1H',
    'END:VFREEBUSY',
  )
  expect(busy(text)).toEqual(['27 10:00 - 27 11:00', '30 10:00 - 30 11:00', '01 10:00 - 01 11:00'])
})

test('only from and to are read', () => {
  const [span] = busySpans(ics(...event('a', 'DTSTART:20261126T090000Z', 'DURATION:PT1H')), fortnight)
  expect(Object.keys(span ?? {}).toSorted()).toEqual(['from', 'until'])
})

test('five megabytes of one agency are read, and a rule of seconds is refused, both in little time', () => {
  const past = (index: number): readonly string[] =>
    event(
      `p${index}`,
      `DTSTART;TZID=Europe/Brussels:20${10 + (index % 16)}0612T090000`,
      'DURATION:PT1H',
      `DESCRIPTION:${'Lang verslag. '.repeat(14)}`,
    )
  const many = Array.from({ length: 12_500 }, (_, index) => past(index)).flat()
  const text = ics(...many, ...event('n', inBrussels('DTSTART', '20261126T090000'), 'DURATION:PT1H'))
  expect(text.length).toBeGreaterThan(4_500_000)
  const from = performance.now()
  expect(busy(text)).toEqual(['26 09:00 - 26 10:00'])
  const rule = ics(...event('s', 'DTSTART:20100101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))
  expect(() => busy(rule)).toThrow(UnreadableCalendarError)
  expect(performance.now() - from).toBeLessThan(20_000)
})

test.each([
  ['a page of a sign-in', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
  ['half a file', ics(...event('a', 'DTSTART:20261126T090000Z', 'DURATION:PT1H')).slice(0, 180)],
  ['a moment that is none', ics(...event('a', 'DTSTART:morgen', 'DURATION:PT1H'))],
  ['an event without a beginning', ics(...event('a', 'DURATION:PT1H'))],
  ['an address book', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Lotte\r\nEND:VCARD\r\n'],
])('%s is said to be no calendar', (_, text) => {
  expect(() => busy(text)).toThrow(UnreadableCalendarError)
})
