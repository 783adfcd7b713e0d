import type { PlainDate } from './measure.ts'
import { addDays, daysBetween, isPlainDate, weekdayOf } from './plain-date.ts'

/** Returns the week of a day, as ISO 8601 counts it: the first one of a year has its first Thursday. @example weekOf('2026-11-24') // '2026-W48' */
export function weekOf(date: PlainDate): string {
  const thursday = addDays(date, 4 - weekdayOf(date))
  const year = thursday.slice(0, 4)
  const week = Math.floor(daysBetween(`${year}-01-01` as PlainDate, thursday) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** Returns the Monday of a week; undefined for any other text. @example mondayOf('2026-W48') // '2026-11-23' */
export function mondayOf(week: string): PlainDate | undefined {
  const [, year = '', count = ''] = /^(\d{4})-W(\d\d)$/.exec(week) ?? []
  const first = `${year}-01-04`
  if (!isPlainDate(first)) return undefined
  const monday = addDays(first, 1 - weekdayOf(first) + 7 * (Number(count) - 1))
  return weekOf(monday) === week ? monday : undefined
}
