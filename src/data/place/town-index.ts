import type { Country, Town } from '#domain/place/place.ts'
import { slugOf } from '#text/slug.ts'
import { countryPlaces } from './country.ts'
import { townKey, townName, townParts } from './town-name.ts'

/** Finds towns by name or zip, and creates missing ones. */
export type TownIndex = Readonly<{
  find: (place: Readonly<{ name?: string; zip?: string; country?: Country }>) => Town | undefined
  /** Creates a town that is not listed; the same one for the same name. */
  improvise: (place: Readonly<{ name?: string; zip?: string; country: Country }>) => Town
  /** The listed and the created towns. */
  all: () => readonly Town[]
}>

/** Creates the index of the towns of `towns.json`. */
export function createTownIndex(towns: readonly Town[]): TownIndex {
  const byName = Map.groupBy(
    towns.flatMap((town) =>
      [...new Set([town.name, ...Object.values(town.names)].map(townKey))].map((key) => ({ key, town })),
    ),
    ({ key }) => key,
  )
  const byZip = Map.groupBy(towns, (town) => digitsOf(town.zip))
  const slugs = new Set(towns.map((town) => town.slug))
  const improvised = new Map<string, Town>()

  return {
    find: ({ name, zip, country }) => {
      const fitsCountry = (town: Town): boolean => country === undefined || town.country === country
      if (name === undefined)
        return zip === undefined ? undefined : byZip.get(digitsOf(zip))?.find(fitsCountry)
      const named = (words: string): readonly Town[] =>
        (byName.get(townKey(words)) ?? []).map(({ town }) => town).filter(fitsCountry)
      const whole = named(name)
      const found = whole.length > 0 ? whole : townParts(name).flatMap(named)
      return found.find((town) => zip !== undefined && digitsOf(town.zip) === digitsOf(zip)) ?? found[0]
    },
    improvise: ({ name, zip, country }) => {
      const key = `${country} ${name === undefined ? '' : townKey(name)}`
      const known = improvised.get(key)
      if (known !== undefined) return known
      const place = countryPlaces[country]
      const written = name === undefined ? '' : townName(name)
      const town: Town =
        written === ''
          ? { ...place, slug: freeSlug(place.slug, country, slugs), country }
          : {
              slug: freeSlug(slugOf(written, 'gemeente'), zip ?? country, slugs),
              name: written,
              names: {},
              zip,
              country,
            }
      slugs.add(town.slug)
      improvised.set(key, town)
      return town
    },
    all: () => [...towns, ...improvised.values()],
  }
}

// A Dutch zip may lack its letters.
function digitsOf(zip: string | undefined): string | undefined {
  return zip?.slice(0, 4)
}

function freeSlug(slug: string, hint: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  const hinted = slugOf(`${slug} ${hint}`, slug)
  for (let number = 2; ; number += 1) {
    const candidate = number === 2 ? hinted : `${hinted}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
