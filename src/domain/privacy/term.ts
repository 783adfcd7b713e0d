import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import { addMonths } from '#domain/values/plain-date.ts'

/** A length of time as people are told it. */
export type Term = Readonly<{ count: number; unit: 'minute' | 'hour' | 'day' | 'month' }>

/** Milliseconds of the units that have a fixed length. */
const lengths = {
  minute: 60_000,
  hour: 60 * 60_000,
  day: 24 * 60 * 60_000,
} as const

/** Returns a term in minutes. */
export function minutes(count: number): Term {
  return { count, unit: 'minute' }
}

/** Returns a term in hours. */
export function hours(count: number): Term {
  return { count, unit: 'hour' }
}

/** Returns a term in days of 24 hours. */
export function days(count: number): Term {
  return { count, unit: 'day' }
}

/** Returns a term in months of the calendar. */
export function months(count: number): Term {
  return { count, unit: 'month' }
}

/** Returns the moment a term after another, in milliseconds since 1970; months are counted on Belgium's clock. */
export function timeAfter(term: Term, instant: number): number {
  return timeAway(term.count, term.unit, instant)
}

/** Returns the moment a term before another: what is older has been kept for the term. */
export function timeBefore(term: Term, instant: number): number {
  return timeAway(-term.count, term.unit, instant)
}

function timeAway(count: number, unit: Term['unit'], instant: number): number {
  if (unit !== 'month') return instant + count * lengths[unit]
  const { on, at } = toBrussels(instant)
  return fromBrussels(addMonths(on, count), at)
}
