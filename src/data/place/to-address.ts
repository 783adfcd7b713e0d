import type { Address, Coordinates, Country, Position, Town } from '#domain/place/place.ts'
import { distanceKm } from '#domain/place/distance.ts'
import { cellText } from '../cell/cell.ts'
import type { Fields } from '../cell/fields.ts'
import { isWithoutNumber, parseBox, parseHouseNumber, splitStreet } from '../cell/parse-house-number.ts'
import { parseDecimal } from '../cell/parse-number.ts'
import { countryOf, isInCountry } from './country.ts'
import type { PlaceDoubt } from './find-place.ts'
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

/** The edge of the largest municipality is 15 km from its centre. */
const mostKmFromTown = 20

/** An address, the point on the map, and the street even when the address hides it. */
export type Place = Readonly<{ address: Address; position?: Position; street?: string }>

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
      remedy: 'leave it empty in the CRM',
    })
  }
  const address: Address =
    street !== undefined && fields.isAllowed(flag)
      ? { kind: 'published', street, houseNumber: number, box, town }
      : { kind: 'hidden', town }
  const point = nearTown(fields, town, toCoordinates(fields, town.country))
  return { address, street, position: toPosition(address, town, point) }
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

/** Finds the town of a record, and says where the record contradicts itself. */
function toTown(fields: Fields<PlaceCell>, towns: TownIndex): Town {
  const name = townWords(fields)
  const said = saidCountry(fields)
  const given = fields.read(
    'Zip',
    (cell) => parseZip(cell, said),
    'four digits, for the Netherlands with two letters',
  )
  const country = said ?? (given?.countries.length === 1 ? given.countries[0] : undefined)
  const zip = zipOf(fields, given, country)
  const found = towns.find({ name, zip, country, point: pointOf(fields) })
  if (found?.kind === 'one') {
    if (found.doubt !== undefined) warnOfDoubt(fields, found.town, found.doubt)
    return found.town
  }
  const town = towns.improvise({
    name,
    zip: (country ?? 'BE') === 'BE' ? undefined : zip,
    country: country ?? 'BE',
  })
  if (found !== undefined) {
    fields.log.warn('City', 'a name of several places; none of them is taken', {
      expected: found.towns.map(({ name, zip }) => `${zip} ${name}`).join(', '),
      received: fields.cell('City'),
      remedy: 'add the zip',
    })
  } else if (name === undefined || town.country === 'BE') {
    fields.log.warn(
      'City',
      name === undefined
        ? 'no town; the listing is shown under its country'
        : 'no postal place; it is shown as it is written, without region',
      {
        expected: 'a Belgian place with its zip, or the country',
        received: fields.cell('City') ?? fields.cell('Zip'),
        remedy: 'correct the town, or add the zip or the country',
      },
    )
  }
  return zip === undefined || town.country === 'BE' ? town : { ...town, zip }
}

const doubts: Readonly<Record<PlaceDoubt, readonly [PlaceCell, string, string]>> = {
  name: ['City', 'not a place of its zip', 'correct the town or the zip'],
  zip: ['Zip', 'not a zip of the town', 'correct the zip or the town'],
  unknownZip: ['Zip', 'no Belgian zip', 'correct the zip'],
  unknownName: ['City', 'no postal place', 'correct the town'],
  nothing: ['City', 'no town and no zip; the point decides', 'fill in the town and its zip'],
}

function warnOfDoubt(fields: Fields<PlaceCell>, { zip, name }: Town, doubt: PlaceDoubt): void {
  const [field, message, remedy] = doubts[doubt]
  fields.log.warn(field, `${message}; ${zip} ${name} is taken`, {
    expected: `${zip} ${name}`,
    received: `${cellText(fields.cell('Zip')) ?? ''} ${cellText(fields.cell('City')) ?? ''}`.trim(),
    remedy,
  })
}

// A number is not a name, and its slug would be the path of a page of the list.
function townWords(fields: Fields<PlaceCell>): string | undefined {
  const words = fields.text('City', 60)
  if (words === undefined || /\p{L}/u.test(words)) return words
  fields.log.warn('City', 'not the name of a town; the zip decides', {
    expected: 'the name of a town',
    received: fields.cell('City'),
    remedy: 'correct the town in the CRM',
  })
  return undefined
}

/** Returns the country that a record names; its name wins over an ID, which an import may fill in for all. */
function saidCountry(fields: Fields<PlaceCell>): Country | undefined {
  const [id, name] = [countryOf(fields.cell('CountryID')), countryOf(fields.cell('CountryName'))]
  for (const field of ['CountryID', 'CountryName'] as const) {
    const written = cellText(fields.cell(field))
    if (written !== undefined && written !== '0' && countryOf(written) === undefined) {
      fields.log.warn(field, 'an unknown country; it is left out', {
        expected: 'a country by name or code, or the ID 10 Belgium, 50 Luxembourg or 63 Netherlands',
        received: fields.cell(field),
        remedy: 'correct the country',
      })
    }
  }
  if (id !== undefined && name !== undefined && id !== name) {
    fields.log.warn('CountryID', `another country than its name says; ${name} is taken`, {
      expected: name,
      received: fields.cell('CountryID'),
      remedy: 'correct the country',
    })
  }
  return name ?? id
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

/** Returns the point of a record as it is written; undefined when there is none. */
function pointOf(fields: Fields<PlaceCell>): Coordinates | undefined {
  const latitude = parseDecimal(fields.cell('GoogleX'))
  const longitude = parseDecimal(fields.cell('GoogleY'))
  return latitude.kind === 'value' && longitude.kind === 'value'
    ? { latitude: latitude.value, longitude: longitude.value }
    : undefined
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
