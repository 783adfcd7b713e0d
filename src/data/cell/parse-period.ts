import { foldLetters } from '#text/fold.ts'
import { type Cell, cellText, type Parsed } from './cell.ts'
import { parseNumber } from './parse-number.ts'

/** Words for what an amount is paid for, in four languages, the most telling first: months, or another measure. */
const measures: readonly (readonly [words: RegExp, measure: number | 'other'])[] = [
  [/m2|\bqm\b|vierkante|carre|square|sq\b|kamer|chambre|\broom|zimmer|\bperso|\bpp\b/, 'other'],
  [new RegExp(`hal[fb]|semest|${several('6|zes|six|sechs')}`), 6],
  [new RegExp(`kwarta|quarta|quarter|trimest|vierteljahr|${several('3|drie|trois|three|drei')}`), 3],
  [new RegExp(`bimest|${several('2|twee|deux|two|zwei')}`), 2],
  [new RegExp(several('12|twaalf|douze|twelve|zwolf')), 12],
  [new RegExp(several(String.raw`\d+`)), 'other'],
  [/jaar|\bjr\b|[/ ]j$|\bann?(?:ee|uel\w*|um)?\b|jahr|jahrlich|year|^a$|\bp\.? ?[aj]\.?$/, 12],
  [/maand|mnd|mois|mensuel|monat|month|^p\.?c?\.?m\.?$|\bmtl\b|^(?:[/ ]|p(?:er|ar|ro)?\b|\.)*m\.?$/, 1],
]
/** Words that say no more than that there is an amount. */
const plain =
  /^[^a-z\d]*(?:(?:vanaf|a partir de|des|from|ab|eur|euros?|prijs|prix|price|preis|vraagprijs)[^a-z\d]*)*$/

/**
 * Returns the months that an amount is for, `other` for what is no month, such as a week or a square metre, and for words that say
 * something else; undefined where nothing is said of it.
 * @example monthsOf('par an') // 12
 * @example monthsOf('€/m²/jaar') // 'other'
 */
export function monthsOf(words: string): number | 'other' | undefined {
  const text = foldLetters(words).replace(/\s+/g, ' ').trim()
  if (plain.test(text)) return undefined
  return measures.find(([known]) => known.test(text))?.[1] ?? 'other'
}

/** Returns the pattern of a number of months: `per 2 maanden`, `tweemaandelijks`. */
function several(number: string): string {
  return String.raw`(?<!\d)(?:${number})[ -]?(?:maand|mnd|mois|month|monat)`
}

/** Returns what is paid per month of an amount for several, in whole cents: a year has twelve months. */
export function perMonth(amount: number, months: number): number {
  return Math.round((amount * 100) / months) / 100
}

/** An amount, and a text behind it: `10.800 € per jaar`. */
const withWords = /^((?:€|eur(?:os?)?)? ?[\d.,' ]*\d(?:[.,]-+)? ?(?:€|eur(?:os?)?)?) ?([^\d\s].*)$/i

/** Returns an amount without the words behind it, and the months that they say it is for. */
export function splitPeriod(text: string): Readonly<{ bare?: string; months: ReturnType<typeof monthsOf> }> {
  const [, bare, words = ''] = withWords.exec(text) ?? []
  return { bare, months: monthsOf(words) }
}

/**
 * Reads an amount per month, with or without words for it; one for another time is none.
 * @example parseMonthly('60 €/maand') // 60
 */
export function parseMonthly(value: Cell): Parsed<number> {
  const { bare, months } = splitPeriod(cellText(value) ?? '')
  return parseNumber(months === 1 ? bare : value)
}
