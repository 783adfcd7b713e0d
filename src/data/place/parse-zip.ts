import type { Country } from '#domain/place/place.ts'
import { type Cell, cellText, empty, invalid, type Parsed, parsed } from '../cell/cell.ts'
import { countryOf } from './country.ts'

/** A postal code and the countries whose format it has. */
export type Zip = Readonly<{ zip: string; countries: readonly Country[] }>

/** The countries whose postal codes are checked. */
const checked: readonly Country[] = ['BE', 'LU', 'NL']

/**
 * Reads a postal code: of Belgium, Luxembourg or the Netherlands, or of another country that is known already or that its
 * letters name.
 * @example parseZip('4561ab') // { zip: '4561 AB', countries: ['NL'] }
 * @example parseZip('D-52062') // { zip: '52062', countries: ['DE'] }
 */
export function parseZip(value: Cell, country?: Country): Parsed<Zip> {
  const text = cellText(value)
  if (text === undefined || /^0+$/.test(text)) return empty
  const [, letters, code = text] = /^([a-z]{1,3})(?:- ?| ?(?=\d))(?=.*\d)(.+)$/i.exec(text) ?? []
  const named = letters === undefined ? undefined : countryOf(letters)
  const abroad = country ?? named
  if (abroad !== undefined && !checked.includes(abroad)) {
    const zip = named === abroad ? code : text
    return /^(?=.*\d)[a-z\d][a-z\d -]{1,9}$/i.test(zip)
      ? parsed({ zip: zip.toUpperCase(), countries: [abroad] })
      : invalid
  }
  const dutch = /^([1-9]\d{3}) ?([a-z]{2})$/i.exec(code)
  if (dutch?.[1] !== undefined && dutch[2] !== undefined && (named ?? 'NL') === 'NL')
    return parsed({ zip: `${dutch[1]} ${dutch[2].toUpperCase()}`, countries: ['NL'] })
  if (!/^[1-9]\d{3}$/.test(code)) return invalid
  // Some exports omit the letters of a Dutch zip, so four digits fit all three countries.
  return parsed({ zip: code, countries: named === undefined ? checked : [named] })
}
