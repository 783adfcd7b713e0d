import type { Locale } from '#domain/values/locale.ts'
import type { Region } from '#domain/place/place.ts'
import { isLand } from '#domain/listing/property-kind.ts'
import type { Legal, Property } from '#domain/listing/property.ts'
import {
  canHaveAsBuilt,
  type LegalFactName,
  legalStandings,
  type Standing,
} from '#domain/verdict/standing.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { Rules } from '#domain/law/rules.ts'
import { formatDate, formatList, formatMoney } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Page } from '#views/kit/page.ts'
import { asbestosFact, electricityFact, gasFact, soilFact } from './legal-certificates.ts'
import {
  dutchSlot,
  factWithDutch,
  type LegalSentence,
  type LegalSubject,
  type NamedFact,
  plainFact,
} from './legal-fact.ts'

/**
 * Returns the facts that the law requires in an advertisement as full sentences, in the order of the law. For a property
 * for sale in Flanders every fact has a line, even an unknown one; for a rental and elsewhere unknown facts are named in
 * one line.
 * @see Flemish Spatial Planning Code, art. 5.2.6: planning facts in full, without abbreviations (read 2026)
 */
export function viewLegal(page: Page, property: Property): readonly LegalSentence[] {
  const { locale, t } = page
  const { zip, country } = property.address.town
  const region = regionOfZip(zip, country)
  const facts = legalSentences(property, legalFacts(page, property, region))
  if (property.goal === 'sale' && region === 'flanders') return facts.map(({ said }) => said)
  const unknown = facts.filter(({ said }) => said.isUnknown)
  const known = facts.filter(({ said }) => !said.isUnknown).map(({ said }) => said)
  if (unknown.length === 0) return known
  const names = formatList(
    unknown.map(({ name }) => inSentence(name, locale)),
    locale,
  )
  const rest = plainFact(t('property.legalUnknown', { names }), true)
  return [...known, { ...rest, subject: 'other', isAgainst: false }]
}

type FactKey = LegalFactName | 'cadastralIncome'

const subjects: Readonly<Record<FactKey, LegalSubject>> = {
  buildingPermit: 'planning',
  zoning: 'planning',
  enforcement: 'planning',
  summons: 'planning',
  preEmption: 'planning',
  allotmentPermit: 'planning',
  asBuilt: 'certificates',
  asbestos: 'certificates',
  electricity: 'certificates',
  gas: 'certificates',
  soil: 'certificates',
  heritage: 'other',
  planningInformation: 'other',
  judicialDecision: 'other',
  cadastralIncome: 'other',
}

/** Returns the facts with their subject and how they stand; the municipality's dated answer is a source. */
function legalSentences(
  property: Property,
  facts: readonly (readonly [FactKey, NamedFact])[],
): readonly Readonly<{ name: string; said: LegalSentence }>[] {
  const standings: Readonly<Partial<Record<FactKey, Standing>>> = legalStandings(property)
  const { planningInformation, planningInformationOn } = property.legal
  const isDated = planningInformation === 'yes' && planningInformationOn !== undefined
  return facts.map(([key, { name, fact }]) => ({
    name,
    said: {
      ...fact,
      subject: key === 'planningInformation' && isDated ? 'source' : subjects[key],
      isAgainst: !fact.isUnknown && standings[key] === 'against',
    },
  }))
}

/**
 * The facts in the order of the law; a fact that does not apply to the property is listed only when the record has it.
 */
function legalFacts(
  { context, locale, t }: Page,
  property: Property,
  region: Region | undefined,
): readonly (readonly [FactKey, NamedFact])[] {
  const { now, catalogue } = context
  const { rules } = catalogue
  const { legal, goal } = property
  const hasBuilding = !isLand(property)
  type Fact = readonly [FactKey, NamedFact]
  const where = (isAsked: boolean, fact: Fact) => (isAsked || !fact[1].fact.isUnknown ? [fact] : [])
  const answer = (name: AnswerName): Fact => [
    name,
    {
      name: t(`legal.label.${name}`),
      fact: plainFact(t(`legal.${name}.${legal[name]}`), legal[name] === 'unknown'),
    },
  ]
  const enforcement: Fact = [
    'enforcement',
    {
      name: t('legal.label.enforcement'),
      fact: plainFact(t(`legal.enforcement.${legal.enforcement}`), legal.enforcement === 'unknown'),
    },
  ]
  const heritage: Fact = [
    'heritage',
    {
      name: t('legal.label.heritage'),
      fact: plainFact(t(`legal.heritage.${legal.heritage}`), legal.heritage === 'unknown'),
    },
  ]
  return [
    answer('buildingPermit'),
    ['zoning', zoningFact(legal, rules, locale, t)],
    enforcement,
    answer('summons'),
    // Who rents buys nothing.
    ...where(goal === 'sale', answer('preEmption')),
    answer('allotmentPermit'),
    ...where(canHaveAsBuilt(property), answer('asBuilt')),
    heritage,
    ['planningInformation', planningFact(legal, locale, t)],
    ['judicialDecision', judicialFact(legal, locale, t)],
    ...where(hasBuilding && region === 'flanders' && goal === 'sale', [
      'asbestos',
      asbestosFact(property, rules, now, locale, t),
    ]),
    ...where(hasBuilding, ['electricity', electricityFact(property, rules, now, locale, t)]),
    ...where(hasBuilding, ['gas', gasFact(property, locale, t)]),
    ...where(goal === 'sale', ['soil', soilFact(property, region, locale, t)]),
    ...where(goal === 'sale', ['cadastralIncome', cadastralFact(property, locale, t)]),
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
