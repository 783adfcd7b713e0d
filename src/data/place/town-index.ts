import type { Country, Town } from '#domain/place/place.ts'
import { locales, mapLocales } from '#domain/values/locale.ts'
import { oncePer } from '#domain/values/once.ts'
import { slugOf } from '#text/slug.ts'
import { countryNameIn } from './country.ts'
import { findPlace, type PlaceClues, type PlaceDoubt } from './find-place.ts'
import { placeKey } from './place-key.ts'
import { loadPostalPlaces, type PostalPlace } from './postal-places.ts'
import { townName } from './town-name.ts'

/** The town of a record, or those that it may be. */
export type FoundTown =
  | Readonly<{ kind: 'one'; town: Town; doubt?: PlaceDoubt }>
  | Readonly<{ kind: 'several'; towns: readonly Town[] }>

/** Finds towns, and creates missing ones. */
export type TownIndex = Readonly<{
  find: (clues: PlaceClues) => FoundTown | undefined
  /** Creates a town that is on no list; the same one for the same name. */
  improvise: (place: Readonly<{ name?: string; zip?: string; country?: Country }>) => Town
  /** All Belgian towns, the agency's own and the created ones. */
  all: () => readonly Town[]
}>

/**
 * Creates the index of all Belgian postal places.
 * @param own the agency's towns, which replace the places that they are and are found beside the others
 */
export function createTownIndex(own: readonly Town[]): TownIndex {
  const replaced = new Map<PostalPlace, Town>()
  for (const town of own) {
    const found = town.country === 'BE' ? findPlace({ name: town.name, zip: town.zip }) : undefined
    if (found?.kind === 'one' && found.doubt === undefined)
      replaced.set(found.place, {
        ...town,
        names: { ...found.place.town.names, ...town.names },
        zips: found.place.town.zips,
        coordinates: town.coordinates ?? found.place.town.coordinates,
      })
  }
  const withSlugs = createSlugs()
  const places = new Map(
    loadPostalPlaces().map((place) => [place, withSlugs(replaced.get(place) ?? place.town)]),
  )
  const others = own
    .filter((town) => ![...replaced.values()].some(({ slug }) => slug === town.slug))
    .map(withSlugs)
  const listed = [...places.values(), ...others]
  const slugs = new Set(listed.map(({ slug }) => slug))
  const improvised = new Map<string, Town>()

  const findOwn = ({ name, zip, country }: PlaceClues): Town | undefined =>
    others.find(
      (town) =>
        (country === undefined || town.country === country) &&
        (name === undefined ? zip !== undefined : namesOf(town).has(placeKey(townName(name)))) &&
        (zip === undefined || digitsOf(town.zip) === digitsOf(zip) || (country ?? 'BE') !== 'BE'),
    )

  return {
    find: (clues) => {
      const town = findOwn(clues)
      if (town !== undefined) return { kind: 'one', town: { ...town, zip: clues.zip ?? town.zip } }
      if ((clues.country ?? 'BE') !== 'BE') return undefined
      const found = findPlace(clues)
      const townOf = (place: PostalPlace): Town => places.get(place) ?? place.town
      if (found?.kind !== 'one') return found && { kind: 'several', towns: found.places.map(townOf) }
      return { kind: 'one', town: { ...townOf(found.place), zip: found.zip }, doubt: found.doubt }
    },
    improvise: ({ name, zip, country }) => {
      const written = name === undefined ? '' : townName(name)
      // A name in letters that have no key is not the same as no name.
      const key = `${country ?? ''} ${placeKey(written) || written}`
      const known = improvised.get(key)
      if (known !== undefined) return known
      const town = withSlugs(
        written === ''
          ? countryTown(country ?? 'BE', slugs)
          : {
              slug: freeSlug(slugOf(written, 'gemeente'), zip ?? country ?? 'elders', slugs),
              name: written,
              names: {},
              zip,
              country,
            },
      )
      slugs.add(town.slug)
      improvised.set(key, town)
      return town
    },
    all: () => [...listed, ...improvised.values()],
  }
}

/**
 * Returns the function that gives a town the segments of its paths: in each language its name in that language, or else its
 * slug. Of two that have the same name in a language, the later one has its postal code or country behind it.
 */
function createSlugs(): (town: Town) => Town {
  const taken = mapLocales(() => new Set<string>())
  return (town) => {
    const named = nameSlugs(town)
    const slugs = mapLocales((locale) =>
      freeSlug(named[locale], town.zip ?? town.country ?? 'elders', taken[locale]),
    )
    for (const locale of locales) taken[locale].add(slugs[locale])
    const others = locales.filter((locale) => slugs[locale] !== town.slug)
    if (others.length === 0) return town
    return { ...town, slugs: Object.fromEntries(others.map((locale) => [locale, slugs[locale]])) }
  }
}

/** The names of a town as segments: of the thousands of postal places they are the same in each index. */
const nameSlugs = oncePer((town: Town) =>
  mapLocales((locale) => slugOf(town.names[locale] ?? '', town.slug, locale)),
)

function namesOf({ name, names }: Town): ReadonlySet<string> {
  return new Set([name, ...Object.values(names)].map(placeKey))
}

/** Returns the place of a listing of which only the country is known. */
function countryTown(country: Country, taken: ReadonlySet<string>): Town {
  const [name, fr, en, de] = (['nl', 'fr', 'en', 'de'] as const).map((locale) =>
    countryNameIn(country, locale),
  )
  const slug = freeSlug(slugOf(name ?? country, 'land'), country, taken)
  return { slug, name: name ?? country, names: { fr, en, de }, country }
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
