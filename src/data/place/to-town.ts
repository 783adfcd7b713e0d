import type { Coordinates, Country, Town } from '#domain/place/place.ts'
import { cellText } from '../cell/cell.ts'
import type { Fields } from '../cell/fields.ts'
import { parseDecimal } from '../cell/parse-number.ts'
import { countryOf, isInCountry } from './country.ts'
import { findPlace, type PlaceClues, type PlaceDoubt } from './find-place.ts'
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

/** Postal codes of five digits, as most neighbours have, and those of Britain. */
const foreignZip = /^(?:\d{5}(?:-\d{3,4})?|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/i

/** Finds the town of a record, and says where the record contradicts itself. */
export function toTown(fields: Fields<PlaceCell>, towns: TownIndex): Town {
  const name = townWords(fields)
  const unread = unreadCountry(fields)
  const said = unread === undefined ? saidCountry(fields) : undefined
  const written = cellText(fields.cell('Zip'))
  // A name that Belgium has too is not there with a zip that Belgium cannot have: 59000 Lille.
  if (said === undefined && foreignZip.test(written ?? ''))
    return unfoundTown(fields, towns, { name: name ?? unread, zip: written })
  const given = fields.read(
    'Zip',
    (cell) => parseZip(cell, said),
    'four digits, for the Netherlands with two letters',
  )
  const country = said ?? (given?.countries.length === 1 ? given.countries[0] : undefined)
  const zip = zipOf(fields, given, country)
  const found = towns.find({ name, zip, country, point: pointOf(fields) })
  // Beside a country that nobody can read only name and zip together say that a place is Belgian.
  const isCertain = isBeyondDoubt(found) && name !== undefined && zip !== undefined
  if (unread !== undefined && !isCertain) return unfoundTown(fields, towns, { name: name ?? unread, zip })
  if (found?.kind === 'one') {
    if (found.doubt !== undefined) warnOfDoubt(fields, found.town, found.doubt)
    return found.town
  }
  if (found === undefined)
    return unfoundTown(fields, towns, { name, zip, country: country ?? belgianIfSilent(name, zip) })
  fields.log.warn('City', 'a name of several places; none of them is taken', {
    expected: found.towns.map(({ name, zip }) => `${zip} ${name}`).join(', '),
    received: fields.cell('City'),
    remedy: 'add the zip',
  })
  return towns.improvise({ name, country: 'BE' })
}

function isBeyondDoubt(found: ReturnType<TownIndex['find']>): boolean {
  return found?.kind === 'one' && found.doubt === undefined
}

/** A record that says nothing of its place is of an agency's own country. */
function belgianIfSilent(name: string | undefined, zip: string | undefined): 'BE' | undefined {
  return name === undefined && zip === undefined ? 'BE' : undefined
}

/**
 * Whether a record says nothing of its place but a point that is near no Belgian one, with a warning: nobody can tell the country
 * whose page and law it would get.
 */
export function isElsewhere(fields: Fields<PlaceCell>): boolean {
  const point = pointOf(fields)
  const words = (['City', 'Zip', 'CountryID', 'CountryName'] as const).map((name) =>
    cellText(fields.cell(name)),
  )
  const isSilent = words.every((word) => word === undefined || word === '0')
  if (point === undefined || !isSilent || findPlace({ point }) !== undefined) return false
  fields.log.warn('GoogleX', 'a point that is near no Belgian place, and no country; it stays off the site', {
    expected: 'the town with its zip or country',
    received: `${point.latitude}, ${point.longitude}`,
    remedy: 'fill in the town and the country, or correct the point',
  })
  return true
}

/** Creates a town that is no Belgian place; that is news only where a record does not say what else it is. */
function unfoundTown(fields: Fields<PlaceCell>, towns: TownIndex, clues: Omit<PlaceClues, 'point'>): Town {
  const { name, zip, country } = clues
  const isBelgian = country === 'BE'
  if (name === undefined || country === undefined || isBelgian) {
    fields.log.warn(
      'City',
      name === undefined
        ? 'no town; the listing is shown under its country'
        : `no postal place; it is shown as it is written, without ${isBelgian ? '' : 'country and '}region`,
      {
        expected: 'a Belgian place with its zip, or the country',
        received: fields.cell('City') ?? fields.cell('Zip') ?? fields.cell('CountryName'),
        remedy: 'correct the town, or add the zip or the country',
      },
    )
  }
  const own = isBelgian ? undefined : zip
  // The town that another record made may have a zip.
  return { ...towns.improvise({ name, zip: own, country }), zip: own }
}

/** Returns the words of a record for a country that is on no list, which an ID that an import fills in does not outvote. */
function unreadCountry(fields: Fields<PlaceCell>): string | undefined {
  const written = cellText(fields.cell('CountryName'))
  if (written === undefined || written === '0' || countryOf(written) !== undefined) return undefined
  warnOfCountry(fields, 'CountryName')
  return written
}

function warnOfCountry(fields: Fields<PlaceCell>, field: 'CountryID' | 'CountryName'): void {
  fields.log.warn(field, 'an unknown country; it is left out', {
    expected: 'a country by name or code, or the ID 10 Belgium, 50 Luxembourg or 63 Netherlands',
    received: fields.cell(field),
    remedy: 'correct the country',
  })
}

const doubts: Readonly<Record<PlaceDoubt, readonly [PlaceCell, string, string]>> = {
  name: ['City', 'not a place of its zip', 'correct the town or the zip'],
  zip: ['Zip', 'not a zip of the town', 'correct the zip or the town'],
  unknownZip: ['Zip', 'no Belgian zip', 'correct the zip'],
  unknownName: ['City', 'no postal place', 'correct the town'],
  noName: ['City', 'no town, and a zip of several', 'fill in the town'],
  nothing: ['City', 'no town and no zip; the point decides', 'fill in the town and its zip'],
}

/** What was taken is said beside what was written: the message is the same for all, so that a report says it once. */
function warnOfDoubt(fields: Fields<PlaceCell>, { zip, name }: Town, doubt: PlaceDoubt): void {
  const [field, message, remedy] = doubts[doubt]
  const written = `${cellText(fields.cell('Zip')) ?? ''} ${cellText(fields.cell('City')) ?? ''}`
  fields.log.warn(field, `${message}; the likelier place is taken`, {
    expected: 'the zip and the name of one place',
    received: `${written}, read as ${zip} ${name}`.trim(),
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
    remedy: 'correct the town in the CRM or the editor',
  })
  return undefined
}

/** Returns the country that a record names; its name wins over an ID, which an import may fill in for all. */
function saidCountry(fields: Fields<PlaceCell>): Country | undefined {
  const [id, name] = [countryOf(fields.cell('CountryID')), countryOf(fields.cell('CountryName'))]
  const written = cellText(fields.cell('CountryID'))
  if (written !== undefined && written !== '0' && id === undefined) warnOfCountry(fields, 'CountryID')
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

/** Returns the point of a record, for finding its town; undefined when there is none, or with its figures swapped. */
function pointOf(fields: Fields<PlaceCell>): Coordinates | undefined {
  const [first, second] = [parseDecimal(fields.cell('GoogleX')), parseDecimal(fields.cell('GoogleY'))]
  if (first.kind !== 'value' || second.kind !== 'value') return undefined
  const [latitude, longitude] = [first.value, second.value]
  const isNone = latitude === 0 && longitude === 0
  return isNone || isInCountry({ latitude: longitude, longitude: latitude }, 'BE')
    ? undefined
    : { latitude, longitude }
}
