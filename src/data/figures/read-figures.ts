import { type Locale, mapLocales } from '#domain/values/locale.ts'
import { countOf, numberWords, ordinalOf } from '#domain/values/number-words.ts'
import { parseArea, parseNumber } from '../cell/parse-number.ts'
import type { Figure, FigureUnit } from './figure.ts'

/** Words and signs after a number, in any language, longest first where one begins another. */
const units: readonly (readonly [FigureUnit, string])[] = [
  ['kWh/m²', String.raw`kWh\s?(?:/|per|par|pro)\s?m[²2]`],
  ['km', String.raw`km(?![²2])|kilometers?|kilomètres?|kilometres?|kilometern?`],
  ['m²', String.raw`m[²2]|vierkante\s+meter|mètres?\s+carrés?|square\s+metres?|quadratmetern?|qm`],
  ['minutes', 'minuten|minuut|minutes?|min'],
  ['m', 'meters?|mètres?|metres?|metern?|m'],
  ['€', String.raw`€|eur(?:os?)?`],
  ['%', String.raw`%|procent|pour\s?cent|per\s?cent|prozent`],
  ['months', 'maanden|maand|mois|months?’?|monats?mieten|monaten?'],
  ['years', 'jaar|jaren|ans|années?|years?|jahren?'],
  ['bedrooms', 'slaapkamers?|chambres?|bedrooms?|schlafzimmern?'],
  ['bathrooms', String.raw`badkamers?|salles?\s+de\s+bains?|bathrooms?|badezimmern?|bädern?`],
  ['garages', 'garages?|garagen'],
]

const space = String.raw`[ \u00A0\u202F\u2009]`
const digits = String.raw`\d{1,3}(?:[.,'’ \u00A0\u202F\u2009]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const conjunction = String.raw`(?:,?${space}(?:en|et|and|und|of|ou|or|oder|tot|à|to|bis|x|×)${space}|${space}?[–-]${space}?)`
const notInside = String.raw`(?<![\p{L}\d.,/])`
// An adjective may stand between a number and what it counts, but no word that begins another phrase.
const adjective = String.raw`(?!(?:met|avec|with|mit|en|et|and|und|of|ou|or|oder|voor|pour|for|für|zonder|sans|without|ohne|de|du|des|per|par|pro)${space})[\p{Ll}-]{2,20}${space}(?=slaapk|badk|chambre|salle|bed|bath|schlafz|badez|garage)`
// A floor, energy label or E-level is named by a word beside it.
const floors = String.raw`verdieping|etage|étage|floor|stock(?:werk)?|obergeschoss`
const ordinalDigits = String.raw`\d{1,2}(?:ste|de|ère|ème|er|e|st|nd|rd|th|\.)`
const labels =
  /(?<!\p{L})(?:[\p{L}-]{0,20}[Ll]abel|EPC|PEB|[Cc]lasse|[Kk]lasse|[Cc]lass|[Ee]nergieklasse)(?:[\s-]+(?:EPC|PEB|énergétique))?[\s-]+([A-G]\+{0,2})(?![\p{L}\d+’'])/gu
const levels =
  /(?<!\p{L})(?:E-?peil|[Nn]iveau(?=\sE)|E-?level|E-?Niveau|E-?Wert)\s+(?:van\s+|of\s+|von\s+)?E?\s?(\d{1,3})(?!\d)/gu
const years = /(?<![\p{L}\d]|\d[.,])(?:1[6-9]|20)\d{2}(?![.,]?\d|\s?(?:%|€|km|m[²2]?(?!\p{L}))|\p{L})/gu
const land = new RegExp(
  String.raw`${notInside}(?:(?:${digits})\s?ha(?:\s(?:${digits})\s?a(?!\p{L}))?(?:\s(?:${digits})\s?ca(?![\p{L}.]))?(?!\p{L})|(?:${digits})\s?a\s(?:${digits})\s?ca(?![\p{L}.]))`,
  'giu',
)

type Patterns = Readonly<{ counted: RegExp; money: RegExp; floor: RegExp }>

const patterns = mapLocales((locale): Patterns => {
  const { counts, ordinals } = numberWords(locale)
  const number = [digits, ...counts].join('|')
  const list = String.raw`(?<list>(?:(?:${number})(?:,${space}(?:${number})){0,6}${conjunction})?(?:${number}))`
  const unit = units.map(([, words], index) => `(?<u${index}>${words})`).join('|')
  return {
    counted: new RegExp(
      String.raw`${notInside}${list}${space}?-?(?:${adjective})?(?:${unit})(?![\p{L}\d²])`,
      'giu',
    ),
    money: new RegExp(String.raw`(?:€|(?<!\p{L})EUR)${space}?(?<amount>${digits})`, 'gu'),
    floor: new RegExp(
      String.raw`(?<!\p{L})(?<ordinal>${ordinalDigits}|(?:${[...ordinals, '(?!)'].join('|')})[nrs]?)${space}(?:${floors})(?!\p{L})`,
      'giu',
    ),
  }
})

/** Returns what a text states in figures, with number words up to twelve, in the order of kinds. */
export function readFigures(text: string, locale: Locale): Figure[] {
  const { counted, money, floor } = patterns[locale]
  return [
    ...[...text.matchAll(counted)].flatMap((match) => countedFigures(match, locale)),
    ...[...text.matchAll(money)].flatMap(({ 0: said, groups }) => toFigure('€', groups?.['amount'], said)),
    ...[...text.matchAll(land)].flatMap(([said]) => {
      const area = parseArea(said)
      return area.kind === 'value' ? [{ unit: 'm²' as const, value: area.value, text: said }] : []
    }),
    ...[...text.matchAll(floor)].flatMap(({ 0: said, groups }): Figure[] => {
      const value = ordinalOf(groups?.['ordinal'] ?? '', locale)
      return value === undefined ? [] : [{ unit: 'floor', value, text: said }]
    }),
    ...[...text.matchAll(labels)].map(([said, letter = '']): Figure => ({
      unit: 'energy label',
      value: letter.toUpperCase(),
      text: said,
    })),
    ...[...text.matchAll(levels)].flatMap(([said, level]) => toFigure('E-level', level, said)),
    ...[...text.matchAll(years)].map(([said]): Figure => ({ unit: 'year', value: Number(said), text: said })),
  ]
}

function toFigure(unit: FigureUnit, number: string | undefined, text: string): Figure[] {
  const value = parseNumber(number)
  return value.kind === 'value' ? [{ unit, value: value.value, text }] : []
}

/** Returns one figure for each number of a list: `11 en 9 m²` are two surfaces. */
function countedFigures({ 0: said, groups = {} }: RegExpMatchArray, locale: Locale): Figure[] {
  const unit = units.find((_, index) => groups[`u${index}`] !== undefined)?.[0]
  if (unit === undefined) return []
  const numbers = (groups['list'] ?? '').match(new RegExp(`${digits}|\\p{L}{3,}`, 'gu')) ?? []
  return numbers.flatMap((number, index) => {
    const isLast = index === numbers.length - 1
    // A year before the last number of a list has no unit: `in 2019 en 41 m²`.
    if (!isLast && /^(?:1[6-9]|20)\d{2}$/.test(number)) return []
    const value = countOf(number, locale)
    const text = isLast && numbers.length === 1 ? said : `${number} ${unit}`
    return value === undefined ? toFigure(unit, number, text) : [{ unit, value, text }]
  })
}
