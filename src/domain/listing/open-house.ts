import { isOnOffer } from './availability.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { OpenHouse, Property } from './property.ts'

/** Returns the open-house days of a listing that are still to come, today's too; none once it can no longer be had. */
export function upcomingOpenHouses(
  { availability, openHouses }: Pick<Property, 'availability' | 'openHouses'>,
  today: PlainDate,
): readonly OpenHouse[] {
  if (!isOnOffer(availability)) return []
  return openHouses
    .filter(({ on }) => on >= today)
    .toSorted((one, other) => (`${one.on} ${one.from}` < `${other.on} ${other.from}` ? -1 : 1))
}
