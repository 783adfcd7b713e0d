import isoCountries from 'i18n-iso-countries'
import type { Coordinates, Country } from '#domain/place/place.ts'
import { mapLocales, type Locale } from '#domain/values/locale.ts'
import { fold } from '#text/fold.ts'
import { type Cell, cellText } from '../cell/cell.ts'

// The CRM's country IDs.
const countryIds: Readonly<Record<string, Country>> = { 10: 'BE', 50: 'LU', 63: 'NL' }

/** What people call a country besides its names, and its letters on number plates. */
const usualNames: Readonly<Record<Country, string>> = {
  AT: 'a',
  BE: 'b',
  CZ: 'tsjechische republiek,republique tcheque,czech republic,tschechische republik',
  DE: 'd,bundesrepublik deutschland,duitse bondsrepubliek',
  ES: 'e',
  FR: 'f',
  GB: 'uk,vk,engeland,angleterre,england,groot-brittannie,grande-bretagne,great britain,grossbritannien,schotland,ecosse,scotland,schottland,wales,gb',
  IT: 'i',
  LU: 'l,groothertogdom luxemburg,grand-duche de luxembourg,grossherzogtum luxemburg',
  NL: 'holland,the netherlands,hollande',
  PT: 'p',
  US: 'vs,usa,etats-unis d’amerique,amerika,amerique,america',
}

const codes = createCodes()

function createCodes(): ReadonlyMap<string, Country> {
  const found = new Map<string, Country>()
  for (const [code, alpha3] of Object.entries(isoCountries.getAlpha2Codes())) {
    found.set(fold(code), code)
    found.set(fold(alpha3), code)
  }
  for (const locale of Object.values(mapLocales((locale) => locale))) {
    const displayed = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const [code, names] of Object.entries(isoCountries.getNames(locale, { select: 'all' })))
      for (const name of [...names, displayed.of(code) ?? '']) found.set(fold(name), code)
  }
  for (const [code, names] of Object.entries(usualNames))
    for (const name of names.split(',')) found.set(fold(name), code)
  found.delete('')
  return found
}

/**
 * Returns the country that a cell names: by the CRM's ID, by its code of two or three letters, or in one of the four
 * languages; undefined for an unknown one.
 * @example countryOf('Österreich') // 'AT'
 */
export function countryOf(cell: Cell): Country | undefined {
  const text = cellText(cell) ?? ''
  return Object.hasOwn(countryIds, text) ? countryIds[text] : codes.get(fold(text))
}

/** Returns the name of a country in a language. */
export function countryNameIn(country: Country, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}

// Bounding box of Belgium and of neighbours whose postal codes look alike, WGS 84 degrees.
const bounds: ReadonlyMap<
  Country,
  Readonly<{ south: number; north: number; west: number; east: number }>
> = new Map([
  ['BE', { south: 49.49, north: 51.51, west: 2.54, east: 6.41 }],
  ['LU', { south: 49.44, north: 50.19, west: 5.73, east: 6.54 }],
  ['NL', { south: 50.75, north: 53.56, west: 3.35, east: 7.23 }],
])
const world = { south: -90, north: 90, west: -180, east: 180 }

/** Whether a point lies in the bounding box of a country; of one whose box is not known, whether it is a point at all. */
export function isInCountry({ latitude, longitude }: Coordinates, country: Country): boolean {
  const { south, north, west, east } = bounds.get(country) ?? world
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
