import type { Place } from 'schema-dts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import { geoCoordinates, postalAddress } from './place.ts'
import { squareMetres } from './measure.ts'
import { energyAndFlood } from './energy.ts'

type HomeType = 'Apartment' | 'SingleFamilyResidence' | 'House'

const detached: ReadonlySet<PropertyType | undefined> = new Set<PropertyType | undefined>([
  'detachedHouse',
  'semiDetachedHouse',
  'villa',
  'countryHouse',
  'bungalow',
  'farmhouse',
])

/**
 * Returns what is for sale or to let: an apartment or a house with its rooms, else a place. Address and point
 * are there only when the address is published.
 */
export function offeredPlace(property: Property, name: string): Exclude<Place, string> {
  const type = homeType(property)
  const place = {
    name,
    address: postalAddress(property.address),
    geo: geoCoordinates(property.address, property.position),
    additionalProperty: energyAndFlood(property),
  }
  if (type === undefined) return { '@type': 'Place', ...place }
  const { rooms, surfaces, building } = property
  const knownRooms = (rooms.bedrooms ?? 0) + (rooms.extraRooms ?? 0)
  return {
    '@type': type,
    ...place,
    floorSize: squareMetres(surfaces.living ?? surfaces.constructed),
    // Records count bedrooms and extra rooms, and say nothing of living rooms: at least so many.
    numberOfRooms: knownRooms === 0 ? undefined : { '@type': 'QuantitativeValue', minValue: knownRooms },
    numberOfBedrooms: rooms.bedrooms,
    numberOfBathroomsTotal: rooms.bathrooms,
    floorLevel: rooms.floor === undefined ? undefined : String(rooms.floor),
    yearBuilt: building.constructionYear,
  }
}

function homeType(property: Property): HomeType | undefined {
  switch (propertyKind(property)) {
    case 'apartment':
      return 'Apartment'
    case 'house':
      return detached.has(property.type) ? 'SingleFamilyResidence' : 'House'
    case 'holidayHome':
      return 'House'
    default:
      return undefined
  }
}
