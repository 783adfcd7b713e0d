import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, partsOf } from '#domain/values/plain-date.ts'

/**
 * Belgium's public holidays, each with its month and day, or how many days after Easter it is.
 * @see Royal decree of 18 April 1974, article 1 (read 2026-11)
 */
const publicHolidays = [
  ['newYear', '01-01'],
  ['easterMonday', 1],
  ['labourDay', '05-01'],
  ['ascension', 39],
  ['whitMonday', 50],
  ['nationalDay', '07-21'],
  ['assumption', '08-15'],
  ['allSaints', '11-01'],
  ['armistice', '11-11'],
  ['christmas', '12-25'],
] as const

export type PublicHoliday = (typeof publicHolidays)[number][0]

/** Returns which public holiday a day is; undefined for any other day. */
export function publicHolidayOn(date: PlainDate): PublicHoliday | undefined {
  const easter = easterOf(partsOf(date).year)
  return publicHolidays.find(([, on]) =>
    typeof on === 'string' ? date.slice(5) === on : addDays(easter, on) === date,
  )?.[0]
}

/** Returns Easter Sunday: the Sunday after the first full moon of spring, by the tables of the Gregorian calendar. */
function easterOf(year: number): PlainDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leapCorrection = century - Math.floor(century / 4)
  const moonCorrection = Math.floor((8 * century + 13) / 25)
  const epact = (leapCorrection - moonCorrection + 19 * golden + 15) % 30
  const isLate = epact === 29 || (epact === 28 && golden > 10)
  // Days from 21 March to the full moon.
  const moon = isLate ? epact - 1 : epact
  const weekday = (year + Math.floor(year / 4) + moon + 2 - leapCorrection) % 7
  return addDays(`${year}-03-28` as PlainDate, moon - weekday)
}
