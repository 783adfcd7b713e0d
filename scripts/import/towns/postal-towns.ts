import type { Town } from '#domain/place/place.ts'
import { parseDecimal } from '#data/cell/parse-number.ts'
import { countryOfName, isInCountry } from '#data/place/country.ts'
import { parseZip } from '#data/place/parse-zip.ts'
import { slugOf } from '#text/slug.ts'

/** The columns of a postal code file of GeoNames that are read. @see https://download.geonames.org/export/zip/readme.txt */
const columns = { country: 0, zip: 1, name: 2, latitude: 9, longitude: 10 } as const

/** What a file held. */
export type PostalTowns = Readonly<{
  towns: readonly Town[]
  /** Numbers of the lines that are no town of Belgium, the Netherlands or Luxembourg. */
  left: readonly number[]
}>

/** Reads a postal code file of GeoNames: one place per line, columns separated by tabs, no line of names. */
export function readPostalTowns(text: string): PostalTowns {
  const towns: Town[] = []
  const left: number[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const town = toTown(line.split('\t'))
    if (town === undefined) left.push(index + 1)
    else towns.push(town)
  }
  return { towns, left }
}

function toTown(cells: readonly string[]): Town | undefined {
  const read = (column: keyof typeof columns): string => cells[columns[column]]?.trim() ?? ''
  const [country, zip, name] = [countryOfName(read('country')), parseZip(read('zip')), read('name')]
  const [latitude, longitude] = [parseDecimal(read('latitude')), parseDecimal(read('longitude'))]
  if (country === undefined || zip.kind !== 'value' || !zip.value.countries.includes(country))
    return undefined
  if (latitude.kind !== 'value' || longitude.kind !== 'value' || !/\p{L}/u.test(name)) return undefined
  const coordinates = { latitude: latitude.value, longitude: longitude.value }
  if (!isInCountry(coordinates, country)) return undefined
  return { slug: slugOf(name, 'gemeente'), name, names: {}, zip: zip.value.zip, country, coordinates }
}
