import { type Cell, cellText, empty, invalid, type Parsed, parsed } from './cell.ts'

/** A house number and its box. */
export type HouseNumber = Readonly<{ number: string; box?: string }>

/** Whether a cell states that a plot has no house number: `z/n`, `zn`, `s/n`. */
export function isWithoutNumber(value: Cell): boolean {
  return /^[zs]\.?\/?n\.?(?:r\.?)?$/i.test(cellText(value) ?? '')
}

const digits = String.raw`\d{1,4}(?:[ ,]{0,2}[a-z]{1,3})?`
const numbered = new RegExp(
  String.raw`^(?:nr\.? ?)?(${digits}(?: ?[-+] ?\d{1,4} ?[a-z]?)?)(?: ?(?:,? ?bus|bte\.?|boîte|box|b\.?|\/|,) ?([\da-z.]{1,6}))?$`,
  'i',
)

/**
 * Reads a house number: digits, a letter, a range, a box after `bus`, `bte`, `b`, a comma or a slash. `z/n` (without
 * number) counts as empty.
 * @example parseHouseNumber('12 A bus 3') // { number: '12A', box: '3' }
 * @example parseHouseNumber('6,A') // { number: '6A' }
 * @example parseHouseNumber('3, 3') // { number: '3', box: '3' }
 */
export function parseHouseNumber(value: Cell): Parsed<HouseNumber> {
  const text = cellText(value)
  if (text === undefined || text === '0' || isWithoutNumber(value)) return empty
  const found = numbered.exec(text)
  if (found?.[1] === undefined) return invalid
  return parsed({ number: found[1].replace(/[ ,]/g, '').toUpperCase(), box: found[2] })
}
