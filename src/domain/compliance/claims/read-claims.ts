import type { Property } from '#domain/listing/property.ts'
import { foldedCounts } from '#domain/values/number-words.ts'
import { oncePer } from '#domain/values/once.ts'
import type { Gap } from '../advertisement.ts'
import { foldLetters, sentencesOf } from '../sentence-words.ts'
import { type FieldText, propertyTexts } from '../record-texts.ts'

/** A sentence of a record's text, in lower case without accents; `said` is how it stands. */
export type Sentence = Readonly<{ field: string; said: string; folded: string }>

/** Something that a sentence says, with the text right before and behind it. */
export type Claim = Readonly<{ sentence: Sentence; groups: readonly string[]; around: string }>

/** A statement in the text that some records contradict: the field that does, and what it says. */
export type Statement = Readonly<{
  pattern: RegExp
  unless?: RegExp
  field: string
  own: (property: Property) => string | undefined
}>

/** Source of a pattern of a number as people write it: `345.000`, `345 000`, `1,5`. */
export const numeral = String.raw`\d{1,3}(?:[.,'\s]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`

/** Source of a pattern of a count, in digits or words of the four languages. */
export const count = String.raw`\d{1,3}|${[...foldedCounts.keys()].join('|')}`

/** How far from a claim a word may turn it: `label A na renovatie`. */
const reach = 40

/** Returns the sentences of a listing, read once for all checks. */
export const sentencesOfProperty = oncePer((property: Property) => readSentences(propertyTexts(property)))

/** Returns the sentences of texts. */
export function readSentences(texts: readonly FieldText[]): readonly Sentence[] {
  return texts.flatMap(({ field, text }) =>
    sentencesOf(text).map((said) => ({ field, said, folded: foldLetters(said).replace(/\s+/g, ' ') })),
  )
}

/** Returns what sentences say by a pattern, but where a word beside it turns the meaning. */
export function findClaims(
  sentences: readonly Sentence[],
  pattern: RegExp,
  unless?: RegExp,
): readonly Claim[] {
  // A question states nothing: `EPC A? Met zonnepanelen haalt u dat.`
  const stating = sentences.filter(({ said }) => !said.endsWith('?'))
  return stating.flatMap((sentence) =>
    [...sentence.folded.matchAll(pattern)].flatMap((match) => {
      const { index, 0: matched } = match
      const around = sentence.folded.slice(Math.max(0, index - reach), index + matched.length + reach)
      if (unless?.test(around) === true) return []
      return [{ sentence, groups: match.slice(1).filter((group) => group !== undefined), around }]
    }),
  )
}

/** Returns a number as people write it; NaN for anything else. */
export function toNumber(text: string): number {
  const small = foldedCounts.get(text)
  if (small !== undefined) return small
  const plain = text.replace(/['\s]/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(plain)
  const whole = decimals === null ? plain : plain.slice(0, decimals.index)
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals?.[1] ?? '0'}`)
}

/** Whether two figures differ by more than a share of the second. */
export function differs(said: number, own: number, share: number): boolean {
  return Math.abs(said - own) > Math.abs(own) * share
}

/** Returns that a text says something else than a field; undefined without a claim or without anything in the field. */
export function gapOf(claims: readonly Claim[], field: string, own: string | undefined): Gap | undefined {
  const [claim] = claims
  return claim === undefined || own === undefined
    ? undefined
    : {
        field: claim.sentence.field,
        message: `the text says something else than ${field}`,
        expected: own,
        received: claim.sentence.said,
        remedy: 'correct the text or the field, whichever is wrong',
      }
}

/** Whether a number that is said is further from a known one than by so much. */
export function isOff(said: string | undefined, own: number | undefined, by: number): boolean {
  return said !== undefined && own !== undefined && Math.abs(toNumber(said) - own) > by
}

/** A part of the home, another building or another time, of which a claim is not one about the home. */
export const ofPart =
  /\b(?:gelijkvloers\w*|verdieping\w*|zolder\w*|kelder\w*|rez\w*|etages?|grenier|cave|floor|attic|cellar|erdgeschoss|obergeschoss|dachgeschoss|keller|ramen|beglazing|ketel|verwarming|verlichting|warmtepomp|toestellen|maken|na|renov\w*|garage|bijgebouw\w*|uitbreiding|aanbouw|dak|school|kerk|wijk|buurt|quartier|neighbou?rhood|viertel|per|elk\w*|vitrage|chaudiere|chassis|eclairage|annexe|extension|toiture|ecole|eglise|chaque|rendre|apres|windows|glazing|boiler|heating|lighting|roof|church|each|after|make|fenster|verglasung|heizung|beleuchtung|anbau|dach|schule|kirche|jede\w*|nach|exclusief|zonder|totale|totaal|bruto|brut\w*|gross|total\w*|gesamt\w*)\b/

/** The same where a claim is of the whole: `totale bewoonbare oppervlakte`. */
export const ofPartOfTotal = new RegExp(
  ofPart.source.replace(String.raw`|totale|totaal`, '').replace(String.raw`|total\w*|gesamt\w*`, ''),
)
