import { type Cell, cellText, empty, invalid, type Parsed, parsed } from './cell.ts'

/** A house number and its box, which may be a floor. */
export type HouseNumber = Readonly<{ number: string; box?: string }>

/** Whether a cell states that a plot has no house number: `z/n`, `zn`, `s/n`. */
export function isWithoutNumber(value: Cell): boolean {
  return /^[zs]\.?\/?n\.?(?:r\.?)?$/i.test(cellText(value) ?? '')
}

const one = String.raw`\d{1,4}(?:[ ,]{0,2}(?:bis|ter|quater|[a-z])(?![a-z\d]))?`
const numbers = String.raw`${one}(?: ?(?:[-+&]|en|et|und) ?(?:${one}|[a-z](?![a-z\d])))*`
/** What stands before a box. */
const boxWord = String.raw`(?:post)?bus|bte|bt|bo[iî]te(?: postale)?|box|bst|b|postfach|app?t?|appartement|apartment|wohnung|whg|unit`
const boxCode = String.raw`[\da-z][\da-z./-]{0,9}`
const storey = String.raw`\d{1,2} ?(?:ste|de|e|[eè]re?|er|i?[eè]me|st|nd|rd|th|\.)?[ -]?(?:verd(?:ieping|iep)?|[eé]tage|[eé]t|stock|og|floor|v)\.?`
const ground = String.raw`rdc|rez(?:[- ]de[- ]chauss[eé]e)?|gelijkvloers|gelijkvl|gelv|glvl?|gvl?|begane grond|erdgeschoss|eg|ground floor|kelder|dakverdieping|penthouse`
const side = String.raw`links|rechts|achter|voor|gauche|droite|left|right`
const floor = String.raw`(?:${storey}|${ground}|${side})(?:[ ,]+(?:${side}))?`

/** What a spreadsheet makes of a range such as 12-5. */
const spreadsheetDay =
  /^(?:\d{1,2}[-/. ])?(?:jan|feb|febr|mrt|maa|mar|mars|mär|apr|avr|mei|mai|may|jun|juin|jul|juil|aug|août|sep|sept|okt|oct|nov|dec|déc|dez)\.?(?:[-/. ]\d{1,4})?$/i

const forms = [
  String.raw`^(${numbers})$`,
  String.raw`^(${numbers})[ ,/(-]*(?:${boxWord})[.:]{0,2} ?(${floor}|${boxCode})\)?$`,
  String.raw`^(${numbers}) ?[/,] ?(${floor}|${boxCode})$`,
  String.raw`^(${numbers})[ ,/(-]*(${floor}|[a-z]{1,2}[ .]?\d{1,4})\)?$`,
].map((form) => new RegExp(form, 'i'))

/**
 * Reads a house number: digits, a letter, a range or list, and a box or floor behind `bus`, `bte`, `b`, a comma, a slash or
 * nothing. `z/n` (without number) counts as empty.
 * @example parseHouseNumber('12 A bus 3') // { number: '12A', box: '3' }
 * @example parseHouseNumber('62-64-66') // { number: '62-64-66' }
 * @example parseHouseNumber('12 RDC') // { number: '12', box: 'RDC' }
 */
export function parseHouseNumber(value: Cell): Parsed<HouseNumber> {
  const text = plainSpaces(value)
  if (text === undefined || text === '0' || isWithoutNumber(value)) return empty
  const bare = text.replace(/^(?:nr|n°|no|nummer|num[eé]ro)\.? ?(?=\d)/i, '').replace(/[ .,;]+$/, '')
  if (spreadsheetDay.test(bare) || /^\d{1,2}([/.-])\d{1,2}\1\d{4}$/.test(bare)) return invalid
  for (const form of forms) {
    const [, number, box] = form.exec(bare) ?? []
    if (number !== undefined) return parsed({ number: writeNumber(number), box })
  }
  return invalid
}

/**
 * Reads the box of an address, with or without the word for it; a mere slash or 0 is none.
 * @example parseBox('bus 3') // '3'
 */
export function parseBox(value: Cell): Parsed<string> {
  const text = plainSpaces(value)
  const bare = text
    ?.replace(new RegExp(String.raw`^(?:${boxWord.replace('|b|', '|')})(?:[.:]{1,2} ?| |(?=\d))`, 'i'), '')
    .replace(/^[ /,.:-]+|[ /,.:-]+$/g, '')
  if (bare === undefined || bare === '' || /^0+$/.test(bare)) return empty
  return bare.length <= 24 ? parsed(bare) : invalid
}

/**
 * Returns a street without the house number that some CRMs write behind it, and that number.
 * @example splitStreet('Voorbeeldstraat 74 bus 2') // { street: 'Voorbeeldstraat', number: { number: '74', box: '2' } }
 */
export function splitStreet(text: string): Readonly<{ street: string; number?: HouseNumber }> {
  for (const { index } of text.matchAll(/(?<=\p{L}[.)]?)[ ,]+(?=(?:nr\.? ?)?\d{1,3}(?!\d))/giu)) {
    const number = parseHouseNumber(text.slice(index).replace(/^[ ,]+/, ''))
    if (number.kind === 'value') return { street: text.slice(0, index), number: number.value }
  }
  return { street: text }
}

// A no-break space stays in a cell's text beside digits.
function plainSpaces(value: Cell): string | undefined {
  return cellText(value)
    ?.replace(/[\u00A0\u2009\u202F]/g, ' ')
    .replace(/[–—]/g, '-')
}

/** Writes `12 a` as `12A`, and `12 bis - 14` as `12bis-14`. */
function writeNumber(number: string): string {
  return number
    .replace(/ (?:en|et|und) |&/gi, '+')
    .replace(/[ ,]/g, '')
    .toUpperCase()
    .replace(/BIS|TER|QUATER/g, (word) => word.toLowerCase())
}
