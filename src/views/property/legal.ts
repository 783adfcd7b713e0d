import { isOnOffer } from '#domain/listing/availability.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Region } from '#domain/place/place.ts'
import { isLand } from '#domain/listing/property-kind.ts'
import type { Legal, Property } from '#domain/listing/property.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { Rules } from '#domain/law/rules.ts'
import { formatDate, formatList, formatMoney } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { asbestosFact, electricityFact, gasFact, soilFact } from './legal-certificates.ts'
import { dutchSlot, factWithDutch, type LegalFact, type NamedFact, plainFact } from './legal-fact.ts'

/**
 * Returns the facts that the law requires in an advertisement as full sentences, each with its source. For a property
 * for sale in Flanders every fact has a line, even an unknown one; for a rental, elsewhere, and once sold, unknown
 * facts are named in one line.
 * @see Flemish Spatial Planning Code, art. 5.2.6: planning facts in full, without abbreviations (read 2026)
 */
export function viewLegal(
  context: ViewContext,
  property: Property,
  locale: Locale,
  t: Translate,
): readonly LegalFact[] {
  const { zip, country } = property.address.town
  const region = regionOfZip(zip, country)
  const facts = legalFacts(context, property, region, locale, t)
  const isAdvertised = property.goal === 'sale' && isOnOffer(property.availability)
  if (isAdvertised && region === 'flanders') return facts.map(({ fact }) => fact)
  const unknown = facts.filter(({ fact }) => fact.isUnknown)
  const known = facts.filter(({ fact }) => !fact.isUnknown).map(({ fact }) => fact)
  if (unknown.length === 0) return known
  const names = formatList(
    unknown.map(({ name }) => inSentence(name, locale)),
    locale,
  )
  return [...known, plainFact(t('property.legalUnknown', { names }), true)]
}

/** Returns the source of facts without their own source: the agency's file, with its last change. */
export function viewLegalSource(
  { modifiedOn }: Property,
  facts: readonly LegalFact[],
  locale: Locale,
  t: Translate,
): string | undefined {
  const hasKnown = facts.some(({ isUnknown }) => !isUnknown)
  return hasKnown && modifiedOn !== undefined
    ? t('legal.file', { date: formatDate(modifiedOn, locale) })
    : undefined
}

/**
 * The facts in the order of the law; a fact that does not apply to the property is listed only when the record has it.
 */
function legalFacts(
  { catalogue: { rules }, now }: ViewContext,
  property: Property,
  region: Region | undefined,
  locale: Locale,
  t: Translate,
): readonly NamedFact[] {
  const { legal, goal } = property
  const hasBuilding = !isLand(property)
  const where = (isAsked: boolean, named: NamedFact) => (isAsked || !named.fact.isUnknown ? [named] : [])
  const answer = (name: AnswerName): NamedFact => ({
    name: t(`legal.label.${name}`),
    fact: plainFact(t(`legal.${name}.${legal[name]}`), legal[name] === 'unknown'),
  })
  return [
    answer('buildingPermit'),
    zoningFact(legal, rules, locale, t),
    {
      name: t('legal.label.enforcement'),
      fact: plainFact(t(`legal.enforcement.${legal.enforcement}`), legal.enforcement === 'unknown'),
    },
    answer('summons'),
    answer('preEmption'),
    answer('allotmentPermit'),
    ...where(hasBuilding && region === 'flanders', answer('asBuilt')),
    {
      name: t('legal.label.heritage'),
      fact: plainFact(t(`legal.heritage.${legal.heritage}`), legal.heritage === 'unknown'),
    },
    planningFact(legal, locale, t),
    judicialFact(legal, locale, t),
    ...where(
      hasBuilding && region === 'flanders' && goal === 'sale',
      asbestosFact(property, rules, now, locale, t),
    ),
    ...where(hasBuilding, electricityFact(property, rules, now, locale, t)),
    ...where(hasBuilding, gasFact(property, locale, t)),
    ...where(goal === 'sale', soilFact(property, region, locale, t)),
    ...where(goal === 'sale', cadastralFact(property, locale, t)),
  ]
}

type AnswerName = 'buildingPermit' | 'summons' | 'preEmption' | 'allotmentPermit' | 'asBuilt'

function zoningFact({ zoning }: Legal, { zones }: Rules, locale: Locale, t: Translate): NamedFact {
  const name = t('legal.label.zoning')
  if (zoning === undefined) return { name, fact: plainFact(t('legal.zoning.unknown'), true) }
  const translated = locale === 'nl' ? undefined : zones[zoning.toLowerCase()]?.[locale]
  const zone = translated === undefined ? dutchSlot : `${translated} (${dutchSlot})`
  return { name, fact: factWithDutch(t('legal.zoning.known', { zone }), zoning, locale) }
}

/** The municipality's answer is the source of the facts before it. */
function planningFact(
  { planningInformation: state, planningInformationOn: on }: Legal,
  locale: Locale,
  t: Translate,
): NamedFact {
  const name = t('legal.label.planningInformation')
  if (state === 'yes' && on !== undefined) {
    return { name, fact: plainFact(t('legal.planningInformation.yesOn', { date: formatDate(on, locale) })) }
  }
  return { name, fact: plainFact(t(`legal.planningInformation.${state}`), state === 'unknown') }
}

function judicialFact(
  { judicialDecision: state, judicialDecisionText: text }: Legal,
  locale: Locale,
  t: Translate,
): NamedFact {
  const name = t('legal.label.judicialDecision')
  if (state === 'yes' && text !== undefined) {
    const sentence = t('legal.judicialDecision.yesWithText', { text: dutchSlot })
    const ended = /[.!?…]$/u.test(text) ? text : `${text}.`
    return { name, fact: factWithDutch(sentence, ended, locale) }
  }
  return { name, fact: plainFact(t(`legal.judicialDecision.${state}`), state === 'unknown') }
}

function cadastralFact({ charges: { cadastralIncome } }: Property, locale: Locale, t: Translate): NamedFact {
  const name = t('labels.field.cadastralIncome')
  if (cadastralIncome === undefined)
    return { name, fact: plainFact(t('legal.cadastralIncome.unknown'), true) }
  const amount = formatMoney(cadastralIncome, locale)
  return { name, fact: plainFact(t('legal.cadastralIncome.known', { amount })) }
}
