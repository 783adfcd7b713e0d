import ICAL from 'ical.js'
import { instantOf } from './calendar-zones.ts'
import type { Span } from '#service/requests/bookings/booked-times.ts'

const second = 1000
const dayLong = 24 * 3600 * second

/** A day as a rule asks about it; `number` counts from 1970, `weekday` from Sunday. */
type Day = Readonly<{ number: number; year: number; month: number; ofMonth: number; weekday: number }>

/**
 * Yields when a rule begins between two moments, or a day earlier, in order. Each day is held against the rule: the library's own
 * reading loses parts of it, may never end, and begins with the first date of a rule of 1970. `count` is called for each day.
 * @throws {RangeError} for a rule that is none, and for parts of one of hours
 * @see RFC 5545, 3.3.10
 */
export function* datesOf(
  rule: ICAL.Recur,
  start: ICAL.Time,
  span: Span,
  count: () => void,
): Generator<ICAL.Time> {
  const until = Math.min(endOf(rule, start), span.until - 1)
  if (until < span.from) return
  const step = { SECONDLY: 1, MINUTELY: 60, HOURLY: 3600 }[rule.freq as string]
  if (step !== undefined) return yield* steps(rule, start, { step, from: span.from, until })
  const clocks = clocksOf(rule, start)
  const first = numberOf(start)
  const from = Math.max(first, Math.floor(span.from / dayLong) - 1)
  let left = rule.count ?? Number.POSITIVE_INFINITY
  // What is counted is counted from its first date on.
  const days = { from: rule.count === null ? from : first, until: until / dayLong + 1, count }
  for (const period of periodsOf(rule, start, days))
    for (const [day, clock] of atPositions(
      period.flatMap((one) => clocks.map((at) => [one, at] as const)),
      rule,
    )) {
      if (day.number < first || (day.number === first && secondsOf(clock) < secondsOf(start))) continue
      if (left-- <= 0) return
      if (day.number < from) continue
      const time = timeOn(day, clock, start)
      if (instantOf(time) > until) return
      yield time
    }
}

/** Yields the days of a rule: each alone, or by period, from its beginning on, where the rule takes some of a period. */
function* periodsOf(
  rule: ICAL.Recur,
  start: ICAL.Time,
  { from, until, count }: Readonly<{ from: number; until: number; count: () => void }>,
): Generator<readonly Day[]> {
  const { periodOf, matches } = toTest(rule, start)
  const isLast = (day: Day): boolean =>
    rule.parts.BYSETPOS === undefined || periodOf(toDay(day.number + 1)) !== periodOf(day)
  let day = toDay(from)
  for (let before = toDay(from - 1); !isLast(before); before = toDay(day.number - 1)) day = before
  let days: Day[] = []
  for (; day.number <= until || days.length > 0; day = toDay(day.number + 1)) {
    count()
    if (matches(day)) days.push(day)
    if (!isLast(day)) continue
    yield days
    days = []
  }
}

type Steps = Readonly<{ step: number; from: number; until: number }>

/** Yields the same of a rule of hours, minutes or seconds. */
function* steps(
  { parts, interval, count: most }: ICAL.Recur,
  start: ICAL.Time,
  { step, from, until }: Steps,
): Generator<ICAL.Time> {
  if (Object.keys(parts).length > 0) throw new RangeError('parts of a rule of hours')
  const first = instantOf(start)
  const each = step * Math.max(1, interval) * second
  const skipped = Math.max(0, Math.floor((from - first) / each))
  for (let index = skipped; index < (most ?? Number.POSITIVE_INFINITY); index++) {
    const at = first + index * each
    if (at > until) return
    yield ICAL.Time.fromJSDate(new Date(at), true)
  }
}

/** Returns the last moment of a rule: on the clock of its series where it names no other, with all of the day that it names. */
function endOf({ until }: ICAL.Recur, { zone }: ICAL.Time): number {
  if (until === null) return Number.POSITIVE_INFINITY
  const { year, month, day } = until
  const last = { year, month, day, hour: 23, minute: 59, second: 59, isDate: false }
  return instantOf(until.isDate ? new ICAL.Time(last, zone) : until, zone)
}

type Test = Readonly<{
  /** Returns which day, week, month or year of the rule a day is in. */
  periodOf: (day: Day) => number
  matches: (day: Day) => boolean
}>

function toTest({ freq, interval, wkst, parts }: ICAL.Recur, start: ICAL.Time): Test {
  const first = toDay(numberOf(start))
  const weekStart = wkst - 1
  const periods: Readonly<Record<string, (day: Day) => number>> = {
    DAILY: ({ number }) => number,
    WEEKLY: ({ number, weekday }) => (number - ((weekday - weekStart + 7) % 7)) / 7,
    MONTHLY: ({ year, month }) => year * 12 + month,
    YEARLY: ({ year }) => year,
  }
  const periodOf = periods[freq]
  if (periodOf === undefined) throw new RangeError(`no rule ${freq}`)
  const { BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY } = withDefaults(freq, parts, first)
  const isMonthly = freq === 'MONTHLY' || (freq === 'YEARLY' && parts.BYMONTH !== undefined)
  const tests: ((day: Day) => boolean)[] = []
  const fits = (list: readonly unknown[] | undefined, places: (day: Day) => readonly number[]): void => {
    if (list !== undefined) tests.push((day) => places(day).some((place) => list.includes(place)))
  }
  fits(BYMONTH, ({ month }) => [month])
  fits(BYMONTHDAY, ({ ofMonth, ...day }) => [ofMonth, ofMonth - lengthOf(day, true) - 1])
  fits(BYYEARDAY, (day) => [ofYear(day), ofYear(day) - lengthOf(day, false) - 1])
  fits(BYWEEKNO, (day) => weekOf(day, weekStart))
  if (BYDAY !== undefined) {
    const hasPlaces = freq === 'MONTHLY' || freq === 'YEARLY'
    tests.push((day) => {
      const name = weekdays[day.weekday] ?? ''
      const at = isMonthly ? day.ofMonth : ofYear(day)
      const places = new Set([Math.ceil(at / 7), -Math.ceil((lengthOf(day, isMonthly) - at + 1) / 7)])
      return BYDAY.some((one) => {
        const [, place = '', weekday] = /^([+-]?\d*)(\w\w)$/.exec(String(one)) ?? []
        return weekday === name && (place === '' || !hasPlaces || places.has(Number(place)))
      })
    })
  }
  return {
    periodOf,
    matches: (day) =>
      (periodOf(day) - periodOf(first)) % Math.max(1, interval) === 0 && tests.every((test) => test(day)),
  }
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

type Parts = Readonly<Record<string, readonly unknown[] | undefined>>

/** Returns the parts of a rule with what it takes from its first date. */
function withDefaults(freq: string, parts: Parts, first: Day): Parts {
  const { BYDAY, BYMONTHDAY, BYYEARDAY, BYWEEKNO, BYMONTH } = parts
  if (freq === 'DAILY' || (BYDAY ?? BYMONTHDAY ?? BYYEARDAY) !== undefined) return parts
  if (freq === 'WEEKLY' || BYWEEKNO !== undefined) return { ...parts, BYDAY: [weekdays[first.weekday]] }
  const own = { ...parts, BYMONTHDAY: [first.ofMonth] }
  return freq === 'MONTHLY' ? own : { ...own, BYMONTH: BYMONTH ?? [first.month] }
}

/** Returns the number of a day's week in its year, and the same from the year's end. */
function weekOf({ number, weekday }: Day, weekStart: number): readonly [number, number] {
  const begins = number - ((weekday - weekStart + 7) % 7)
  const { year } = toDay(begins + 3)
  const firstOf = (ofYear: number): number => {
    const fourth = toDay(Date.UTC(ofYear, 0, 4) / dayLong)
    return fourth.number - ((fourth.weekday - weekStart + 7) % 7)
  }
  const week = (begins - firstOf(year)) / 7 + 1
  return [week, week - (firstOf(year + 1) - firstOf(year)) / 7 - 1]
}

/** Returns what a rule takes of the dates of a period. */
function atPositions<T>(period: readonly T[], { parts }: ICAL.Recur): readonly T[] {
  const positions = parts.BYSETPOS as readonly number[] | undefined
  if (positions === undefined) return period
  return period.filter(
    (_, index) => positions.includes(index + 1) || positions.includes(index - period.length),
  )
}

type Clock = Readonly<{ hour: number; minute: number; second: number }>

/** Returns at which times of a day a rule begins, in order. */
function clocksOf({ parts }: ICAL.Recur, start: ICAL.Time): readonly Clock[] {
  const sorted = (name: string, own: number): readonly number[] =>
    ((parts as Parts)[name] ?? [own]).map(Number).toSorted((one, other) => one - other)
  return sorted('BYHOUR', start.hour).flatMap((hour) =>
    sorted('BYMINUTE', start.minute).flatMap((minute) =>
      sorted('BYSECOND', start.second).map((second_) => ({ hour, minute, second: second_ })),
    ),
  )
}

function secondsOf({ hour, minute, second: seconds }: Clock): number {
  return (hour * 60 + minute) * 60 + seconds
}

function timeOn({ year, month, ofMonth }: Day, clock: Clock, { isDate, zone }: ICAL.Time): ICAL.Time {
  return new ICAL.Time({ year, month, day: ofMonth, ...(isDate ? {} : clock), isDate }, zone)
}

function numberOf({ year, month, day }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day) / dayLong
}

function toDay(number: number): Day {
  const date = new Date(number * dayLong)
  return {
    number,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    ofMonth: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

function ofYear({ number, year }: Day): number {
  return number - Date.UTC(year, 0, 1) / dayLong + 1
}

/** Returns how many days the month of a day has, or its year. */
function lengthOf({ year, month }: Pick<Day, 'year' | 'month'>, isMonth: boolean): number {
  if (isMonth) return new Date(Date.UTC(year, month, 0)).getUTCDate()
  return (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayLong
}
