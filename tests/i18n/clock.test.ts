import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { formatHours, formatSpan, formatTime } from '#i18n/format.ts'
import { quoted } from '#i18n/grammar.ts'
import { sayMoment } from '#i18n/formats/say-moment.ts'
import { findFaults } from '#scripts/checks/built/words/grammar.ts'

describe('one clock', () => {
  test.each([
    ['nl', '10\u00A0uur', '16.41\u00A0uur', '7\u00A0uur', '10–13\u00A0uur', '9–12.30\u00A0uur'],
    [
      'fr',
      '10\u00A0h',
      '16\u00A0h\u00A041',
      '7\u00A0h',
      '10\u00A0h – 13\u00A0h',
      '9\u00A0h – 12\u00A0h\u00A030',
    ],
    ['en', '10\u00A0am', '4.41\u00A0pm', '7\u00A0am', '10\u00A0am–1\u00A0pm', '9\u00A0am–12.30\u00A0pm'],
    ['de', '10\u00A0Uhr', '16.41\u00A0Uhr', '7\u00A0Uhr', '10–13\u00A0Uhr', '9–12.30\u00A0Uhr'],
  ] as const)('in %s', (locale, ten, seconds, seven, span, morning) => {
    expect(formatTime('10:00', locale)).toBe(ten)
    expect(formatTime('16:41:00', locale)).toBe(seconds)
    expect(formatTime('07:00', locale)).toBe(seven)
    expect(formatHours({ from: '10:00', until: '13:00' }, locale)).toBe(span)
    expect(formatSpan('9:00-12:30', locale)).toBe(morning)
  })

  test('says every minute of the day apart, and none as a machine does', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const at = (minutes: number): string =>
      `${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    fc.assert(
      fc.property(fc.constantFrom(...locales), minute, minute, (locale, one, other) => {
        const [from, until] = [at(one), at(other)]
        const said = formatTime(from, locale)
        expect(said).toBe(formatTime(`${from}:59`, locale))
        expect(said).not.toMatch(/:|^0\d/)
        expect(said === formatTime(until, locale)).toBe(one === other)
        // Hours end as a time is said.
        expect(formatHours({ from, until }, locale).endsWith(formatTime(until, locale))).toBe(true)
        expect(findFaults(`${said}, ${formatHours({ from, until }, locale)}`, locale)).toEqual([])
      }),
    )
  })

  test('what is no span stays as it is', () => {
    expect(formatSpan('evening', 'nl')).toBe('evening')
  })

  test('a browser says a moment with it', () => {
    const moment = new Date('2026-11-01T06:00:00Z')
    expect(sayMoment(moment, 'nl-BE')).toBe('1 november 2026, 7\u00A0uur')
    expect(sayMoment(moment, 'fr-BE')).toBe('1er novembre 2026, 7\u00A0h')
    expect(sayMoment(moment, 'en-GB')).toBe('1 November 2026, 7\u00A0am')
    expect(sayMoment(moment, 'de-BE')).toBe('1. November 2026, 7\u00A0Uhr')
  })
})

test('each language has its quotation marks', () => {
  expect(locales.map((locale) => quoted('ja', locale))).toEqual(['‘ja’', '«\u00A0ja\u00A0»', '‘ja’', '„ja“'])
})
