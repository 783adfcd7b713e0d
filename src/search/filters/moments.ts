import { toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** When a home must be free at the latest: now, or in a month, as `2027-03`. */
export type FreeBy = 'now' | `${number}-${number}`

/** When a home is free, in an index: nobody said, now, when the deed is signed; every other number is a day. */
export const free = { unknown: 0, now: 1, atDeed: 2 } as const

/** A deed is signed within four months of the sale as a rule: only then is a home certainly free that is so at the deed. */
const monthsToDeed = 4

/** Months that are offered at most. */
const mostMonths = 12

const start = Date.parse('2000-01-01')

/** Returns the number of a day in an index: days since 2000-01-01, at least 1; 0 when it is unknown. */
export function dayNumber(date: PlainDate | undefined): number {
  if (date === undefined) return 0
  const days = Math.round((Date.parse(date) - start) / 86_400_000)
  return Math.min(0xffff, Math.max(1, days))
}

/** Returns the minutes between 2000-01-01 and a moment in milliseconds since 1970. */
export function minutesSince(moment: number): number {
  return Math.max(0, Math.ceil((moment - start) / 60_000))
}

/** Returns the month of an address, or `now`; undefined for anything else. */
export function parseFreeBy(text: string): FreeBy | undefined {
  return isFreeByText(text) ? text : undefined
}

/**
 * Whether a home is free at a moment, at the latest: in a month means before it ends.
 * @param free as an index holds it
 * @param now milliseconds since 1970
 */
export function isFreeBy(when: number, moment: FreeBy, now: number): boolean {
  if (when === free.unknown) return false
  if (when === free.now) return true
  const today = toBrussels(now).on
  if (when === free.atDeed) return moment !== 'now' && moment >= monthAfter(today, monthsToDeed)
  return when <= (moment === 'now' ? dayNumber(today) : dayNumber(firstDay(monthAfter(moment, 1))) - 1)
}

/** Returns the moments that a list can be asked for: now, and each coming month in which a home becomes free. */
export function freeMonths(column: ArrayLike<number>, now: number): readonly FreeBy[] {
  const today = toBrussels(now).on
  const months = new Set(
    Array.from(new Set(Array.from(column)), (when): FreeBy => {
      if (when === free.atDeed) return monthAfter(today, monthsToDeed)
      return when <= dayNumber(today) ? 'now' : monthOf(new Date(start + when * 86_400_000).toISOString())
    }),
  )
  const coming = [...months].filter((month) => month !== 'now')
  return ['now', ...coming.toSorted().slice(0, mostMonths)]
}

function isFreeByText(text: string): text is FreeBy {
  return text === 'now' || /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)
}

/** Returns the month some months after that of a day. @example monthAfter('2026-11-29', 4) // '2027-03' */
function monthAfter(day: string, months: number): FreeBy {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, month - 1 + months)).toISOString())
}

function monthOf(day: string): FreeBy {
  const month = day.slice(0, 7)
  if (isFreeByText(month)) return month
  throw new RangeError(`'${day}' is in no month of this century`)
}

function firstDay(month: FreeBy): PlainDate {
  return `${month}-01` as PlainDate
}
