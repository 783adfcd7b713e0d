import type { Locale } from '#domain/values/locale.ts'
import type { ConditionCode } from '#domain/listing/building.ts'
import type { Property } from '#domain/listing/property.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import { genderOf } from '#i18n/type-genders.ts'
import { typeName } from '../title.ts'
import type { Words } from './facts.ts'

/** Conditions that a headline names: whoever reads nothing else must know them. `good` says nothing. */
const named = ['toRenovate', 'toRestore', 'toFreshenUp', 'justRenovated', 'asNew'] as const
type Named = (typeof named)[number]

const works: ReadonlySet<ConditionCode> = new Set(['toRenovate', 'toRestore', 'toFreshenUp'])

/** From this year on a home is new enough for its year to say so. */
const recent = 2015

/** Returns the condition that a headline of a property names. */
export function namedCondition({ building }: Property): Named | undefined {
  const { condition, constructionYear = 0 } = building
  if (condition?.kind !== 'code') return undefined
  const code = named.find((one) => one === condition.code)
  return code === 'asNew' && constructionYear >= recent ? undefined : code
}

/** Whether a property needs work, as its record says. */
export function needsWork({ building: { condition } }: Property): boolean {
  return condition?.kind === 'code' && works.has(condition.code)
}

/**
 * Returns what a property is, with its condition, for use within a sentence.
 * @example namedHome(property, { locale: 'de', t }) // 'renovierungsbedürftiger Bauernhof'
 */
export function namedHome(property: Property, { locale, t }: Words): string {
  const type = lowerAdjective(inSentence(typeName(property, t), locale), locale)
  const condition = namedCondition(property)
  if (condition === undefined) return type
  // The gender of a type in the CRM's own words is not known.
  if (property.type === undefined) {
    const state = inSentence(t(`labels.condition.${condition}`), locale).toLocaleLowerCase(locale)
    return t('property.headline.aside', { type, state })
  }
  return t(`property.headline.condition.${condition}.${genderOf(property.type, locale)}`, { type })
}

/** German names that begin with an adjective: `Betreute Seniorenwohnung`. */
function lowerAdjective(type: string, locale: Locale): string {
  return locale === 'de'
    ? type.replace(/^\p{Lu}(?=\p{Ll}+e[rs]? \p{Lu})/u, (letter) => letter.toLowerCase())
    : type
}
