import { isListed } from '#domain/listing/availability.ts'
import type { Catalogue, TownCount } from '#domain/site/catalogue.ts'
import type { Town } from '#domain/place/place.ts'
import type { Property } from '#domain/listing/property.ts'

/** Returns the number of listings of each town: all, for sale, for rent; without discreet and withdrawn ones. */
export function countCities(
  properties: readonly Property[],
  towns: readonly Town[],
  discreet: ReadonlySet<string>,
): Catalogue['cities'] {
  const listed = properties.filter(
    (property) => isListed(property) && !property.sections.some((section) => discreet.has(section)),
  )
  return {
    all: countTowns(listed, towns),
    sale: countTowns(
      listed.filter((property) => property.goal === 'sale'),
      towns,
    ),
    rent: countTowns(
      listed.filter((property) => property.goal === 'rent'),
      towns,
    ),
  }
}

// Most listings first, then by name.
function countTowns(properties: readonly Property[], towns: readonly Town[]): readonly TownCount[] {
  const counts = new Map<string, number>()
  for (const { address } of properties)
    counts.set(address.town.slug, (counts.get(address.town.slug) ?? 0) + 1)
  return towns
    .flatMap((town) => ({ town, count: counts.get(town.slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.town.name.localeCompare(b.town.name, 'nl'))
}
