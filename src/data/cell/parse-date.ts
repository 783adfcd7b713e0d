import { locales } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, addMonths } from '#domain/values/plain-date.ts'
import { fold } from '#text/fold.ts'
import { type Cell, cellText, empty, invalid, type Parsed, parsed } from './cell.ts'

// How databases write "no date".
const noDates = new Set(['0000-00-00', '0001-01-01', '1900-01-01'])
// The first day of a clock, and "for ever": nobody can tell whether somebody meant them.
const firstDays = /^(?:1904|1970)-01-01$/
const lastDays = /^(?:2099|2[1-9]\d\d|[3-9]\d{3})-\d\d-\d\d$/
// The first moment of .NET, whose year has one digit in Belgium's time of then.
const noMoment = -62_135_596_800_000
const brussels = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' })
const msPerMinute = 60_000

/**
 * Reads a calendar day from `Y-m-d`, `d/m/Y` or `5 maart 2026`, each with a time, or `/Date(ms+0100)/`; a day that does not exist,
 * that is the first of a clock or that stands for "for ever" is invalid.
 * @example parseDate('/Date(1669151410000+0100)/') // '2022-11-22'
 * @example parseDate('20/11/2026') // '2026-11-20'
 */
export function parseDate(value: Cell): Parsed<PlainDate> {
  const text = cellText(value)
  if (text === undefined || text === '0') return empty
  const day = readDay(text)
  if (day === undefined) return invalid
  if (noDates.has(day)) return empty
  return isPlainDate(day) && !firstDays.test(day) && !lastDays.test(day) ? parsed(day) : invalid
}

/** Whether a day is the first of a clock, or stands for "for ever": `9999-12-31`, `31/12/2099`. */
export function isClockEnd(value: Cell, end: 'first' | 'last'): boolean {
  return (end === 'first' ? firstDays : lastDays).test(readDay(cellText(value) ?? '') ?? '')
}

function readDay(text: string): string | undefined {
  const wire = /^\/?Date\((-?\d{1,15})([+-]\d{4})?\)\/?$/.exec(text)
  return wire?.[1] === undefined ? (isoDay(text) ?? belgianDay(text)) : dayOf(Number(wire[1]), wire[2])
}

/**
 * Reads until when something holds: a day, or a month, of which that is the last one. A month of issue is not read: no day of it
 * was said.
 * @example parseLastDay('03/2032') // '2032-03-31'
 */
export function parseLastDay(value: Cell): Parsed<PlainDate> {
  const text = cellText(value) ?? ''
  const found =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/.exec(text) ??
    /^(?<month>\d{1,2}|\p{L}{3,10}\.?)[-/. ]+(?<year>\d{4})$/u.exec(text)
  if (found?.groups === undefined) return parseDate(value)
  const first = writeDay(found.groups['year'], monthOf(found.groups['month'] ?? ''), '01') ?? ''
  return isPlainDate(first) ? parsed(addDays(addMonths(first, 1), -1)) : invalid
}

/** Whether a text is a day of the calendar between 1900 and 2199, as `Y-m-d`. */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * A time with a zone is a day in Belgium: midnight of a day in summer is 22:00 of the one before in UTC.
 * @example isoDay('2035-08-17T22:00:00Z') // '2035-08-18'
 */
function isoDay(text: string): string | undefined {
  const found =
    /^(?<year>\d{4})(?<mark>[-/.]?)(?<month>\d{1,2})\k<mark>(?<date>\d{1,2})(?:[T ](?<clock>[\d:.]+))?(?<zone>Z|[+-]\d[\d:]*)?$/.exec(
      text,
    )?.groups
  const day = found && writeDay(found['year'], found['month'], found['date'])
  if (found?.['clock'] === undefined || found['zone'] === undefined || noDates.has(day ?? '')) return day
  const time = Date.parse(`${day}T${found['clock']}${found['zone']}`)
  return Number.isNaN(time) ? day : brussels.format(time)
}

/** Months by their names in the four languages, in full and shortened. */
const months: ReadonlyMap<string, number> = new Map(
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const { format } = new Intl.DateTimeFormat(locale, { month })
      return Array.from({ length: 12 }, (_, at) => [fold(format(new Date(2026, at, 15))), at + 1] as const)
    }),
  ),
)

/**
 * @example belgianDay('3/1/2026 10:00') // '2026-01-03'
 * @example belgianDay('1er février 2027') // '2027-02-01'
 */
function belgianDay(text: string): string | undefined {
  const [, day, month = '', year] =
    /^(\d{1,2})(?:er|\.)?[ /.-]+(\d{1,2}|[\p{L}.]{3,10})[ /.-]+(\d{4})(?: [\d:.]+)?$/u.exec(text) ?? []
  return writeDay(year, monthOf(month), day)
}

function monthOf(written: string): string {
  return /\d/.test(written) ? written : String(months.get(fold(written)) ?? '')
}

function writeDay(year: string | undefined, month = '', day = ''): string | undefined {
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function dayOf(ms: number, offset: string | undefined): string | undefined {
  if (ms === noMoment) return '0001-01-01'
  const date = new Date(ms)
  if (Number.isNaN(date.getTime())) return undefined
  if (offset === undefined) return brussels.format(date)
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3))
  const local = new Date(ms + (offset.startsWith('-') ? -minutes : minutes) * msPerMinute)
  return Number.isNaN(local.getTime()) ? undefined : local.toISOString().slice(0, 10)
}
