import type { Property } from '#domain/listing/property.ts'
import { similarProperties } from '#domain/listing/similar-properties.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** Homes below a listing: one row of a wide screen. */
const shown = 3

/** Returns the listings that are most similar to one. */
export function similarTo(
  { catalogue }: Pick<ViewContext, 'catalogue'>,
  property: Property,
): readonly Property[] {
  return similarProperties(property, catalogue.index.priced, shown)
}
