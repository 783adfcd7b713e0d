import type { Project } from '#domain/listing/project.ts'
import { oncePer } from '#domain/values/once.ts'
import type { Check, Gap } from './advertisement.ts'
import { bidGap, yieldGap } from './claims/offer-claims.ts'
import { findAbbreviation } from './find-abbreviation.ts'
import type { ExclusionWords } from './exclusion-words.ts'
import { createExclusionFinder, type ExclusionFinder } from './find-exclusion.ts'
import { type FieldText, projectTexts, propertyTexts } from './record-texts.ts'
import type { AdvertisementRule } from './rule.ts'

/** Returns what is wrong in some texts under a rule. */
type TextCheck = (texts: readonly FieldText[], rule: AdvertisementRule) => Gap | undefined

/** Rules about any text of a record, in every language. */
export const textRuleIds = ['planning-abbreviations', 'discrimination', 'text-bid', 'text-yield'] as const
type TextRuleId = (typeof textRuleIds)[number]

const wordings: Readonly<Record<TextRuleId, TextCheck>> = {
  'planning-abbreviations': abbreviationGap,
  discrimination: (texts, { exclusions }) => exclusionGap(texts, exclusions),
  'text-bid': bidGap,
  'text-yield': yieldGap,
}

/** Checks of what the texts of an advertisement say. */
export const textChecks: Readonly<Record<TextRuleId, Check>> = {
  'planning-abbreviations': ofProperty('planning-abbreviations'),
  discrimination: ofProperty('discrimination'),
  'text-bid': ofProperty('text-bid'),
  'text-yield': ofProperty('text-yield'),
}

/** Returns what the texts of a project say against a rule. */
export function projectGap(id: TextRuleId, project: Project, rule: AdvertisementRule): Gap | undefined {
  return wordings[id](projectTexts(project), rule)
}

function ofProperty(id: TextRuleId): Check {
  return ({ property }, rule) => wordings[id](propertyTexts(property), rule)
}

function abbreviationGap(texts: readonly FieldText[], { abbreviations }: AdvertisementRule): Gap | undefined {
  if (abbreviations === undefined) return undefined
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
}

/** Returns the sentence of some texts that shuts people out, a certain one first; undefined for lawful ones. */
export function exclusionGap(
  texts: readonly FieldText[],
  exclusions: readonly ExclusionWords[] = [],
): Gap | undefined {
  const find = finderOf(exclusions)
  const all = texts.flatMap(({ field, text }) => {
    const exclusion = find(text)
    return exclusion === undefined ? [] : [{ field, ...exclusion }]
  })
  const found = all.find(({ isCertain }) => isCertain) ?? all[0]
  return found === undefined
    ? undefined
    : {
        field: found.field,
        message: found.isCertain
          ? 'the text shuts people out whom the law protects'
          : 'the text may shut people out whom the law protects',
        expected: 'a text about the home, not about who may live there',
        received: found.sentence,
        remedy: 'take the sentence out; if it is harmless, see “discrimination” in docs/compliance.md',
        isDoubtful: !found.isCertain,
      }
}

/** Returns the finder of some lists, made once, as they are long; it reads a text once, for all that ask. */
const finderOf = oncePer((lists: readonly ExclusionWords[]) => rememberFound(createExclusionFinder(lists)))

function rememberFound(find: ExclusionFinder): ExclusionFinder {
  const found = new Map<string, ReturnType<ExclusionFinder>>()
  return (text) => {
    if (!found.has(text)) found.set(text, find(text))
    return found.get(text)
  }
}
