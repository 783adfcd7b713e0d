import type { Address, Coordinates, Country, Position, Town } from '#domain/place/place.ts'
import { distanceKm } from '#domain/place/distance.ts'
import type { Fields } from '../cell/fields.ts'
import { isWithoutNumber, parseBox, parseHouseNumber, splitStreet } from '../cell/parse-house-number.ts'
import { parseDecimal } from '../cell/parse-number.ts'
import { isInCountry } from './country.ts'
import { mostKmFromTown } from './find-place.ts'
import { type PlaceCell, toTown } from './to-town.ts'
import type { TownIndex } from './town-index.ts'

/** An address, the point on the map, and street and number even when the address hides them. */
export type Place = Readonly<{ address: Address; position?: Position; street?: string; number?: string }>

/**
 * Returns the place of a record; only its town when its street may not be shown.
 * @param flag the field that says whether it may
 */
export function toPlace<Flag extends string>(
  fields: Fields<PlaceCell | Flag>,
  towns: TownIndex,
  flag: Flag,
): Place {
  const town = toTown(fields, towns)
  const { street, number, box } = toStreet(fields)
  if (isWithoutNumber(fields.cell('HouseNumber'))) {
    fields.log.warn('HouseNumber', 'no house number; the address is shown without one', {
      expected: 'a house number, or an empty field',
      received: fields.cell('HouseNumber'),
      remedy: 'leave it empty in the CRM or the editor',
    })
  }
  const address: Address =
    street !== undefined && fields.isAllowed(flag)
      ? { kind: 'published', street, houseNumber: number, box, town }
      : { kind: 'hidden', town }
  const point = nearTown(fields, town, toCoordinates(fields, town.country))
  return {
    address,
    street,
    number: number ?? fields.text('HouseNumber', 20),
    position: toPosition(address, town, point),
  }
}

/** Returns the street with its number and box; a number that stands behind the street too is said once. */
function toStreet(fields: Fields<PlaceCell>): Readonly<{ street?: string; number?: string; box?: string }> {
  const written = fields.text('Street', 100)
  const own = fields.read(
    'HouseNumber',
    parseHouseNumber,
    'a house number such as 12, 12A, 12-14 or 12 bus 3',
  )
  const split = written === undefined ? undefined : splitStreet(written)
  const isSame = own === undefined || split?.number?.number === own.number
  const number = own ?? split?.number
  return {
    street: isSame ? split?.street : written,
    number: number?.number,
    box:
      fields.read('BoxNr', parseBox, 'a box such as 3, A02 or a floor') ??
      number?.box ??
      (isSame ? split?.number?.box : undefined),
  }
}

/** Returns a point unless it is too far from its town; the town's position is used instead. */
function nearTown(
  fields: Fields<PlaceCell>,
  town: Town,
  point: Coordinates | undefined,
): Coordinates | undefined {
  if (point === undefined || town.coordinates === undefined) return point
  const distance = Math.round(distanceKm(point, town.coordinates))
  if (distance <= mostKmFromTown) return point
  fields.log.warn('GoogleX', 'a point far from its town, whose own is used', {
    expected: `a point within ${mostKmFromTown} km`,
    received: `${point.latitude}, ${point.longitude}: ${distance} km from ${town.name}`,
    remedy: 'place the property on the map again, or correct the town',
  })
  return undefined
}

/** Returns the position on the map; the town's when the address is hidden. */
function toPosition(address: Address, town: Town, point: Coordinates | undefined): Position | undefined {
  if (address.kind === 'published' && point !== undefined) return { ...point, precision: 'address' }
  return town.coordinates === undefined ? undefined : { ...town.coordinates, precision: 'town' }
}

function toCoordinates(fields: Fields<PlaceCell>, country: Country | undefined): Coordinates | undefined {
  const latitude = fields.read('GoogleX', parseDecimal, 'a latitude in degrees')
  const longitude = fields.read('GoogleY', parseDecimal, 'a longitude in degrees')
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return undefined
  if (country === undefined || isInCountry({ latitude, longitude }, country)) return { latitude, longitude }
  const isSwapped = isInCountry({ latitude: longitude, longitude: latitude }, country)
  fields.log.warn(
    'GoogleX',
    `${isSwapped ? 'latitude and longitude are swapped' : 'a point outside the country'}; the town's is used`,
    {
      expected: `GoogleX latitude and GoogleY longitude in ${country}`,
      received: `${latitude}, ${longitude}`,
      remedy: isSwapped ? 'swap GoogleX and GoogleY' : 'place the property on the map again',
    },
  )
  return undefined
}
