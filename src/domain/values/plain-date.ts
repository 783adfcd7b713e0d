import type { PlainDate } from './measure.ts'

/**
 * Returns the day that many years later; 29 February becomes the 28th where the year has no 29th.
 * @example addYears(plainDate, 6) // '2026-11-20' → '2032-11-20'
 */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12)
}

/**
 * Returns the day that many months later (earlier when negative), or that month's last day where it is shorter.
 * @example addMonths(plainDate, 1) // '2026-01-31' → '2026-02-28'
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date)
  const monthIndex = month - 1 + months
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, monthIndex, Math.min(day, lastDay)))
  return moved.toISOString().slice(0, 10) as PlainDate
}

/**
 * Returns the day that many days later, or earlier when negative.
 * @example addDays(plainDate, 30) // '2026-11-20' → '2026-12-20'
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  const { year, month, day } = partsOf(date)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10) as PlainDate
}

/** Whether a text is a day as a date field writes it; `''` and years of more than four digits are none. */
export function isPlainDate(text: string): text is PlainDate {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** Returns the numbers of a day; months count from 1. */
export function partsOf(date: PlainDate): Readonly<{ year: number; month: number; day: number }> {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/**
 * Returns how many days later a day is, negative when it is earlier.
 * @example daysBetween(monday, sunday) // '2026-11-23', '2026-11-29' → 6
 */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Returns the day of the week: 1 for Monday, 7 for Sunday. */
export function weekdayOf(date: PlainDate): number {
  return new Date(Date.parse(date)).getUTCDay() || 7
}
