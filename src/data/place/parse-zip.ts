import type { Country } from '#domain/place/place.ts'
import { type Cell, cellText, empty, invalid, type Parsed, parsed } from '../cell/cell.ts'

/** A postal code and the countries whose format it has. */
export type Zip = Readonly<{ zip: string; countries: readonly Country[] }>

/**
 * Reads a postal code of Belgium, Luxembourg or the Netherlands.
 * @example parseZip('4561ab') // { zip: '4561 AB', countries: ['NL'] }
 */
export function parseZip(value: Cell): Parsed<Zip> {
  const text = cellText(value)
  if (text === undefined || /^0+$/.test(text)) return empty
  const dutch = /^(?:NL-? ?)?([1-9]\d{3}) ?([a-z]{2})$/i.exec(text)
  if (dutch?.[1] !== undefined && dutch[2] !== undefined) {
    return parsed({ zip: `${dutch[1]} ${dutch[2].toUpperCase()}`, countries: ['NL'] })
  }
  const prefixed = /^(B|BE|L|LU)- ?([1-9]\d{3})$/i.exec(text)
  if (prefixed?.[1] !== undefined && prefixed[2] !== undefined) {
    return parsed({ zip: prefixed[2], countries: [prefixed[1].toUpperCase().startsWith('B') ? 'BE' : 'LU'] })
  }
  // Some exports omit the letters of a Dutch zip, so four digits fit all three countries.
  return /^[1-9]\d{3}$/.test(text) ? parsed({ zip: text, countries: ['BE', 'LU', 'NL'] }) : invalid
}
