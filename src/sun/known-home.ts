import { type Orientation, orientations } from '#domain/listing/fact.ts'
import { isApartment, isResidential } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { buildingOf } from './building.ts'
import { assumedFacades, sizesOf } from './house-sizes.ts'
import type { Assumption, SunHome, SunPlace } from './sun-home.ts'

/** What a record lacks, so that nothing can be said about the sun. */
export type Missing = 'direction' | 'sizes' | 'floor'

/** What is known of the sun on a home; `at` is its place, or that of its town where the street is hidden. */
export type KnownHome =
  | Readonly<{
      kind: 'drawn'
      home: SunHome
      places: readonly SunPlace[]
      /** The direction that the record has, of `facing`. */
      looks: Orientation
      facing: SunPlace | 'rear'
      assumed: readonly Assumption[]
      isTerraced: boolean
    }>
  | Readonly<{
      kind: 'unknown'
      at: Coordinates
      missing: Missing
      place: SunPlace
    }>

/** Angle between a terrace and the rear, in degrees, up to which it lies against the rear wall. */
const widest = 45

/**
 * Returns what is known of the sun on a house or an apartment; undefined where nothing lies in it: no position, no garden
 * and no terrace, an apartment below the ground, or another kind of property.
 */
export function knownHome(property: Property): KnownHome | undefined {
  const { address, orientation, position } = property
  const at = address.kind === 'hidden' ? address.town.coordinates : (position ?? address.town.coordinates)
  const places = placesOf(property)
  const [first] = places
  if (at === undefined || first === undefined || !isResidential(property)) return undefined
  const place = places.find((each) => orientation[each] !== undefined) ?? first
  const here = { latitude: tenth(at.latitude), longitude: tenth(at.longitude) }
  if (isApartment(property)) return knownFlat(property, here, place)
  const facing =
    orientation.garden === undefined ? (orientation.rear === undefined ? place : 'rear') : 'garden'
  const looks = orientation[facing]
  if (looks === undefined) return { kind: 'unknown', at: here, missing: 'direction', place }
  const besides = places.filter((each) => each !== 'terrace' || isAtRear(orientation.terrace, looks))
  const [told] = besides
  if (told === undefined) return undefined
  const sizes = sizesOf(property, besides)
  if (sizes === undefined) return { kind: 'unknown', at: here, missing: 'sizes', place: told }
  const { assumed, ...shape } = sizes
  const drawn = besides.filter((each) => shape[each] !== undefined)
  return drawn.length === 0
    ? undefined
    : {
        kind: 'drawn',
        home: { at: here, rear: degreesOf(looks), ...shape },
        places: drawn,
        looks,
        facing,
        assumed,
        isTerraced: assumedFacades(property) < 4,
      }
}

/** The garden and the terrace that the record knows of, the terrace first. */
function placesOf({ features, surfaces }: Property): readonly SunPlace[] {
  return (['terrace', 'garden'] as const).filter(
    (place) => surfaces[place] !== undefined || (place === 'garden' && features.garden === 'yes'),
  )
}

function knownFlat(
  { orientation, rooms }: Property,
  at: Coordinates,
  place: SunPlace,
): KnownHome | undefined {
  const looks = orientation[place]
  if (looks === undefined) return { kind: 'unknown', at, missing: 'direction', place }
  const building = buildingOf(rooms)
  if (building === undefined)
    return rooms.floor === undefined ? { kind: 'unknown', at, missing: 'floor', place } : undefined
  const { block, floor, isTopKnown } = building
  return {
    kind: 'drawn',
    home: {
      at,
      rear: degreesOf(looks),
      block,
      flat: { floor, place, isTopKnown },
    },
    places: [place],
    looks,
    facing: place,
    assumed: isTopKnown ? [] : ['storeysAbove'],
    isTerraced: false,
  }
}

function isAtRear(terrace: Orientation | undefined, rear: Orientation): boolean {
  if (terrace === undefined) return true
  const apart = Math.abs(degreesOf(terrace) - degreesOf(rear))
  return Math.min(apart, 360 - apart) <= widest
}

function degreesOf(looks: Orientation): number {
  return orientations.indexOf(looks) * 45
}

/** A tenth of a degree, some 10 km, is half a minute of the sun; neighbours share its way, and no address can be read from it. */
function tenth(degrees: number): number {
  return Math.round(degrees * 10) / 10
}
