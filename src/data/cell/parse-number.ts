import { type Cell, cellText, cellValue, empty, invalid, type Parsed, parsed } from './cell.ts'

const longestNumber = 30

/**
 * Reads a number in any usual notation; three digits after a single separator are thousands.
 * @example parseNumber('389.000,00') // 389000
 * @example parseNumber('1 200') // 1200
 */
export function parseNumber(value: Cell): Parsed<number> {
  const said = cellValue(value)
  if (said === undefined) return empty
  if (typeof said === 'number') return Number.isFinite(said) ? parsed(said) : invalid
  if (typeof said === 'boolean') return invalid
  const digits = bareDigits(said)
  if (digits === undefined) return invalid
  if (/^-?\d+$/.test(digits)) return parsed(Number(digits))
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits) || /^-?[1-9]\d{0,2}(?:,\d{3})+$/.test(digits)) {
    return parsed(Number(digits.replace(/[.,]/g, '')))
  }
  if (/^-?\d{1,3}(?:\.\d{3})*,\d+$/.test(digits) || /^-?\d+,\d+$/.test(digits)) {
    return parsed(Number(digits.replace(/\./g, '').replace(',', '.')))
  }
  if (/^-?\d{1,3}(?:,\d{3})*\.\d+$/.test(digits) || /^-?\d+\.\d+$/.test(digits)) {
    return parsed(Number(digits.replace(/,/g, '')))
  }
  return invalid
}

/**
 * Reads a number whose only separator is the decimal one, such as a coordinate.
 * @example parseDecimal('51,123') // 51.123
 */
export function parseDecimal(value: Cell): Parsed<number> {
  const text = cellText(value)
  if (text === undefined) return empty
  const plain = text.replace(',', '.')
  return /^-?\d{1,12}(?:\.\d+)?$/.test(plain) ? parsed(Number(plain)) : invalid
}

const figure = String.raw`([\d.,]+) ?`
const landMeasures = new RegExp(
  String.raw`^(?:${figure}(?:ha|hectaren?))? ?(?:${figure}(?:a|aren?))? ?(?:${figure}(?:ca|centiaren?))?$`,
  'i',
)

/** What people write before an area that nobody measured to the centimetre, and its unit in words. */
const about = /^(?:ca\.?|circa|±|\+\/-|ongeveer|env(?:iron)?\.?|about|approx\.?|etwa|rund) ?(?=\d)/i
const squareMetres =
  /(?<=\d) ?(?:qm|sqm|m\^2|vierkante meters?|m[eè]tres? carr[eé]s?|square met(?:re|er)s?|quadratmeter)\.?$/i

/**
 * Reads an area in m², or in hectares, ares and centiares as in a deed.
 * @example parseArea('12 a 30 ca') // 1230
 * @example parseArea('1,5 ha') // 15000
 * @example parseArea('ca. 120 qm') // 120
 */
export function parseArea(value: Cell): Parsed<number> {
  const text = cellText(value)?.replace(about, '').replace(squareMetres, '')
  const found = landMeasures.exec(text ?? '')
  if (found === null || found[0] === '') return parseNumber(typeof value === 'string' ? text : value)
  const [hectares = 0, ares = 0, centiares = 0] = found.slice(1).map((part) => {
    const number = parseNumber(part)
    return number.kind === 'value' ? number.value : part === undefined ? 0 : Number.NaN
  })
  const area = hectares * 10_000 + ares * 100 + centiares
  return Number.isFinite(area) ? parsed(Math.round(area * 100) / 100) : invalid
}

/** Units that follow an energy score or total. */
const energyUnit = /(?:kwh|kw h|kilowattuur|kilowattheures?|kg(?: ?co2)?)\b.*$/i

/**
 * Reads a figure of an energy certificate with the unit that people write behind it, and with a word before it.
 * @example parseEnergy('EPC: 245,5 kWh/m² jaar') // 245.5
 */
export function parseEnergy(value: Cell): Parsed<number> {
  const text = cellText(value)
  if (text === undefined) return empty
  return parseNumber(text.replace(/^(?:epc|peb|espec|e spec)[ .:-]*/i, '').replace(energyUnit, ''))
}

/** Words for the ground floor, and behind the number of another floor. */
const groundFloor =
  /^(?:gelijkvloers(?:e verdieping)?|gelijkvl\.?|glvl|gv|bg|rdc|rez(?:-de-chauss[ée]e)?|ground ?floor|erdgeschoss|eg)$/i
const floorWords =
  /^(-?\d{1,2})(?:e|de|ste|er|[eè]me|i[eè]me|st|nd|rd|th|\.)? ?(?:verdieping|verd\.?|verd|[ée]tage|floor|og|obergeschoss|etage|stock)?$/i

/**
 * Reads a floor by its number, with its words.
 * @example parseFloor('2de verdieping') // 2
 */
export function parseFloor(value: Cell): Parsed<number> {
  const text = cellText(value)
  if (text === undefined) return empty
  return groundFloor.test(text) ? parsed(0) : parseNumber(floorWords.exec(text)?.[1] ?? text)
}

function bareDigits(text: string): string | undefined {
  if (text.length > longestNumber) return undefined
  return text
    .replace(/[\s\u00A0\u202F']/g, '')
    .replace(/^(?:€|eur)|(?:€|euro?|m²|m2|m)$/gi, '')
    .replace(/[.,]-+$/, '')
}
