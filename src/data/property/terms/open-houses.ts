import type { PlainDate } from '#domain/values/measure.ts'
import type { OpenHouse } from '#domain/listing/property.ts'
import { dayOf, timeOf } from '#domain/owners/local-time.ts'
import { addDays, weekdayOf } from '#domain/values/plain-date.ts'
import { type Cell, cellText } from '#data/cell/cell.ts'
import { parseLocalTime } from '#data/cell/parse-local-time.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { OpenHouseList } from '#data/record/media-record.ts'

const counted = /^next Saturday ((?:[01]\d|2[0-3]):[0-5]\d)$/

/** What is said of an open house that does not begin and end on one day; the editor refuses it. */
export const noOpenHouse = 'not the hours of one day; it is left out'

/**
 * Returns the open house days; one that does not start and end on the same day is left out. `next Saturday 10:00` counts
 * from the day of the build, for samples that stay ahead.
 */
export function toOpenHouses(list: OpenHouseList, now: PlainDate, log: RecordLog): readonly OpenHouse[] {
  return (list ?? []).flatMap((item) => {
    const from = momentOf(item?.From, now)
    const until = momentOf(item?.To, now)
    if (from !== undefined && until !== undefined && from.on === until.on && from.time < until.time)
      return [{ on: from.on, from: from.time, until: until.time }]
    log.warn('OpenHouseItems', noOpenHouse, {
      expected: '{ "From": "2026-11-28 10:00:00", "To": "2026-11-28 12:00:00" }',
      received: item,
      remedy: 'correct the two moments: the end comes after the beginning, on the same day',
    })
    return []
  })
}

function momentOf(value: Cell, now: PlainDate): Readonly<{ on: PlainDate; time: string }> | undefined {
  const [, time] = counted.exec(cellText(value) ?? '') ?? []
  // On a Saturday it is the one after it.
  if (time !== undefined) return { on: addDays(now, ((12 - weekdayOf(now)) % 7) + 1), time }
  const moment = parseLocalTime(value)
  return moment.kind === 'value' ? { on: dayOf(moment.value), time: timeOf(moment.value) } : undefined
}
