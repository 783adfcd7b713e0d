import { loadPostalPlaces, type PostalPlace } from '#data/place/postal-places.ts'
import { distanceKm } from '#domain/place/distance.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Locale } from '#domain/values/locale.ts'
import { fold } from '#text/fold.ts'
import type { NewOffice } from './agency.ts'

/** Km around an office in which its places are on the map. */
const reachKm = 30
/** Km around an office in which villages are too. */
const nearKm = 12

/** Returns the place of an office, by its postal code and its name in any language; undefined where nobody knows it. */
export function placeOf({ zip, town }: NewOffice): PostalPlace | undefined {
  const there = loadPostalPlaces().filter((place) => place.town.zips.includes(zip))
  return there.find((place) => namesOf(place).some((name) => fold(name) === fold(town))) ?? there[0]
}

function namesOf({ town, also }: PostalPlace): readonly string[] {
  return [town.name, ...Object.values(town.names), ...also]
}

/** Returns the town of an office in a language, as it was typed where nobody knows it. */
export function townIn(office: NewOffice, locale: Locale): string {
  const town = placeOf(office)?.town
  return town === undefined ? office.town : (town.names[locale] ?? town.name)
}

type Near = Readonly<{ place: PostalPlace; office: NewOffice; km: number }>

/** Returns the places around the offices, each with the office that is nearest. */
function placesNear(offices: readonly NewOffice[]): readonly Near[] {
  const centres = offices.flatMap((office) => {
    const point = placeOf(office)?.town.coordinates
    return point === undefined ? [] : [{ office, point }]
  })
  return loadPostalPlaces().flatMap((place) => {
    const [nearest] = centres
      .map(({ office, point }) => ({ place, office, km: distanceKm(point, place.town.coordinates) }))
      .toSorted((one, other) => one.km - other.km)
    return nearest !== undefined && nearest.km <= reachKm ? [nearest] : []
  })
}

/** Returns the postal codes that are nearest to an office: a home without an office of its own belongs to it. */
export function zipsNear(office: NewOffice, offices: readonly NewOffice[]): readonly string[] {
  const near = placesNear(offices).filter((each) => each.office === office)
  return [...new Set(near.map(({ place }) => place.town.zip))].sort()
}

/** Returns a drawing of the region around the offices, GeoJSON: its outline, and the places in it. */
export function drawRegion(offices: readonly NewOffice[]) {
  const near = placesNear(offices)
  const own = new Set(offices.map((office) => placeOf(office)?.town.slug))
  const shown = near.filter(({ place, km }) => place.kind !== 'section' || km <= nearKm)
  const outline = hullOf(near.map(({ place }) => place.town.coordinates))
  return {
    type: 'FeatureCollection',
    features: [
      feature(
        { kind: 'region', name: '' },
        { type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)]] },
      ),
      ...shown.map(({ place: { town, kind } }) =>
        feature(
          {
            kind: 'place',
            rank: own.has(town.slug) ? 1 : kind === 'main' ? 3 : 4,
            slug: town.slug,
            nl: town.name,
            ...town.names,
          },
          { type: 'Point', coordinates: pointOf(town.coordinates) },
        ),
      ),
    ],
  }
}

function feature(properties: object, geometry: object) {
  return { type: 'Feature', properties, geometry }
}

/** Returns where the map opens: in the middle of the offices. */
export function mapHome(offices: readonly NewOffice[]) {
  const points = offices.flatMap((office) => placeOf(office)?.town.coordinates ?? [])
  const mean = (of: (point: Coordinates) => number): number =>
    Math.round((points.reduce((sum, point) => sum + of(point), 0) / points.length) * 1000) / 1000
  return points.length === 0
    ? undefined
    : { longitude: mean(({ longitude }) => longitude), latitude: mean(({ latitude }) => latitude), zoom: 10 }
}

function pointOf({ longitude, latitude }: Coordinates): readonly [number, number] {
  return [longitude, latitude]
}

type Point = readonly [x: number, y: number]

/** Returns the corners of the outline of points, in order (Andrew's monotone chain). */
function hullOf(coordinates: readonly Coordinates[]): readonly Point[] {
  const points = coordinates.map(pointOf).toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (ordered: readonly Point[]): readonly Point[] => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (isInside(chain, point)) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(points), ...half(points.toReversed())]
}

/** Whether the last corner of a chain lies inside of what it encloses with another point. */
function isInside(chain: readonly Point[], [x, y]: Point): boolean {
  const [one, two] = chain.slice(-2)
  if (one === undefined || two === undefined) return false
  return (two[0] - one[0]) * (y - one[1]) - (two[1] - one[1]) * (x - one[0]) <= 0
}
