import type { Property } from '#domain/listing/property.ts'
import { similarProperties } from '#domain/listing/similar-properties.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** Homes below a listing: one row of a wide screen. */
const shown = 3

// The four languages of a page show the same homes, and so do its copies: found once, kept with the listing.
const found = new WeakMap<Property, readonly Property[]>()

/** Returns the listings that are most like one. */
export function similarTo(
  { catalogue }: Pick<ViewContext, 'catalogue'>,
  property: Property,
): readonly Property[] {
  const known = found.get(property)
  if (known !== undefined) return known
  const similar = similarProperties(property, catalogue.properties, catalogue.sections, shown)
  found.set(property, similar)
  return similar
}
