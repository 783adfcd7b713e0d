import { describe, expect, test } from 'vitest'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { busySpans } from '#service/requests/calendars/busy-spans.ts'
import { event, ics } from '#tests/support/service/calendars/ics.ts'

/** December 2026 and January 2027, on Belgium's clock. */
const winter = { from: Date.parse('2026-11-30T23:00:00Z'), until: Date.parse('2027-01-31T23:00:00Z') }

/** Returns on which days a calendar is busy between nine and ten in Belgium, and all other hours in full. */
function days(...lines: readonly string[]): string {
  const spans = busySpans(ics(...lines), winter).map(({ from, until }) => {
    const [start, end] = [toBrussels(from), toBrussels(until)]
    const day = start.on.slice(5)
    if (start.on === end.on && start.at === '09:00' && end.at === '10:00') return day
    return `${day} ${start.at}-${start.on === end.on ? '' : `${end.on.slice(5)} `}${end.at}`
  })
  return spans.join(', ')
}

const zone = ';TZID=Europe/Brussels'
/** A series from a day on, `20261103`, of an hour at nine. */
const series = (day: string, ...lines: readonly string[]): readonly string[] =>
  event('s', `DTSTART${zone}:${day}T090000`, `DTEND${zone}:${day}T100000`, ...lines)
/** What became of one date of that series. */
const one = (day: string, ...lines: readonly string[]): readonly string[] =>
  event('s', `RECURRENCE-ID${zone}:${day}T090000`, ...lines)
const at = (day: string, from: string, until: string): readonly string[] => [
  `DTSTART${zone}:${day}T${from}00`,
  `DTEND${zone}:${day}T${until}00`,
]

describe('a rule', () => {
  test.each<readonly [rule: string, first: string, found: string]>([
    ['FREQ=MONTHLY;BYDAY=2TH', '20260910', '12-10, 01-14'],
    ['FREQ=MONTHLY;BYDAY=-1FR,1MO', '20260907', '12-07, 12-25, 01-04, 01-29'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '20260930', '12-31, 01-29'],
    ['FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1', '20261101', '12-05, 01-02'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2,-2', '20261002', '12-02, 12-30, 01-04, 01-28'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '20261031', '12-31, 01-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '20261130', '12-31, 01-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=15,-1', '20261015', '12-15, 12-31, 01-15, 01-31'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '20260213', ''],
    ['FREQ=MONTHLY;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '20261103', '12-08, 01-05'],
    ['FREQ=MONTHLY', '20261031', '12-31, 01-31'],
    ['FREQ=MONTHLY;INTERVAL=3', '20260909', '12-09'],
    ['FREQ=YEARLY', '20201218', '12-18'],
    ['FREQ=YEARLY;BYMONTH=12;BYDAY=3FR', '20201218', '12-18'],
    ['FREQ=YEARLY;BYMONTH=1;BYDAY=-1SU', '20220130', '01-31'],
    ['FREQ=YEARLY;BYDAY=-1MO', '20201228', '12-28'],
    ['FREQ=YEARLY;BYDAY=1MO', '20200106', '01-04'],
    ['FREQ=YEARLY;BYWEEKNO=53;BYDAY=TH', '20201231', '12-31'],
    ['FREQ=YEARLY;BYYEARDAY=1,-1', '20210101', '12-31, 01-01'],
    ['FREQ=YEARLY;BYMONTH=12,1;BYMONTHDAY=5', '20210105', '12-05, 01-05'],
    ['FREQ=YEARLY;BYMONTH=12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '20211231', '12-31'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '20240229', ''],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;COUNT=6', '20261129', '12-13, 12-14, 12-27, 12-28'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=MO;COUNT=5', '20261129', '12-07, 12-13, 12-21, 12-27'],
    ['FREQ=WEEKLY;INTERVAL=3;COUNT=4', '20261117', '12-08, 12-29, 01-19'],
    ['FREQ=WEEKLY;BYDAY=MO,FR;BYSETPOS=-1;COUNT=6', '20261106', '12-04, 12-11'],
    ['FREQ=WEEKLY;BYMONTH=1;BYDAY=WE', '20260107', '01-06, 01-13, 01-20, 01-27'],
    ['FREQ=DAILY;INTERVAL=10', '20261119', '12-09, 12-19, 12-29, 01-08, 01-18, 01-28'],
    ['FREQ=DAILY;BYDAY=SA;BYMONTH=12', '20211204', '12-05, 12-12, 12-19, 12-26'],
    ['FREQ=DAILY;BYHOUR=9,14;BYMINUTE=0;COUNT=3', '20261208', '12-08, 12-08 14:00-15:00, 12-09'],
    ['FREQ=DAILY;UNTIL=20261203T080000Z', '20261129', '12-01, 12-02, 12-03'],
    ['FREQ=DAILY;UNTIL=20261203T075959Z', '20261129', '12-01, 12-02'],
    ['FREQ=DAILY;UNTIL=20261203T090000', '20261129', '12-01, 12-02, 12-03'],
    ['FREQ=DAILY;UNTIL=20261203T085959', '20261129', '12-01, 12-02'],
    ['FREQ=DAILY;UNTIL=20261203', '20261129', '12-01, 12-02, 12-03'],
    ['FREQ=DAILY;COUNT=4', '20261129', '12-01, 12-02'],
    // Its first date is none of the rule.
    ['FREQ=WEEKLY;BYDAY=WE;UNTIL=20261209T080000Z', '20261201', '12-01, 12-02, 12-09'],
  ])('%s from %s', (rule, first, found) => {
    expect(days(...series(first, `RRULE:${rule}`))).toBe(found)
  })

  test('of another country ends on its clock, and follows its summer', () => {
    const of = (name: string, start: string, rule: string): string =>
      days(...event('a', `DTSTART;TZID=${name}:${start}`, 'DURATION:PT1H', `RRULE:${rule}`))
    const ends = 'FREQ=DAILY;UNTIL=20261210T090000'
    expect(of('America/New_York', '20261208T090000', ends)).toBe(
      '12-08 15:00-16:00, 12-09 15:00-16:00, 12-10 15:00-16:00',
    )
    expect(of('Asia/Tokyo', '20261209T090000', ends)).toBe('12-09 01:00-02:00, 12-10 01:00-02:00')
    expect(of('Asia/Tokyo', '20261209T090000', 'FREQ=DAILY;UNTIL=20261210T085959')).toBe('12-09 01:00-02:00')
    const weekly = 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261209T000000Z'
    expect(of('Australia/Sydney', '20260701T080000', weekly)).toBe('12-01 22:00-23:00, 12-08 22:00-23:00')
  })

  test('in UTC stays in UTC, one without a zone on the clock of Belgium', () => {
    const rule = ['DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20261208T230000Z']
    expect(days(...event('a', 'DTSTART:20260707T070000Z', ...rule))).toBe(
      '12-01 08:00-09:00, 12-08 08:00-09:00',
    )
    expect(days(...event('a', 'DTSTART:20260707T090000', ...rule))).toBe('12-01, 12-08')
  })

  test('of before anybody worked here, without an end, is read, also when there are many', () => {
    const daily = Array.from({ length: 12 }, (_, index) =>
      event(`d${index}`, `DTSTART${zone}:19700101T${10 + index}0000`, 'DURATION:PT30M', 'RRULE:FREQ=DAILY'),
    )
    expect(busySpans(ics(...daily.flat()), winter)).toHaveLength(12 * 62)
  })
})

describe('a series', () => {
  const tuesdays = (...lines: readonly string[]) => series('20261103', 'RRULE:FREQ=WEEKLY;COUNT=9', ...lines)

  test.each<readonly [what: string, lines: readonly string[], found: string]>([
    ['in UTC', ['EXDATE:20261208T080000Z,20261222T080000Z'], '12-01, 12-15, 12-29'],
    [
      'in a row, not in order',
      [`EXDATE${zone}:20261222T090000`, `EXDATE${zone}:20261208T090000`],
      '12-01, 12-15, 12-29',
    ],
    [
      'among dates that are none of it',
      [
        `EXDATE${zone}:20261106T090000,20261202T090000,20261203T090000,20261208T090000,20261209T090000,20261216T090000,20261222T090000`,
      ],
      '12-01, 12-15, 12-29',
    ],
    ['as days', ['EXDATE;VALUE=DATE:20261208', 'EXDATE;VALUE=DATE:20261222'], '12-01, 12-15, 12-29'],
    [
      'as days among others',
      ['EXDATE;VALUE=DATE:20261104,20261105,20261208,20261222'],
      '12-01, 12-15, 12-29',
    ],
    ['without a zone', ['EXDATE:20261208T090000,20261222T090000'], '12-01, 12-15, 12-29'],
  ])('leaves dates out that are given %s', (_, lines, found) => {
    expect(days(...tuesdays(...lines))).toBe(found)
  })

  test.each<readonly [what: string, lines: readonly string[], found: string]>([
    [
      'one',
      one('20261208', ...at('20261209', '1500', '1600')),
      '12-01, 12-09 15:00-16:00, 12-15, 12-22, 12-29',
    ],
    [
      'one that is off',
      one('20261208', ...at('20261208', '0900', '1000'), 'STATUS:CANCELLED'),
      '12-01, 12-15, 12-22, 12-29',
    ],
    [
      'one by its day alone',
      event('s', 'RECURRENCE-ID;VALUE=DATE:20261208', ...at('20261209', '1500', '1600')),
      '12-01, 12-09 15:00-16:00, 12-15, 12-22, 12-29',
    ],
    [
      'one by an hour without a zone',
      event('s', 'RECURRENCE-ID:20261208T090000', ...at('20261209', '1500', '1600')),
      '12-01, 12-09 15:00-16:00, 12-15, 12-22, 12-29',
    ],
    [
      'one that now leaves one free',
      one('20261208', ...at('20261208', '0900', '1000'), 'TRANSP:TRANSPARENT'),
      '12-01, 12-15, 12-22, 12-29',
    ],
    [
      'this one and all that follow',
      event(
        's',
        `RECURRENCE-ID;RANGE=THISANDFUTURE${zone}:20261215T090000`,
        ...at('20261215', '1300', '1430'),
      ),
      '12-01, 12-08, 12-15 13:00-14:30, 12-22 13:00-14:30, 12-29 13:00-14:30',
    ],
    [
      'this one and all that follow, one of which is elsewhere',
      [
        ...event(
          's',
          `RECURRENCE-ID;RANGE=THISANDFUTURE${zone}:20261215T090000`,
          ...at('20261215', '1300', '1430'),
        ),
        ...one('20261222', ...at('20261223', '0900', '1000')),
      ],
      '12-01, 12-08, 12-15 13:00-14:30, 12-23, 12-29 13:00-14:30',
    ],
    [
      'this one and all that follow, which are off',
      event(
        's',
        `RECURRENCE-ID;RANGE=THISANDFUTURE${zone}:20261215T090000`,
        ...at('20261215', '0900', '1000'),
        'STATUS:CANCELLED',
      ),
      '12-01, 12-08',
    ],
    [
      'this one and all that follow, later by many days',
      event(
        's',
        `RECURRENCE-ID;RANGE=THISANDFUTURE${zone}:20261110T090000`,
        ...at('20261123', '0900', '1000'),
      ),
      '12-07, 12-14, 12-21, 12-28, 01-04, 01-11',
    ],
  ])('has moved: %s', (_, lines, found) => {
    expect(days(...tuesdays(), ...lines)).toBe(found)
  })

  test('has dates of its own, beside a rule, without one, as days and of another length', () => {
    expect(days(...tuesdays(`RDATE${zone}:20261202T090000,20261208T090000`))).toBe(
      '12-01, 12-02, 12-08, 12-15, 12-22, 12-29',
    )
    expect(days(...series('20261202', `RDATE${zone}:20261209T090000`, `RDATE${zone}:20261220T090000`))).toBe(
      '12-02, 12-09, 12-20',
    )
    expect(days(...event('d', 'DTSTART;VALUE=DATE:20261205', 'RDATE;VALUE=DATE:20261219'))).toBe(
      '12-05 00:00-12-06 00:00, 12-19 00:00-12-20 00:00',
    )
    const periods = `RDATE;VALUE=PERIOD${zone}:20261212T100000/20261212T130000,20261213T100000/PT45M`
    expect(days(...series('20261205', periods))).toBe('12-05, 12-12 10:00-13:00, 12-13 10:00-10:45')
  })

  test('was split by its program into two', () => {
    const first = event(
      'a',
      ...at('20260901', '0900', '1000'),
      'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261214T225959Z',
    )
    const second = event('a_R20261215T080000', ...at('20261215', '1100', '1200'), 'RRULE:FREQ=WEEKLY;COUNT=2')
    expect(days(...first, ...second)).toBe('12-01, 12-08, 12-15 11:00-12:00, 12-22 11:00-12:00')
  })

  test('is of whole days, also of several, with exceptions', () => {
    const monthly = [
      'DTSTART;VALUE=DATE:20261030',
      'DTEND;VALUE=DATE:20261102',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=30',
    ]
    expect(days(...event('m', ...monthly, 'EXDATE;VALUE=DATE:20261230'))).toBe(
      '11-30 00:00-12-03 00:00, 01-30 00:00-02-02 00:00',
    )
    const moved = event('m', 'RECURRENCE-ID;VALUE=DATE:20261230', 'DTSTART;VALUE=DATE:20261228')
    expect(days(...event('m', ...monthly), ...moved)).toBe(
      '11-30 00:00-12-03 00:00, 12-28 00:00-12-29 00:00, 01-30 00:00-02-02 00:00',
    )
    // A telephone writes so of a birthday without a year.
    expect(days(...event('b', 'DTSTART;VALUE=DATE:16041213', 'RRULE:FREQ=YEARLY'))).toBe(
      '12-13 00:00-12-14 00:00',
    )
  })
})
