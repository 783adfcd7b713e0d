import type { Property } from '#domain/listing/property.ts'
import { oncePer } from '#domain/values/once.ts'
import type { Check, Gap } from './advertisement.ts'
import { findAbbreviation } from './find-abbreviation.ts'
import { createExclusionFinder, type ExclusionFinder, type ExclusionWords } from './find-exclusion.ts'

/** A text of a record and the field that it is from. */
export type FieldText = Readonly<{ field: string; text: string }>

/** Checks of what the texts of an advertisement say, in every language. */
export const textChecks = {
  'planning-abbreviations': ({ property }, { abbreviations }) => {
    if (abbreviations === undefined) return undefined
    const { judicialDecisionText, zoning } = property.legal
    const texts = [
      ...propertyTexts(property),
      { field: 'JudicialDecisionText', text: judicialDecisionText ?? '' },
      { field: 'AreaApplication', text: zoning ?? '' },
    ]
    const [found] = texts.flatMap(({ field, text }) => {
      const word = findAbbreviation(text, abbreviations)
      return word === undefined ? [] : [{ field, word }]
    })
    return found === undefined
      ? undefined
      : {
          field: found.field,
          message: 'an abbreviation stands for a planning fact; the internet has room for sentences',
          expected: 'the words in full; the page makes a sentence of each field',
          received: found.word,
          remedy: 'take the abbreviations out of the text and fill in the fields',
        }
  },
  discrimination: ({ property }, { exclusions }) => exclusionGap(propertyTexts(property), exclusions),
} satisfies Readonly<Record<string, Check>>

/** Returns the sentence of some texts that shuts people out, with its field; undefined for lawful ones. */
export function exclusionGap(
  texts: readonly FieldText[],
  exclusions: readonly ExclusionWords[] = [],
): Gap | undefined {
  const find = finderOf(exclusions)
  const [found] = texts.flatMap(({ field, text }) => {
    const sentence = find(text)
    return sentence === undefined ? [] : [{ field, sentence }]
  })
  return found === undefined
    ? undefined
    : {
        field: found.field,
        message: 'the text shuts people out whom the law protects',
        expected: 'a text about the home, not about who may live there',
        received: found.sentence,
        remedy: 'take the sentence out; if it is harmless, see “discrimination” in docs/compliance.md',
      }
}

/** Returns the finder of some lists, made once, as its patterns are long; it reads a text once, for all that ask. */
const finderOf = oncePer((lists: readonly ExclusionWords[]) => rememberFound(createExclusionFinder(lists)))

function rememberFound(find: ExclusionFinder): ExclusionFinder {
  const found = new Map<string, string | undefined>()
  return (text) => {
    if (!found.has(text)) found.set(text, find(text))
    return found.get(text)
  }
}

/** Returns the texts of an advertisement with the field that each is from. */
export function propertyTexts({
  headline,
  description,
  pullQuote,
  lifeAnnuity,
}: Property): readonly FieldText[] {
  return [
    ...Object.values(headline).map((text) => ({ field: 'TypeDescription', text })),
    ...Object.values(description).map((text) => ({ field: 'DescriptionA', text })),
    ...Object.values(pullQuote).map((text) => ({ field: 'PullQuote', text })),
    ...Object.values(lifeAnnuity?.conditions ?? {}).map((text) => ({ field: 'ViagerConditions', text })),
  ]
}
