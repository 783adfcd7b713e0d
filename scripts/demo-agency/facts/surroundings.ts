import { createRandom } from '#scripts/kit/random.ts'
import type { DemoLocale, InLanguages } from './in-languages.ts'
import townPlaces from './town-places.json' with { type: 'json' }
import type { DemoTown } from './towns.ts'

/** A place or a way to travel, as a noun phrase in the singular; German names its gender: `m Bahnhof Zele`. */
export type Place = InLanguages

/** What lies around a listing, in the order in which its texts name it. */
export type Surroundings = Readonly<{ sights: readonly Place[]; ways: readonly Place[] }>

const places = new Map<string, Surroundings>(Object.entries(townPlaces))
const none: Surroundings = { sights: [], ways: [] }

/** Returns the places of a town in the order of the list. */
export function placesOf(town: DemoTown): Surroundings {
  return places.get(town.slug) ?? none
}

/** Returns the places of a town in the order of a listing. */
export function makeSurroundings(id: number, town: DemoTown): Surroundings {
  const random = createRandom(id * 17)
  const { sights, ways } = placesOf(town)
  const [last, ...first] = random.shuffle(sights)
  return { sights: last === undefined ? [] : [...first, last], ways: random.shuffle(ways) }
}

const articles: Readonly<Record<DemoLocale, RegExp>> = {
  nl: /^(het|de) /,
  fr: /^(le |la |l’)/,
  en: /^the /,
  de: /^[mnf] /,
}

/** Returns the name of a place without its article. */
export function bareName(place: Place, locale: DemoLocale): string {
  return place[locale].replace(articles[locale], '')
}
