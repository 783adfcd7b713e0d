import type { Coordinates, Country } from '#domain/place/place.ts'
import { type Cell, cellText } from '../cell/cell.ts'
import { type Codes, findCode } from '../cell/find-code.ts'
import { fold } from '#text/fold.ts'

// The CRM's country IDs.
const countryIds: Codes<Country> = { 10: 'BE', 50: 'LU', 63: 'NL' }
const countryNames: Codes<Country> = {
  belgie: 'BE',
  belgique: 'BE',
  belgium: 'BE',
  belgien: 'BE',
  be: 'BE',
  luxemburg: 'LU',
  luxembourg: 'LU',
  grootherttogdomluxemburg: 'LU',
  lu: 'LU',
  nederland: 'NL',
  paysbas: 'NL',
  netherlands: 'NL',
  thenetherlands: 'NL',
  niederlande: 'NL',
  nl: 'NL',
}

/** Returns the country of a CRM ID; undefined for an unknown ID. */
export function countryOfId(id: Cell): Country | undefined {
  return findCode(countryIds, cellText(id) ?? '')
}

/** Returns the CRM's ID of a country. */
export function countryIdOf(country: Country): number {
  return Number(Object.keys(countryIds).find((id) => countryIds[id] === country))
}

/** Returns the country of a name in one of the four languages. */
export function countryOfName(name: Cell): Country | undefined {
  return findCode(countryNames, fold(cellText(name) ?? ''))
}

/** Default place of a listing of which only the country is known. */
export const countryPlaces: Readonly<
  Record<
    Country,
    Readonly<{ slug: string; name: string; names: Readonly<{ fr: string; en: string; de: string }> }>
  >
> = {
  BE: { slug: 'belgie', name: 'België', names: { fr: 'Belgique', en: 'Belgium', de: 'Belgien' } },
  LU: {
    slug: 'luxemburg',
    name: 'Luxemburg',
    names: { fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
  },
  NL: {
    slug: 'nederland',
    name: 'Nederland',
    names: { fr: 'Pays-Bas', en: 'Netherlands', de: 'Niederlande' },
  },
}

// Bounding box of each country, WGS 84 degrees.
const bounds: Readonly<
  Record<Country, Readonly<{ south: number; north: number; west: number; east: number }>>
> = {
  BE: { south: 49.49, north: 51.51, west: 2.54, east: 6.41 },
  LU: { south: 49.44, north: 50.19, west: 5.73, east: 6.54 },
  NL: { south: 50.75, north: 53.56, west: 3.35, east: 7.23 },
}

/** Whether a point lies in the bounding box of a country. */
export function isInCountry({ latitude, longitude }: Coordinates, country: Country): boolean {
  const { south, north, west, east } = bounds[country]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
