import { phraseKey, saint } from './tokens.ts'
import type { MoreSentenceFile, SentenceFile, SentencePlace, SentenceTown } from './sentence-file.ts'

/** Towns that a name may mean: one, several at equal distance, or all of a region. */
export type FoundPlace =
  | Readonly<{ kind: 'town'; town: SentenceTown; isNear: boolean }>
  | Readonly<{ kind: 'region'; region: SentencePlace }>
  | Readonly<{ kind: 'elsewhere'; place: SentencePlace }>
  | Readonly<{ kind: 'several'; towns: readonly SentenceTown[] }>

/** Finds places by name and postal code. */
export type Gazetteer = Readonly<{
  exact: (key: string) => FoundPlace | undefined
  byZip: (zip: string) => readonly SentenceTown[]
  bySlug: (slug: string) => SentenceTown | undefined
}>

/** A place by one of its names, folded. */
export type Named<Place> = Readonly<{ key: string; place: Place }>

const articles = /^(?:de|het|den|la|le|les|l)(?=.{4})/
const shortestPart = 5

/** Creates the index of the places of a site. */
export function createGazetteer({
  towns,
  regions,
  elsewhere,
}: Pick<SentenceFile, 'towns'> & Omit<MoreSentenceFile, 'words'>): Gazetteer {
  const names = namedTowns(towns)
  const full = new Map(names.toReversed().map(({ key, place }) => [key, place]))
  const parts = Map.groupBy(towns.flatMap(partsOf), ({ key }) => key)
  const regionOf = byName(regions)
  const elsewhereOf = byName(elsewhere)

  const exact = (key: string): FoundPlace | undefined => {
    const town = full.get(key)
    if (town !== undefined) return { kind: 'town', town, isNear: false }
    const region = regionOf.get(key)
    if (region !== undefined) return { kind: 'region', region }
    const part = parts.get(key)
    if (part !== undefined)
      return oneOf(
        part.map(({ place }) => place),
        false,
      )
    const place = elsewhereOf.get(key)
    return place === undefined ? undefined : { kind: 'elsewhere', place }
  }
  return {
    exact,
    byZip: (zip) => towns.filter(({ zips }) => zips.includes(zip)),
    bySlug: (slug) => towns.find((town) => town.slug === slug),
  }
}

/** Returns towns by all of their names. */
export function namedTowns(towns: readonly SentenceTown[]): readonly Named<SentenceTown>[] {
  return towns.flatMap((town) => town.names.map((name) => ({ key: phraseKey(name), place: town })))
}

/** Returns the beginnings by which a town of several words is also known: `Sint-Gillis`, `Moerbeke`; and `Klinge` of De Klinge. */
function partsOf(town: SentenceTown): readonly Named<SentenceTown>[] {
  return town.names.flatMap((name) => {
    const key = phraseKey(name)
    const words = name.split(/[\s-]+/)
    const first = words.slice(0, phraseKey(words[0] ?? '') === saint ? 2 : 1).join(' ')
    return [...new Set([phraseKey(first), key.replace(articles, '')])]
      .filter((part) => part !== key && part.length >= shortestPart)
      .map((part) => ({ key: part, place: town }))
  })
}

function byName(places: readonly SentencePlace[]): ReadonlyMap<string, SentencePlace> {
  return new Map(places.flatMap((place) => place.names.map((name) => [phraseKey(name), place])))
}

/** Returns the one town that was found, or all of several. */
export function oneOf(found: readonly SentenceTown[], isNear: boolean): FoundPlace | undefined {
  const towns = [...new Set(found)]
  const [town] = towns
  if (town === undefined) return undefined
  return towns.length === 1 ? { kind: 'town', town, isNear } : { kind: 'several', towns }
}
