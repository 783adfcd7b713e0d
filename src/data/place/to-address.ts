import type { Address, Coordinates, Country, Position, Town } from '#domain/place/place.ts'
import { distanceKm } from '#domain/place/distance.ts'
import { cellText } from '../cell/cell.ts'
import type { Fields } from '../cell/fields.ts'
import { isWithoutNumber, parseHouseNumber } from '../cell/parse-house-number.ts'
import { parseDecimal } from '../cell/parse-number.ts'
import { countryOfId, countryOfName, isInCountry } from './country.ts'
import { parseZip, type Zip } from './parse-zip.ts'
import type { TownIndex } from './town-index.ts'

/** Fields with the location of a property or project. */
export type PlaceCell =
  | 'Street'
  | 'HouseNumber'
  | 'BoxNr'
  | 'Zip'
  | 'City'
  | 'CountryID'
  | 'CountryName'
  | 'GoogleX'
  | 'GoogleY'

/** Zips of one municipality differ by less; those of Antwerp by 660. */
const zipSpan = 1000
/** The edge of the largest municipality is 15 km from its centre. */
const mostKmFromTown = 20

/** An address, the point on the map, and the street even when the address hides it. */
export type Place = Readonly<{ address: Address; position?: Position; street?: string }>

/** Returns the place of a record; only its town when `isPublic` is false. */
export function toPlace(fields: Fields<PlaceCell>, towns: TownIndex, isPublic: boolean): Place {
  const town = toTown(fields, towns)
  const street = fields.text('Street', 100)
  const number = fields.read(
    'HouseNumber',
    parseHouseNumber,
    'a house number such as 12, 12A, 12-14 or 12 bus 3',
  )
  if (isWithoutNumber(fields.cell('HouseNumber'))) {
    fields.log.warn('HouseNumber', 'no house number; the address is shown without one', {
      expected: 'a house number, or an empty field',
      received: fields.cell('HouseNumber'),
    })
  }
  const box = fields.text('BoxNr', 12)
  const address: Address =
    isPublic && street !== undefined
      ? {
          kind: 'published',
          street,
          houseNumber: number?.number,
          box: (box === '0' ? undefined : box) ?? number?.box,
          town,
        }
      : { kind: 'hidden', town }
  const point = nearTown(fields, town, toCoordinates(fields, town.country))
  return { address, street, position: toPosition(address, town, point) }
}

/** Returns a record's zip, or the town's when the two are far apart: the zips of one town are close. */
function plausibleZip(fields: Fields<PlaceCell>, zip: string | undefined, town: Town): string | undefined {
  if (zip === undefined || town.zip === undefined) return zip ?? town.zip
  if (Math.abs(Number.parseInt(zip, 10) - Number.parseInt(town.zip, 10)) < zipSpan) return zip
  fields.log.warn('Zip', `not a zip of ${town.name}; the town's is used`, {
    expected: town.zip,
    received: fields.cell('Zip'),
    remedy: 'correct the zip or the town',
  })
  return town.zip
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
  fields.log.warn('GoogleX', `a point ${distance} km from ${town.name}; the town's is used`, {
    expected: `a point within ${mostKmFromTown} km`,
    received: `${point.latitude}, ${point.longitude}`,
    remedy: 'place the property on the map again, or correct the town',
  })
  return undefined
}

/** Returns the position on the map; the town's when the address is hidden. */
function toPosition(address: Address, town: Town, point: Coordinates | undefined): Position | undefined {
  if (address.kind === 'published' && point !== undefined) return { ...point, precision: 'address' }
  return town.coordinates === undefined ? undefined : { ...town.coordinates, precision: 'town' }
}

function toTown(fields: Fields<PlaceCell>, towns: TownIndex): Town {
  const name = townWords(fields)
  const given = fields.read('Zip', parseZip, 'four digits, for the Netherlands with two letters')
  const country = toCountry(fields, given)
  const zip = zipOf(fields, given, country)
  const found = towns.find({ name, zip, country })
  if (found !== undefined) return { ...found, zip: plausibleZip(fields, zip, found) }
  const town = towns.improvise({
    name,
    zip,
    country: country ?? (given?.countries.length === 1 ? given.countries[0] : undefined) ?? 'BE',
  })
  fields.log.warn(
    'City',
    name === undefined
      ? 'no town; the listing is shown under its country'
      : 'a town that is on no list; it is shown as it is',
    {
      expected: 'a name of towns.json',
      received: fields.cell('City') ?? fields.cell('Zip'),
      remedy: 'correct the town, or add it to towns.json with its zip and coordinates',
    },
  )
  return zip === undefined || zip === town.zip ? town : { ...town, zip }
}

// A number is not a name, and its slug would be the path of a page of the list.
function townWords(fields: Fields<PlaceCell>): string | undefined {
  const words = fields.text('City', 60)
  if (words === undefined || /\p{L}/u.test(words)) return words
  fields.log.warn('City', 'not the name of a town; the zip decides', {
    expected: 'a name of towns.json',
    received: fields.cell('City'),
    remedy: 'correct the town in the CRM',
  })
  return undefined
}

function toCountry(fields: Fields<PlaceCell>, zip: Zip | undefined): Country | undefined {
  const id = cellText(fields.cell('CountryID'))
  const byId = countryOfId(id)
  if (id !== undefined && id !== '0' && byId === undefined) {
    fields.log.warn('CountryID', 'an unknown country; it is left out', {
      expected: '10 Belgium, 50 Luxembourg or 63 Netherlands',
      received: fields.cell('CountryID'),
    })
  }
  return (
    byId ??
    countryOfName(fields.cell('CountryName')) ??
    (zip?.countries.length === 1 ? zip.countries[0] : undefined)
  )
}

function zipOf(
  fields: Fields<PlaceCell>,
  zip: Zip | undefined,
  country: Country | undefined,
): string | undefined {
  if (zip === undefined || country === undefined || zip.countries.includes(country)) return zip?.zip
  fields.log.warn('Zip', 'a zip that its country does not have; it is left out', {
    expected: `a zip of ${country}`,
    received: fields.cell('Zip'),
    remedy: 'correct the zip or the country',
  })
  return undefined
}

function toCoordinates(fields: Fields<PlaceCell>, country: Country): Coordinates | undefined {
  const latitude = fields.read('GoogleX', parseDecimal, 'a latitude in degrees')
  const longitude = fields.read('GoogleY', parseDecimal, 'a longitude in degrees')
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return undefined
  if (isInCountry({ latitude, longitude }, country)) return { latitude, longitude }
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
