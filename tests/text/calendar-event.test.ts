import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, formatCalendar } from '#text/calendar-event.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const event: CalendarEvent = {
  uid: 'duty-2520@agency.be',
  stamped: day('2026-11-20'),
  time: { kind: 'allDay', first: day('2032-11-20') },
  summary: 'Label D',
}

/** Returns the content of a calendar file with lines unfolded: `NAME;parameters` → value. */
const linesOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n')
    .map((line): readonly [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1)]
    })

const valueOf = (file: string, name: string) => linesOf(file).find(([key]) => key === name)?.[1]

const unescape = (text: string) =>
  text.replace(/\\(.)/gu, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))

describe('a calendar file', () => {
  test('with a whole day follows the standard', () => {
    expect(formatCalendar({ ...event, url: 'https://agency.be/nl/te koop' })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//estate-agency-site//calendar//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:duty-2520@agency.be',
        'DTSTAMP:20261120T000000Z',
        'DTSTART;VALUE=DATE:20321120',
        'DTEND;VALUE=DATE:20321121',
        'TRANSP:TRANSPARENT',
        'SUMMARY:Label D',
        'URL:https://agency.be/nl/tekoop',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test.each([
    ['2026-11-20', undefined, '20261121'],
    ['2026-12-31', undefined, '20270101'],
    ['2028-02-28', undefined, '20280229'],
    ['2026-11-28', '2026-11-29', '20261130'],
  ])('of %s to %s ends before %s', (first, last, end) => {
    const time = {
      kind: 'allDay',
      first: day(first),
      last: last === undefined ? undefined : day(last),
    } as const
    expect(valueOf(formatCalendar({ ...event, time }), 'DTEND;VALUE=DATE')).toBe(end)
  })

  test('with hours is in Brussels time, and defines its time zone', () => {
    const file = formatCalendar({
      ...event,
      time: { kind: 'timed', on: day('2026-12-05'), from: '9:30', until: '12:00' },
    })
    expect(valueOf(file, 'DTSTART;TZID=Europe/Brussels')).toBe('20261205T093000')
    expect(valueOf(file, 'DTEND;TZID=Europe/Brussels')).toBe('20261205T120000')
    expect(valueOf(file, 'TZID')).toBe('Europe/Brussels')
    expect(file).not.toContain('TRANSP')
  })

  test('with several events defines the time zone once', () => {
    const time = { kind: 'timed', on: day('2026-12-05'), from: '14:00', until: '16:00' } as const
    const file = formatCalendar({ ...event, time }, { ...event, uid: 'other@agency.be', time })
    expect(file.match(/BEGIN:VEVENT/gu)).toHaveLength(2)
    expect(file.match(/BEGIN:VTIMEZONE/gu)).toHaveLength(1)
  })

  test.each([
    ['a, b; c \\ d', 'a\\, b\\; c \\\\ d'],
    ['two\r\nlines', 'two\\nlines'],
    ['old\rMac', 'old\\nMac'],
    ['bell\u0007 and null\u0000', 'bell and null'],
  ])('writes %j as %j', (summary, written) => {
    expect(valueOf(formatCalendar({ ...event, summary }), 'SUMMARY')).toBe(written)
  })

  test('preserves any text, in lines of at most 75 octets that split no character', () => {
    // Without U+FFFD, the replacement for a broken character, which the test searches for.
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((any) => !any.includes('\uFFFD'))
    fc.assert(
      fc.property(text, text, text, (summary, description, location) => {
        const file = formatCalendar({ ...event, summary, description, location })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(file).not.toMatch(/\uFFFD|[^\r]\n|\r[^\n]/u)
        expect(unescape(valueOf(file, 'SUMMARY') ?? '')).toBe(summary)
        expect(unescape(valueOf(file, 'DESCRIPTION') ?? '')).toBe(description)
        expect(unescape(valueOf(file, 'LOCATION') ?? '')).toBe(location)
      }),
    )
  })

  test.each([
    [67, ['SUMMARY:' + 'x'.repeat(67)]],
    [68, ['SUMMARY:' + 'x'.repeat(67), ' x']],
  ])('folds a line only where it is too long: with a text of %i letters', (length, lines) => {
    const file = formatCalendar({ ...event, summary: 'x'.repeat(length) })
    expect(file.split('\r\n').filter((line) => line.includes('x'.repeat(9)) || line === ' x')).toEqual(lines)
  })

  test('allows no text to add a property', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const names = linesOf(formatCalendar({ ...event, summary: `${text}\r\nATTENDEE:mailto:x` }))
        expect(names.map(([name]) => name)).not.toContain('ATTENDEE')
      }),
    )
  })
})
