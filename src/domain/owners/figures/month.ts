import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, addMonths, isPlainDate } from '#domain/values/plain-date.ts'

/** A month of the calendar: `2026-11`. */
export type Month = string & { readonly __unit: 'Month' }

/** Returns the month of a day. @example monthOf('2026-11-20') // '2026-11' */
export function monthOf(date: PlainDate): Month {
  return date.slice(0, 7) as Month
}

/** Whether a text is a month. */
export function isMonth(text: string): text is Month {
  return /^\d{4}-\d\d$/.test(text) && isPlainDate(`${text}-01`)
}

/** Returns the first day of a month. */
export function firstOfMonth(month: Month): PlainDate {
  return `${month}-01` as PlainDate
}

/** Returns the last day of a month. */
export function lastOfMonth(month: Month): PlainDate {
  return addDays(addMonths(firstOfMonth(month), 1), -1)
}

/** Returns the month before. */
export function previousMonth(month: Month): Month {
  return monthOf(addMonths(firstOfMonth(month), -1))
}
