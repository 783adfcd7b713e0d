import { type LocalTime, localTime } from '#domain/owners/local-time.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { type Cell, cellText, type Parsed, invalid, parsed } from './cell.ts'
import { parseDate } from './parse-date.ts'

/**
 * Reads a day with its time on Belgium's clock from `Y-m-d H:i`, `d/m/Y H:i`, or `/Date(ms+0100)/`; a day without a time is
 * invalid.
 * @example parseLocalTime('25/11/2026 14:00') // '2026-11-25T14:00'
 */
export function parseLocalTime(value: Cell): Parsed<LocalTime> {
  const day = parseDate(value)
  if (day.kind !== 'value') return day
  const text = cellText(value) ?? ''
  const wire = /Date\((-?\d{1,15})/.exec(text)?.[1]
  // The milliseconds of `/Date(ms+0100)/` are UTC; the offset changes nothing.
  if (wire !== undefined) {
    const { on, at } = toBrussels(Number(wire))
    return parsed(localTime(on, at))
  }
  const time = /[T ]((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text)?.[1]
  return time === undefined ? invalid : parsed(localTime(day.value, time))
}
