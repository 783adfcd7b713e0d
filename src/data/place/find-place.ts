import { distanceKm } from '#domain/place/distance.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { createNamedPlaces, type NamedPlaces } from './named-places.ts'
import { zipInText } from './place-key.ts'
import { loadPostalPlaces, type PostalPlace } from './postal-places.ts'

/** What a record says about its place. */
export type PlaceClues = Readonly<{ name?: string; zip?: string; point?: Coordinates }>

/** Why another place may be meant than the one that was taken. */
export type PlaceDoubt =
  /** The zip is not one of the named place, and wins. */
  | 'name'
  /** The zip is not one of the named place, which wins: it is of the same municipality, or the point is there. */
  | 'zip'
  /** No place has that zip. */
  | 'unknownZip'
  /** No place has that name; the zip or the point decides. */
  | 'unknownName'
  /** Neither name nor zip; the point decides. */
  | 'nothing'

/** The place that was found, or those that it may be. */
export type FoundPlace =
  | Readonly<{ kind: 'one'; place: PostalPlace; zip: string; doubt?: PlaceDoubt }>
  | Readonly<{ kind: 'several'; places: readonly PostalPlace[] }>

/** A point farther from all towns that may be meant says nothing about which one is. */
const mostKmToName = 10

type Index = Readonly<{ names: NamedPlaces; byZip: ReadonlyMap<string, readonly PostalPlace[]> }>
let index: Index | undefined

/**
 * Finds the Belgian place of a record: by its zip, then by its name in any language, then by its point. Where they
 * contradict, zip and point win over the name, and name and point over the zip.
 */
export function findPlace({ name, zip: written, point }: PlaceClues): FoundPlace | undefined {
  index ??= createIndex(loadPostalPlaces())
  const zip = written ?? zipInText(name ?? '')
  const inZip = (zip === undefined ? undefined : index.byZip.get(zip)) ?? []
  const named = name === undefined ? [] : index.names.named(name)
  if (inZip.length > 0)
    return named.length > 0 ? byBoth(named, inZip, zip, point) : byZip(name, inZip, zip, point)
  const doubt = zip === undefined ? undefined : 'unknownZip'
  if (named.length > 0) return byName(named, point, doubt)
  const close = nearest(loadPostalPlaces(), point)
  return close && one(close, undefined, name === undefined ? 'nothing' : 'unknownName')
}

function createIndex(places: readonly PostalPlace[]): Index {
  const entries = places.flatMap((place) => place.zips.map((zip) => ({ zip, place })))
  const grouped = Map.groupBy(entries, ({ zip }) => zip)
  return {
    names: createNamedPlaces(places),
    byZip: new Map([...grouped].map(([zip, found]) => [zip, found.map(({ place }) => place)])),
  }
}

function one(place: PostalPlace, zip: string | undefined, doubt?: PlaceDoubt): FoundPlace {
  return {
    kind: 'one',
    place,
    zip: zip !== undefined && place.zips.includes(zip) ? zip : place.town.zip,
    doubt,
  }
}

function byBoth(
  named: readonly PostalPlace[],
  inZip: readonly PostalPlace[],
  zip: string | undefined,
  point: Coordinates | undefined,
): FoundPlace {
  const both = named.find((place) => inZip.includes(place))
  if (both !== undefined) return one(both, zip)
  const head = nearest(inZip, point) ?? inZip[0]
  const sameMunicipality = named.find(({ municipality }) =>
    inZip.some((other) => other.municipality === municipality),
  )
  const there = nearest(named, point) ?? (point === undefined ? sameMunicipality : undefined)
  if (head === undefined) return { kind: 'several', places: named }
  const isThere =
    there !== undefined &&
    (point === undefined ||
      distanceKm(point, there.town.coordinates) < distanceKm(point, head.town.coordinates))
  return isThere ? one(there, zip, 'zip') : one(head, zip, 'name')
}

function byZip(
  name: string | undefined,
  inZip: readonly PostalPlace[],
  zip: string | undefined,
  point: Coordinates | undefined,
): FoundPlace | undefined {
  const municipalities = new Set(inZip.map(({ municipality }) => municipality))
  const around = loadPostalPlaces().filter(({ municipality }) => municipalities.has(municipality))
  const nearly = name === undefined ? [] : (index?.names.nearly(name, around) ?? [])
  const meant = nearly.length === 1 ? nearly[0] : nearly.find((place) => inZip.includes(place))
  if (meant !== undefined) return one(meant, zip, inZip.includes(meant) ? undefined : 'zip')
  const place = nearest(inZip, point) ?? inZip[0]
  return place && one(place, zip, name === undefined ? undefined : 'unknownName')
}

function byName(
  named: readonly PostalPlace[],
  point: Coordinates | undefined,
  doubt: PlaceDoubt | undefined,
): FoundPlace {
  const place = named.length === 1 ? named[0] : nearest(named, point)
  return place === undefined ? { kind: 'several', places: named } : one(place, undefined, doubt)
}

/** Returns the place nearest to a point, within reach of it. */
function nearest(places: readonly PostalPlace[], point: Coordinates | undefined): PostalPlace | undefined {
  if (point === undefined) return undefined
  return places
    .map((place) => ({ place, km: distanceKm(point, place.town.coordinates) }))
    .filter(({ km }) => km <= mostKmToName)
    .reduce<Readonly<{ place: PostalPlace; km: number }> | undefined>(
      (best, entry) => (best === undefined || entry.km < best.km ? entry : best),
      undefined,
    )?.place
}
