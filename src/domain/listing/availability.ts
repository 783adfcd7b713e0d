import type { Marquee } from '#domain/site/section.ts'
import type { Translations } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Project, Unit } from './project.ts'
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

/** Returns the units of a project that can still be bought: none of one that is sold out. */
export function offeredUnits({
  availability,
  units,
}: Pick<Project, 'availability' | 'units'>): readonly Unit[] {
  return isOnOffer(availability) ? units.filter((unit) => isOnOffer(unit.availability)) : []
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
 * Whether lists show a property: one that is shown early is in none yet, and a sold or rented one leaves them once its
 * street, price and pictures were withdrawn. Its page is online.
 */
export function isListed({ availability, address, price, pictures, earlyUntil }: Property): boolean {
  const isWithdrawn = address.kind === 'hidden' && price.kind === 'onRequest' && pictures.length === 0
  return earlyUntil === undefined && (isOnOffer(availability) || !isWithdrawn)
}

/** A badge: the day since which a listing is online while that is news, or the state of one that is not free. */
export type Badge =
  | Readonly<{ kind: 'new'; since: PlainDate }>
  | Readonly<{ kind: Exclude<Availability, 'available'>; label?: Translations }>

/**
 * Returns the badge of a listing. Availability takes precedence; the agency's own label of the marquee table stands
 * beside it where the two agree. A listing is new by its date, `since`, whatever its marquee says.
 */
export function badgeOf(
  { availability, marquee: code }: Pick<Property, 'availability' | 'marquee'>,
  marquees: readonly Marquee[],
  since: PlainDate | undefined,
): Badge | undefined {
  if (availability === 'available') return since === undefined ? undefined : { kind: 'new', since }
  const marquee = marquees.find((each) => each.code === code)
  return { kind: availability, label: marquee?.kind === availability ? marquee.label : undefined }
}
