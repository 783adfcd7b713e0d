import type { Rooms } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import { floorLimits } from '#data/cell/limits.ts'
import { parseFloor } from '#data/cell/parse-number.ts'
import type { PropertyCell } from '#data/record/property-record.ts'

const mostFacades = 4

/** Returns the room counts of a property; 0 facades means not counted. */
export function toRooms(fields: Fields<PropertyCell>): Rooms {
  const facades = fields.count('NumberOfFacades', { min: 0, max: mostFacades })
  const floors = fields.count('NumberOfFloors', { min: 0, max: floorLimits.max })
  return {
    bedrooms: fields.count('NumberOfBedRooms'),
    bathrooms: fields.count('NumberOfBathRooms'),
    showerRooms: fields.count('NumberOfShowerRooms'),
    toilets: fields.count('NumberOfToilets'),
    floors: floors === 0 ? undefined : floors,
    garages: fields.count('NumberOfGarages'),
    parkings: fields.count('NumberOfParkings'),
    externalParkings: fields.count('NumberOfExternalParkings'),
    extraRooms: fields.count('NumberOfExtraRooms'),
    facades: facades === 0 ? undefined : facades,
    floor: fields.count('Floor', floorLimits, parseFloor),
  }
}
