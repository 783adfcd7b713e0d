import { type Cell, cellText, empty, invalid, type Parsed, parsed } from './cell.ts'

/** A house number with the box that some records write behind it. */
export type HouseNumber = Readonly<{ number: string; box?: string }>

/**
 * Reads a house number: digits, a letter, a range, a box behind `bus`, `bte`, `b` or a stroke.
 * `z/n` (without number) counts as empty.
 * @example parseHouseNumber('12 A bus 3') // { number: '12A', box: '3' }
 */
export function parseHouseNumber(value: Cell): Parsed<HouseNumber> {
  const text = cellText(value)
  if (text === undefined || text === '0' || /^z\.?\/?n\.?$/i.test(text)) return empty
  const found =
    /^(?:nr\.? ?)?(\d{1,4} ?[a-z]{0,3}(?: ?[-+] ?\d{1,4} ?[a-z]?)?)(?: ?(?:,? ?bus|bte\.?|boîte|box|b\.?|\/) ?([\da-z.]{1,6}))?$/i.exec(
      text,
    )
  if (found?.[1] === undefined) return invalid
  return parsed({ number: found[1].replace(/ /g, '').toUpperCase(), box: found[2] })
}
