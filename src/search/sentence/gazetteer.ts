import { editDistance, errorsIn } from './edit-distance.ts'
import { phraseKey, saint } from './tokens.ts'
import type { SentenceFile, SentencePlace, SentenceTown } from './sentence-file.ts'

/** Towns that a name may mean: one, several at equal distance, or all of a region. */
export type FoundPlace =
  | Readonly<{ kind: 'town'; town: SentenceTown; isNear: boolean }>
  | Readonly<{ kind: 'region'; region: SentencePlace }>
  | Readonly<{ kind: 'elsewhere'; place: SentencePlace }>
  | Readonly<{ kind: 'several'; towns: readonly SentenceTown[] }>

/** Finds places by name and postal code. */
export type Gazetteer = Readonly<{
  exact: (key: string) => FoundPlace | undefined
  /** Finds a town by the beginning of its name (at least four letters) or with a letter wrong. */
  nearly: (key: string, isBeginning: boolean) => FoundPlace | undefined
  byZip: (zip: string) => readonly SentenceTown[]
  bySlug: (slug: string) => SentenceTown | undefined
}>

type Named<Place> = Readonly<{ key: string; place: Place }>

const articles = /^(?:de|het|den|la|le|les|l)(?=.{4})/
const shortestPart = 5
const shortestBeginning = 4

/** Creates the index of the places of a site. */
export function createGazetteer({ towns, regions, elsewhere }: Omit<SentenceFile, 'words'>): Gazetteer {
  const names: readonly Named<SentenceTown>[] = towns.flatMap((town) =>
    town.names.map((name) => ({ key: phraseKey(name), place: town })),
  )
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
  const nearly = (key: string, isBeginning: boolean): FoundPlace | undefined => {
    if (key === saint) return { kind: 'several', towns: beginning(names, saint) }
    if (isBeginning && key.length >= shortestBeginning) {
      const begun = oneOf(beginning(names, key), false)
      if (begun !== undefined) return begun
    }
    const reach = errorsIn(bare(key).length)
    if (reach === 0) return undefined
    const ranked = names
      .filter((name) => name.key.startsWith(saint) === key.startsWith(saint))
      .map(({ key: name, place }) => ({ place, far: editDistance(bare(key), bare(name), reach) }))
    const least = Math.min(...ranked.map(({ far }) => far))
    if (least > reach) {
      const region = regions.find(({ names }) =>
        names.some((name) => editDistance(key, phraseKey(name), reach) <= reach),
      )
      return region && { kind: 'region', region }
    }
    return oneOf(
      ranked.filter(({ far }) => far === least).map(({ place }) => place),
      true,
    )
  }
  return {
    exact,
    nearly,
    byZip: (zip) => towns.filter(({ zips }) => zips.includes(zip)),
    bySlug: (slug) => towns.find((town) => town.slug === slug),
  }
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

function beginning(names: readonly Named<SentenceTown>[], key: string): readonly SentenceTown[] {
  return [...new Set(names.filter((name) => name.key.startsWith(key)).map(({ place }) => place))]
}

function oneOf(found: readonly SentenceTown[], isNear: boolean): FoundPlace | undefined {
  const towns = [...new Set(found)]
  const [town] = towns
  if (town === undefined) return undefined
  return towns.length === 1 ? { kind: 'town', town, isNear } : { kind: 'several', towns }
}

/** Errors are counted behind Sint-, never across it. */
function bare(key: string): string {
  return key.startsWith(saint) ? key.slice(saint.length) : key
}
