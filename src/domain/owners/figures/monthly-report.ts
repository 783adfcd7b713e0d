import { isOnOffer } from '#domain/listing/availability.ts'
import { dayOf, type LocalTime, localTime } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { firstOfMonth, lastOfMonth, type Month, monthOf, previousMonth } from './month.ts'

/** Hour at which reports are mailed on the first of a month, and days of the month on which they still are. */
const dueAt = '07:00'
const daysDue = 5

/** Returns the month whose reports are mailed: the last one, from 7:00 on the first until the fifth day; undefined otherwise. */
export function monthDue(now: LocalTime): Month | undefined {
  const today = dayOf(now)
  const month = monthOf(today)
  const first = firstOfMonth(month)
  const isDue = now >= localTime(first, dueAt) && today < addDays(first, daysDue)
  return isDue ? previousMonth(month) : undefined
}

/** Whether a home has something to report about a month: it was on offer then, or somebody came to see it. */
export function hasReport(
  { mandate, viewings }: Pick<OwnedHome, 'mandate' | 'viewings'>,
  month: Month,
): boolean {
  const { onlineSince, availability, closedOn } = mandate
  const wasOnline = onlineSince !== undefined && onlineSince <= lastOfMonth(month)
  // A home that was sold nobody knows when may have been sold before.
  const wasOpen = isOnOffer(availability) || (closedOn !== undefined && closedOn >= firstOfMonth(month))
  const wasSeen = viewings.some(({ at, status }) => status === 'done' && monthOf(dayOf(at)) === month)
  return (wasOnline && wasOpen) || wasSeen
}
