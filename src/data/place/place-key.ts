import { foldLetters } from '#text/fold.ts'

/** Shortenings that CRMs write, and the words that they stand for; in lower case without accents. */
const shortenings: readonly (readonly [RegExp, string])[] = [
  [/\bo\.? ?-?l\.? ?-?v\b\.?(?:rouw\b)?/g, 'onze lieve vrouw '],
  [/\bn\.? ?-?d\b\.?/g, 'notre dame '],
  [/\bo\/d\b|\bo\. ?d\.?(?= )/g, 'op den '],
  [/\ba\/de?\b|\ba\. ?d\.?(?= )/g, 'aan de '],
  [/\bv\/d\b/g, 'van de '],
  [/\bb\/(?= ?[a-z])/g, 'bij '],
  // `s/` is sur or sous; no two places differ by it.
  [/\bs\/s\b|\bs\/(?= ?[a-z])|\bsous\b/g, 'sur '],
  [/\bl\/(?= ?[a-z])|\blz\b|(?<=[a-z][ -])les(?=[ -][a-z])/g, 'lez '],
  [/\b(?:bru|brux|bxl|bx)\b\.?/g, 'brussel '],
  [/\bantw\b\.?|\ba'pen\b/g, 'antwerpen '],
  [/\b(?:saint|sankt|sint|st)\b[.-]*/g, 'st '],
  [/\b(?:sainte|ste)\b[.-]*/g, 'ste '],
  [/\bhet\b|['’]t\b/g, 't '],
  [/&|\bet\b/g, 'en '],
  // An article that a register puts behind its name: `Louvière (La)`.
  [/^(.+) \((l[ae]s?|de|den|het|t)\s*\)$/, '$2 $1'],
]

/**
 * Returns a place as CRMs write it in lower case, without accents and shortenings; brackets and separators stay.
 * @example plainPlace('ST.-KATELIJNE-WAVER') // 'st katelijne-waver'
 */
export function plainPlace(text: string): string {
  const folded = foldLetters(text).replace(/[’`´]/g, "'")
  return shortenings.reduce((plain, [written, meant]) => plain.replace(written, meant), folded)
}

/** Returns a key that is the same for all spellings of a place. */
export function placeKey(text: string): string {
  return plainPlace(text).replace(/[^a-z0-9]/g, '')
}

/** Returns the key of the old spelling of a place: Aerschot, Poperinghe. */
export function oldSpellingKey(key: string): string {
  return key
    .replace(/ae/g, 'aa')
    .replace(/gh/g, 'g')
    .replace(/ck/g, 'k')
    .replace(/y/g, 'ij')
    .replace(/x/g, 'ks')
    .replace(/c(?=[aoulr])/g, 'k')
    .replace(/(.)\1/g, '$1')
}

/** Words that CRMs write before or behind a place and that are no part of its name. */
const around =
  'centrum|centre|center|city|stad|ville|dorp|village|haven|station|gare|bad|bains|zee|strand|plage|noord|zuid|oost|west|nord|sud|est|ouest|regio|region|omgeving|environs'
const aroundStart = new RegExp(`^(?:${around})(?: (?:de|van))?[ -]+`)
const aroundEnd = new RegExp(`[ -]+(?:${around})$`)

/** Returns a plain place without words such as `centrum` or `ville de`, and without the number of a district. */
export function withoutSurroundings(plain: string): string {
  return plain
    .trim()
    .replace(/ \d{1,2}$/, '')
    .replace(aroundStart, '')
    .replace(aroundEnd, '')
}

/** The names that a text may hold: before brackets, in them, and between separators. */
export type WrittenNames = Readonly<{ whole: string; bare: string; parts: readonly string[] }>

/**
 * Returns the names in a plain text, without a postal code.
 * @example writtenNames('forest (vorst)') // { whole: 'forest (vorst)', bare: 'forest', parts: ['vorst'] }
 */
export function writtenNames(plain: string): WrittenNames {
  const whole = plain.replace(/\b(?:be?[- ]*)?\d{4}\b/g, ' ').trim()
  const bare = whole.replace(/\([^)]*\)?/g, ' ').trim()
  const inBrackets = [...whole.matchAll(/\(([^)]*)\)?/g)].map(([, inside = '']) => inside)
  const between = bare.split(/ +- +|[/|,;+]/)
  const parts = [...(between.length > 1 ? between : []), ...inBrackets].map((part) => part.trim())
  return { whole, bare, parts: parts.filter((part) => part !== '') }
}

/** Returns the postal code in a town's text. */
export function zipInText(text: string): string | undefined {
  return /\b(?:BE?[- ]*)?([1-9]\d{3})\b/i.exec(text)?.[1]
}
