import { isOnOffer } from '#domain/listing/availability.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { ExampleListing } from './pick-homes.ts'

/** Days that the records of a home cover at most: half a year. */
const longest = 183

/** The days of a home that records are made up for, both included; `closed` says that it was sold or let on the last. */
export type Period = Readonly<{ from: PlainDate; to: PlainDate; closed: boolean; days: readonly PlainDate[] }>

/** Returns the period of a home: from its first day online, half a year at most, until now or until it was sold or let. */
export function periodOf(listing: ExampleListing, now: PlainDate): Period {
  const closed = !isOnOffer(listing.availability)
  const to = closed && listing.modifiedOn !== undefined && listing.modifiedOn < now ? listing.modifiedOn : now
  const oldest = addDays(to, 1 - longest)
  const from = listing.publishedOn > oldest ? listing.publishedOn : oldest
  const days: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return { from, to, closed, days }
}

/** Returns whether a day is a Saturday or Sunday. */
export function isWeekend(day: PlainDate): boolean {
  return [0, 6].includes(weekdayOf(day))
}

/** Returns the day of the week, 0 for Sunday. */
export function weekdayOf(day: PlainDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
