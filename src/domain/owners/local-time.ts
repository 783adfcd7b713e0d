import { toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** A day and time on Belgium's clock; it sorts as text: `2026-11-25T14:00`. */
export type LocalTime = string & { readonly __unit: 'LocalTime' }

/** Returns a day with a time as one value. @example localTime(plainDate, '14:00') // '2026-11-25T14:00' */
export function localTime(on: PlainDate, at: string): LocalTime {
  return `${on}T${at}` as LocalTime
}

/** Returns milliseconds since 1970 on Belgium's clock. @example toLocalTime(0) // '1970-01-01T01:00' */
export function toLocalTime(instant: number): LocalTime {
  const { on, at } = toBrussels(instant)
  return localTime(on, at)
}

/** Returns the day of a day and time. @example dayOf('2026-11-25T14:00') // '2026-11-25' */
export function dayOf(at: LocalTime): PlainDate {
  return at.slice(0, 10) as PlainDate
}

/** Returns the time of a day and time. @example timeOf('2026-11-25T14:00') // '14:00' */
export function timeOf(at: LocalTime): string {
  return at.slice(11, 16)
}
