import { distanceKm } from '#domain/place/distance.ts'
import type { Coordinates, Country } from '#domain/place/place.ts'
import { createNamedPlaces, type NamedPlaces } from './named-places.ts'
import { zipInText } from './place-key.ts'
import { isHeadOf, loadPostalPlaces, type PostalPlace } from './postal-places.ts'

/** What a record says about its place; of another country than Belgium nothing is found. */
export type PlaceClues = Readonly<{ name?: string; zip?: string; point?: Coordinates; country?: Country }>

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
  /** A zip of several places, and nothing that tells which. */
  | 'noName'
  /** Neither name nor zip; the point decides. */
  | 'nothing'

type OnePlace = Readonly<{ kind: 'one'; place: PostalPlace; zip: string; doubt?: PlaceDoubt }>

/** The place that was found, or those that it may be. */
export type FoundPlace = OnePlace | Readonly<{ kind: 'several'; places: readonly PostalPlace[] }>

/** A point farther from all towns that may be meant says nothing about which one is. */
const mostKmToName = 10

/**
 * Places as near as this lie around a point of Belgium, with no gap as wide as this between two of them, in radians. Wider, they go
 * around towns that the border encloses on three sides, such as Givet and Eijsden; 2,284 of the 2,771 places still have them.
 */
const ringKm = 6
const widestGap = (140 * Math.PI) / 180

/** The edge of the largest municipality is 15 km from its centre. */
export const mostKmFromTown = 20

type ZipPlaces = readonly [PostalPlace, ...PostalPlace[]]
type Index = Readonly<{ names: NamedPlaces; byZip: ReadonlyMap<string, readonly PostalPlace[]> }>
let index: Index | undefined

/**
 * Finds the Belgian place of a record: by its zip, then by its name in any language, then by its point. Where they
 * contradict, zip and point win over the name, and name and point over the zip. Unless the country is said, neither a zip alone, with
 * a name that no place has and a point elsewhere, makes a place Belgian, nor a point near the border, with such a name or none.
 */
export function findPlace({ name, zip: written, point, country }: PlaceClues): FoundPlace | undefined {
  index ??= createIndex(loadPostalPlaces())
  const zip = written ?? zipInText(name ?? '')
  const [first, ...others] = (zip === undefined ? undefined : index.byZip.get(zip)) ?? []
  const named = name === undefined ? [] : index.names.named(name)
  const isSaid = country !== undefined
  if (zip !== undefined && first !== undefined) {
    const found = byBothOrZip(name, named, [first, ...others], zip, point)
    return found.kind === 'one' && found.doubt === 'unknownName' && !isSaid && isFar(found.place, point)
      ? undefined
      : found
  }
  return byNameOrPoint(named, { name, zip, point, country })
}

/** Returns the place of a record whose zip is none of Belgium's. */
function byNameOrPoint(
  named: readonly PostalPlace[],
  { name, zip, point, country }: PlaceClues,
): FoundPlace | undefined {
  const mayBeAbroad = country === undefined && point !== undefined && !isSurrounded(point)
  if (named.length > 0) {
    if (mayBeAbroad && named.every((place) => isFar(place, point))) return undefined
    return byName(named, point, zip === undefined ? undefined : 'unknownZip')
  }
  // A name and a zip that Belgium has not are those of a neighbour, however near the point.
  if (mayBeAbroad || (name !== undefined && zip !== undefined && country === undefined)) return undefined
  const close = nearest(loadPostalPlaces(), point)
  return close && one(close, undefined, name === undefined ? 'nothing' : 'unknownName')
}

function byBothOrZip(
  name: string | undefined,
  named: readonly PostalPlace[],
  ...rest: [inZip: ZipPlaces, zip: string, point: Coordinates | undefined]
): FoundPlace {
  return name !== undefined && named.length > 0 ? byBoth(name, named, ...rest) : byZip(name, ...rest)
}

function isFar({ town }: PostalPlace, point: Coordinates | undefined): boolean {
  return point !== undefined && distanceKm(point, town.coordinates) > mostKmFromTown
}

/**
 * Whether Belgian places lie around a point on all sides: one beyond the border, or close to it, has them on one side, and nobody
 * can tell its country.
 */
function isSurrounded(point: Coordinates): boolean {
  const sides = loadPostalPlaces()
    .map(({ town: { coordinates } }) => coordinates)
    .filter((place) => distanceKm(point, place) <= ringKm)
    .map(({ latitude, longitude }) => {
      const east = (longitude - point.longitude) * Math.cos((point.latitude * Math.PI) / 180)
      return Math.atan2(latitude - point.latitude, east)
    })
    .toSorted((one, other) => one - other)
  const gaps = sides.map((side, at) => (sides[at + 1] ?? (sides[0] ?? 0) + 2 * Math.PI) - side)
  return sides.length > 1 && Math.max(...gaps) < widestGap
}

function createIndex(places: readonly PostalPlace[]): Index {
  const entries = places.flatMap((place) => place.town.zips.map((zip) => ({ zip, place })))
  const grouped = Map.groupBy(entries, ({ zip }) => zip)
  return {
    names: createNamedPlaces(places),
    byZip: new Map([...grouped].map(([zip, found]) => [zip, found.map(({ place }) => place)])),
  }
}

function one(place: PostalPlace, zip = place.town.zip, doubt?: PlaceDoubt): OnePlace {
  return { kind: 'one', place, zip, doubt }
}

function byBoth(
  name: string,
  named: readonly PostalPlace[],
  inZip: ZipPlaces,
  zip: string,
  point: Coordinates | undefined,
): FoundPlace {
  const both = named.find((place) => inZip.includes(place))
  if (both !== undefined) return one(both, zip)
  const head = named.find((place) => isUnderHead(place, inZip))
  if (head !== undefined) return one(soleOf(inZip) ?? nearest(inZip, point) ?? head, zip)
  const meant = soleOf(index?.names.partly(name, inZip) ?? [])
  if (meant !== undefined) return one(meant, zip)
  const { place } = inThatZip(inZip, point)
  const sameMunicipality = named.find(({ municipality }) =>
    inZip.some((other) => other.municipality === municipality),
  )
  const there = nearest(named, point) ?? (point === undefined ? sameMunicipality : undefined)
  const isThere =
    there !== undefined &&
    (point === undefined ||
      distanceKm(point, there.town.coordinates) < distanceKm(point, place.town.coordinates))
  return isThere ? one(there, undefined, 'zip') : one(place, zip, 'name')
}

/** Whether a zip is of parts of what a place gives its name to: `9112 Sint-Niklaas`, `6687 Bastogne`, `1180 Brussel`. */
function isUnderHead(head: PostalPlace, inZip: ZipPlaces): boolean {
  return inZip.every(
    (place) => isHeadOf(head, place) && (head.kind !== 'old-main' || place.kind === 'section'),
  )
}

/** Returns the place of a zip, and whether it is certain: its only one, the nearest to the point, or its main one. */
function inThatZip(
  inZip: ZipPlaces,
  point: Coordinates | undefined,
): Readonly<{ place: PostalPlace; isCertain: boolean }> {
  const [first] = inZip
  const certain =
    soleOf(inZip) ??
    nearest(inZip, point) ??
    inZip.find(({ kind }) => kind !== 'section') ??
    loadPostalPlaces().find((head) => head.kind !== 'old-main' && isUnderHead(head, inZip))
  return { place: certain ?? first, isCertain: certain !== undefined }
}

function byZip(
  name: string | undefined,
  inZip: ZipPlaces,
  zip: string,
  point: Coordinates | undefined,
): OnePlace {
  const { place, isCertain } = inThatZip(inZip, point)
  if (name === undefined) return one(place, zip, isCertain ? undefined : 'noName')
  const part = soleOf(index?.names.partly(name, inZip) ?? [])
  if (part !== undefined) return one(part, zip)
  const municipalities = new Set(inZip.map(({ municipality }) => municipality))
  const around = loadPostalPlaces().filter(({ municipality }) => municipalities.has(municipality))
  const nearly = index?.names.nearly(name, around) ?? []
  const meant = soleOf(nearly) ?? nearly.find((each) => inZip.includes(each))
  if (meant === undefined) return one(place, zip, 'unknownName')
  return inZip.includes(meant) ? one(meant, zip) : one(meant, undefined, 'zip')
}

function soleOf(places: readonly PostalPlace[]): PostalPlace | undefined {
  return places.length === 1 ? places[0] : undefined
}

function byName(
  named: readonly PostalPlace[],
  point: Coordinates | undefined,
  doubt: PlaceDoubt | undefined,
): FoundPlace {
  const place = soleOf(named) ?? nearest(named, point)
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
