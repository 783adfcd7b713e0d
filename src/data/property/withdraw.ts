import { isOnOffer } from '#domain/listing/availability.ts'
import { hidePrice } from '#domain/listing/hidden-price.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addMonths } from '#domain/values/plain-date.ts'
import type { Property } from '#domain/listing/property.ts'

/** Whether a listing was sold or rented longer ago than the agency shows it in full. */
export function isPastRetention(
  { availability, publishedOn, modifiedOn }: Pick<Property, 'availability' | 'publishedOn' | 'modifiedOn'>,
  keepMonths: number,
  now: PlainDate,
): boolean {
  const last = modifiedOn ?? publishedOn
  return !isOnOffer(availability) && last !== undefined && addMonths(last, keepMonths) < now
}

/** Returns a listing without street, price, pictures and files, for privacy; its page stays. */
export function withdraw(property: Property): Property {
  const { town } = property.address
  return {
    ...hidePrice(property),
    address: { kind: 'hidden', town },
    position: town.coordinates === undefined ? undefined : { ...town.coordinates, precision: 'town' },
    lifeAnnuity: undefined,
    pictures: [],
    plans: [],
    videos: [],
    virtualTour: undefined,
    interactiveDescription: undefined,
    documents: [],
    openHouses: [],
  }
}
