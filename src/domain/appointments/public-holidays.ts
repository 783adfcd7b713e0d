import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, partsOf } from '#domain/values/plain-date.ts'

/** Month and day of the holidays that have a date. */
const fixed: ReadonlySet<string> = new Set(['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'])
/** Days after Easter: Easter Monday, Ascension Day, Whit Monday. */
const afterEaster = [1, 39, 50]

/**
 * Whether a day is one of Belgium's ten public holidays.
 * @see Royal decree of 18 April 1974, article 1 (read 2026-11)
 */
export function isPublicHoliday(date: PlainDate): boolean {
  const easter = easterOf(partsOf(date).year)
  return fixed.has(date.slice(5)) || afterEaster.some((days) => addDays(easter, days) === date)
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
