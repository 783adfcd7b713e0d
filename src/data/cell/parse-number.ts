import { foldedOrdinal, foldedOrdinalOf } from '#domain/values/number-words.ts'
import { foldLetters } from '#text/fold.ts'
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

/** Reads a number of things, which has no unit: `120 m²` is not 120 bedrooms. */
export function parseCount(value: Cell): Parsed<number> {
  return typeof value === 'string' && /[\p{L}€²%]/u.test(cellText(value) ?? '') ? invalid : parseNumber(value)
}

/** Reads a rate: `21 %`. */
export const parsePercent = before(/ ?(?:%|procent|pct)$/i)
/** Reads a number of months: `3 maanden`. */
export const parseMonths = before(/ ?(?:maand(?:en)?|mnd|mois|months?|monate?)$/i)
/** Reads an age: `78 jaar`. */
export const parseAge = before(/ ?(?:jaar|j|ans|years?|jahre)\.?$/i)

function before(unit: RegExp): (value: Cell) => Parsed<number> {
  return (value) => parseNumber(typeof value === 'string' ? value.trim().replace(unit, '') : value)
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

const figure = String.raw`(\d[\d.,]*) ?`
const landMeasures = new RegExp(
  String.raw`^(?:${figure}(?:ha|hectare[ns]?)\.?)? ?(?:${figure}(?:a|are?[ns]?)\.?(?= |\d|$))? ?(?:${figure}(?:ca|centiare[ns]?)?\.?)?$`,
  'i',
)

/** What people write before an area that nobody measured to the centimetre, and its unit in words. */
const about = /^(?:ca\.?|circa|±|\+\/-|ongeveer|env(?:iron)?\.?|about|approx\.?|etwa|rund) ?(?=\d)/i
const squareMetres =
  /(?<=\d) ?(?:qm|sq\.? ?m|mq|m\^2|meter²|vierkante meters?|m[eè]tres? carr[eé]s?|square met(?:re|er)s?|quadratmeter)\.?$/i

/**
 * Reads an area in m², or in hectares, ares and centiares as in a deed.
 * @example parseArea('12 a 30 ca') // 1230
 * @example parseArea('1,5 ha') // 15000
 * @example parseArea('ca. 120 qm') // 120
 */
export function parseArea(value: Cell): Parsed<number> {
  const text = cellText(value)?.replace(about, '').replace(squareMetres, '')
  const found = landMeasures.exec(text ?? '')
  if (found === null || !/[a-z]/i.test(found[0])) return parseNumber(typeof value === 'string' ? text : value)
  const [hectares = 0, ares = 0, centiares = 0] = found.slice(1).map((part) => {
    const number = parseNumber(part)
    return number.kind === 'value' ? number.value : part === undefined ? 0 : Number.NaN
  })
  const area = hectares * 10_000 + ares * 100 + centiares
  return Number.isFinite(area) ? parsed(Math.round(area * 100) / 100) : invalid
}

/** Units that follow an energy score or total. */
const energyUnit = /(?:kwh(?:ep)?|kw h|kilowattuur|kilowattheures?|kg(?: ?co2)?)\b.*$/i

/**
 * Reads a figure of an energy certificate with the unit that people write behind it, and with a word before it.
 * @example parseEnergy('EPC: 245,5 kWh/m² jaar') // 245.5
 */
export function parseEnergy(value: Cell): Parsed<number> {
  const text = cellText(value)
  if (text === undefined) return empty
  const bare = text.replace(/^(?:epc|peb|espec|e spec)[ .:-]*/i, '').replace(about, '')
  return parseNumber(bare.replace(/^[−–]/, '-').replace(energyUnit, ''))
}

/** Words for the ground floor, and behind the number of another floor. */
const groundFloor =
  /^(?:gelijkvloers(?:e verdieping)?|gelijkvl\.?|glvl|gv|begane grond|bg|rdc|rez(?:[- ]de[- ]chauss[ée]e)?|ground ?floor|erdgeschoss|eg)$/i
const floorWords = new RegExp(
  String.raw`^([-+]?\d{1,2}|${foldedOrdinal}|\d{1,2}ieme) ?(?:verdieping|verd\.?|etage|floor|og|obergeschoss|stock)?$`,
)

/**
 * Reads a floor by its number, with its words.
 * @example parseFloor('2de verdieping') // 2
 * @example parseFloor('premier étage') // 1
 */
export function parseFloor(value: Cell): Parsed<number> {
  const text = cellText(value)
  if (text === undefined) return empty
  if (groundFloor.test(text)) return parsed(0)
  const said = floorWords.exec(foldLetters(text))?.[1]
  if (said === undefined) return parseNumber(text)
  return parsed(/^[-+]/.test(said) ? Number(said) : (foldedOrdinalOf(said) ?? Number.NaN))
}

/** Markup around a figure: `395.000&nbsp;&euro;`, `152 m<sup>2</sup>`. */
const markup = /<[^<>]{1,20}>|&(?:nbsp|euro|sup2);/gi

function bareDigits(written: string): string | undefined {
  const text = written.replace(markup, '')
  if (text.length > longestNumber) return undefined
  return text
    .replace(/[\s\u00A0\u202F'’]/g, '')
    .replace(/^(?:€|eur)|(?:€|euro?|m²|m2|m)$/gi, '')
    .replace(/[.,]-+$/, '')
}
