import type { RuleId } from '#domain/compliance/rule.ts'
import { createAdvertisementCheck } from '#domain/compliance/check-advertisement.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { Property } from '#domain/listing/property.ts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import type { PaperKind } from '#domain/owners/owner-document.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Listings } from './load-listings.ts'

/** Rules that are broken for want of a paper which only the owner can have drawn up. */
const papers: Readonly<Partial<Record<RuleId, PaperKind>>> = {
  'epc-certificate': 'epc',
  asbestos: 'asbestos',
  electricity: 'electricity',
}

/** Returns the papers that the law wants for the advertisement of a home and that its record lacks. */
export function createPaperCheck(
  { compliance, rules }: Pick<Listings, 'compliance' | 'rules'>,
  on: PlainDate,
): (property: Property) => readonly PaperKind[] {
  const check = createAdvertisementCheck(compliance.advertisements)
  // What a page shows beside its record has no bearing on papers.
  const shows = { renovationDuty: () => true, floodSymbol: () => true }
  return (property) => {
    const region = regionOfZip(property.address.town.zip, property.address.town.country)
    if (region === undefined || !isOnOffer(property.availability)) return []
    const kind = propertyKind(property)
    return check({ property, region, kind, on, rules, shows }).flatMap(({ rule }) => papers[rule] ?? [])
  }
}
