import { isOnOffer } from '#domain/listing/availability.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { firstOfMonth, lastOfMonth, type Month } from './month.ts'

/** Whether a home was on offer on every day of a month that is over: only such months can be compared. */
export function wasOnlineWhole(
  { onlineSince, closedOn, availability }: OwnedHome['mandate'],
  month: Month,
  today: PlainDate,
): boolean {
  const last = lastOfMonth(month)
  const isOpenAfter = closedOn === undefined ? isOnOffer(availability) : closedOn > last
  return onlineSince !== undefined && onlineSince <= firstOfMonth(month) && last < today && isOpenAfter
}
