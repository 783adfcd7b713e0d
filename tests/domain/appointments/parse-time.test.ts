import { expect, test } from 'vitest'
import { parseTime } from '#domain/appointments/parse-time.ts'
import { locales } from '#domain/values/locale.ts'
import { formatTime } from '#i18n/format.ts'

test.each([
  ['9', '09:00'],
  ['9u', '09:00'],
  ['9u30', '09:30'],
  [' 09:30 ', '09:30'],
  ['12.05 am', '00:05'],
  ['12 pm', '12:00'],
])('“%s” is %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test.each(['', '24', '9.60', '9.5', '9.30.00', 'straks', '930'])('“%s” is no time', (text) => {
  expect(parseTime(text)).toBeUndefined()
})

test.each(locales)('each time that the site writes is read again: %s', (locale) => {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
  for (const time of hours.flatMap((hour) => [`${hour}:00`, `${hour}:05`, `${hour}:59`]))
    expect(parseTime(formatTime(time, locale))).toBe(time)
})
