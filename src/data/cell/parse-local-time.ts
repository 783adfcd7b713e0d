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
  // The milliseconds of `/Date(ms+0100)/` are UTC; the offset changes nothing.
  const wire = /Date\((-?\d{1,15})/.exec(text)?.[1]
  const instant = wire === undefined ? zonedInstant(text) : Number(wire)
  if (instant !== undefined) {
    const { on, at } = toBrussels(instant)
    return parsed(localTime(on, at))
  }
  const time = /[T ]((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text)?.[1]
  return time === undefined ? invalid : parsed(localTime(day.value, time))
}

/** Returns the instant of a time with a zone: nine in UTC is ten in Belgium, or eleven. */
function zonedInstant(text: string): number | undefined {
  const [, day, clock, zone] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}[\d:.]*) ?(Z|[+-]\d{2}:?\d{2})$/.exec(text) ?? []
  const time = zone === undefined ? Number.NaN : Date.parse(`${day}T${clock}${zone}`)
  return Number.isNaN(time) ? undefined : time
}
