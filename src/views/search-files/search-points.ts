import type { Address, Coordinates, Position } from '#domain/place/place.ts'
import type { SearchPoints } from '#search/files/points-file.ts'
import type { SearchList } from './search-list.ts'

type Place = Readonly<{ at?: Coordinates; isTown: boolean }>

/** Returns the coordinates of a list's listings; the middle of the town for a hidden or unplaced address. */
export function listPoints({ properties, projects, towns }: SearchList): SearchPoints {
  const places = [...properties, ...projects].map(placeOf)
  return {
    latitude: Float32Array.from(places, ({ at }) => at?.latitude ?? Number.NaN),
    longitude: Float32Array.from(places, ({ at }) => at?.longitude ?? Number.NaN),
    isTown: Uint8Array.from(places, ({ isTown }) => (isTown ? 1 : 0)),
    townLatitude: Float32Array.from(towns, ({ coordinates }) => coordinates?.latitude ?? Number.NaN),
    townLongitude: Float32Array.from(towns, ({ coordinates }) => coordinates?.longitude ?? Number.NaN),
  }
}

function placeOf({ address, position }: Readonly<{ address: Address; position?: Position }>): Place {
  const own = address.kind === 'published' && position?.precision === 'address' ? position : undefined
  return own === undefined ? { at: address.town.coordinates, isTown: true } : { at: own, isTown: false }
}
