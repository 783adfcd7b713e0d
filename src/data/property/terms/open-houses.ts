import type { PlainDate } from '#domain/values/measure.ts'
import type { OpenHouse } from '#domain/listing/property.ts'
import { type Cell, cellText } from '#data/cell/cell.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { OpenHouseList } from '#data/record/media-record.ts'

const brusselsTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns the open house days; one that does not start and end on the same day is left out. */
export function toOpenHouses(list: OpenHouseList, log: RecordLog): readonly OpenHouse[] {
  return (list ?? []).flatMap((item) => {
    const from = momentOf(item?.From)
    const until = momentOf(item?.To)
    if (from !== undefined && until !== undefined && from.on === until.on && from.time < until.time)
      return [{ on: from.on, from: from.time, until: until.time }]
    log.warn('OpenHouseItems', 'not the hours of one day; it is left out', {
      expected: '{ "From": "2026-11-28 10:00:00", "To": "2026-11-28 12:00:00" }',
      received: item,
    })
    return []
  })
}

function momentOf(value: Cell): Readonly<{ on: PlainDate; time: string }> | undefined {
  const day = parseDate(value)
  const text = cellText(value)
  if (day.kind !== 'value' || text === undefined) return undefined
  const wire = /Date\((\d{1,15})/.exec(text)?.[1]
  // The milliseconds of `/Date(ms+0100)/` are UTC; the offset changes nothing.
  const time =
    wire === undefined
      ? /[T ]((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text)?.[1]
      : brusselsTime.format(new Date(Number(wire)))
  return time === undefined ? undefined : { on: day.value, time }
}
