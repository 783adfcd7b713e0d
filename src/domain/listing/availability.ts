import type { Marquee } from '#domain/site/section.ts'
import type { Translations } from '#domain/values/locale.ts'
import type { Project } from './project.ts'
import type { Availability, Property } from './property.ts'

/** Message of the group `states` that a visitor reads in place of an offer. */
export type AvailabilityNotice = 'propertySold' | 'propertyRented' | 'propertyMissing' | 'projectSoldOut'

const notices: Readonly<Partial<Record<Availability, AvailabilityNotice>>> = {
  sold: 'propertySold',
  rented: 'propertyRented',
  soldOut: 'projectSoldOut',
}

/** Returns the message for a listing that can no longer be had, or is missing; undefined while it can. */
export function availabilityNotice(availability: Availability | 'missing'): AvailabilityNotice | undefined {
  return availability === 'missing' ? 'propertyMissing' : notices[availability]
}

/** Whether a visitor can still ask for it: free, or under option. */
export function isOnOffer(availability: Availability): boolean {
  return availability === 'available' || availability === 'underOption'
}

/** Returns what may still happen to a project: with homes left, but every one of them under option, so is the whole. */
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
 * Whether lists show a property: a sold or rented one does not linger in them once its street, price and
 * pictures were withdrawn. Its page stays for those who know its address.
 */
export function isListed({ availability, address, price, pictures }: Property): boolean {
  const isWithdrawn = address.kind === 'hidden' && price.kind === 'onRequest' && pictures.length === 0
  return isOnOffer(availability) || !isWithdrawn
}

/** A badge of a card: what it says, and the agency's own words for it where its marquee table has them. */
export type Badge = Readonly<{ kind: Exclude<Availability, 'available'> | 'new'; label?: Translations }>

/**
 * Returns the badge that a listing's card wears. Its availability goes before its marquee, which may be older;
 * a code that the agency's table does not know gives none.
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
