import { foldLetters } from '#text/fold.ts'

/** Words for what an amount is paid for, in four languages, the most telling first: months, or another measure. */
const measures: readonly (readonly [words: RegExp, measure: number | 'other'])[] = [
  [/m2|\bqm\b|vierkante|carre|square|sq\b/, 'other'],
  [/hal[fb]|semest/, 6],
  [/kwarta|quarta|quarter|trimest|vierteljahr/, 3],
  [/jaar|\bjr\b|[/ ]j$|\bann?(?:ee|uel\w*|um)?\b|jahr|jahrlich|year|^a$|\bp\.? ?[aj]\.?$/, 12],
  [/maand|mnd|mois|mensuel|monat|month|^p\.?c?\.?m\.?$|^(?:[/ ]|p(?:er|ar|ro)?\b|\.)*m\.?$/, 1],
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

/** Returns what is paid per month of an amount for several, in whole cents: a year has twelve months. */
export function perMonth(amount: number, months: number): number {
  return Math.round((amount * 100) / months) / 100
}
