import type { Locale } from '#domain/values/locale.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { formatDay, formatTime } from '#i18n/format.ts'

const brussels = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Returns the day and the time in Belgium of a moment in milliseconds since 1970. */
export function receivedAt(at: number, locale: Locale): Readonly<{ day: string; time: string }> {
  const [date = '', time = ''] = brussels.format(at).split(' ')
  return { day: isPlainDate(date) ? formatDay(date, locale) : date, time: formatTime(time, locale) }
}
