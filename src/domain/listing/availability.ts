import type { Marquee } from '#domain/site/section.ts'
import type { Translations } from '#domain/values/locale.ts'
import type { Project } from './project.ts'
import type { Availability, Property } from './property.ts'

/** Key of the message, in the group `states`, that replaces an offer. */
export type AvailabilityNotice = 'propertySold' | 'propertyRented' | 'propertyMissing' | 'projectSoldOut'

const notices: Readonly<Partial<Record<Availability, AvailabilityNotice>>> = {
  sold: 'propertySold',
  rented: 'propertyRented',
  soldOut: 'projectSoldOut',
}

/** Returns the message for a listing that is sold, rented, sold out or missing; undefined while it is on offer. */
export function availabilityNotice(availability: Availability | 'missing'): AvailabilityNotice | undefined {
  return availability === 'missing' ? 'propertyMissing' : notices[availability]
}

/** Whether a listing is available or under option. */
export function isOnOffer(availability: Availability): boolean {
  return availability === 'available' || availability === 'underOption'
}

/** Returns the state of a project; it is under option when each of its remaining units is. */
export function projectState({
  availability,
  units,
}: Pick<Project, 'availability' | 'units'>): 'available' | 'underOption' | 'soldOut' {
  if (availability === 'soldOut') return 'soldOut'
  return units.length === 0 || units.some((unit) => unit.availability === 'available')
    ? 'available'
    : 'underOption'
}

/**
 * Whether lists show a property: a sold or rented one leaves them once its street, price and pictures were
 * withdrawn. Its page stays online.
 */
export function isListed({ availability, address, price, pictures }: Property): boolean {
  const isWithdrawn = address.kind === 'hidden' && price.kind === 'onRequest' && pictures.length === 0
  return isOnOffer(availability) || !isWithdrawn
}

/** A badge of a card, with the agency's own label where its marquee table has one. */
export type Badge = Readonly<{ kind: Exclude<Availability, 'available'> | 'new'; label?: Translations }>

/**
 * Returns the badge that a listing's card wears. Availability takes precedence over the marquee, which may be
 * older; an unknown marquee code gives no badge.
 */
export function badgeOf(
  property: Pick<Property, 'availability' | 'marquee'>,
  marquees: readonly Marquee[],
): Badge | undefined {
  const marquee = marquees.find(({ code }) => code === property.marquee)
  if (property.availability !== 'available') {
    const label = marquee?.kind === property.availability ? marquee.label : undefined
    return { kind: property.availability, label }
  }
  return marquee === undefined || marquee.kind === 'none'
    ? undefined
    : { kind: marquee.kind, label: marquee.label }
}
