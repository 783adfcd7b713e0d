import { isOnOffer } from '#domain/availability.ts'
import { ruleInForce } from '#domain/dated-rule.ts'
import { langTags, type Locale } from '#domain/locale.ts'
import type { PlainDate } from '#domain/measure.ts'
import type { Legal, Property } from '#domain/property.ts'
import type { Rules } from '#domain/rules.ts'
import { formatDate, formatList } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ViewContext } from './context.ts'
import type { TextView } from './text.ts'

/** A fact of law in a full sentence; parts in the register's Dutch carry their language. */
export type LegalFact = Readonly<{ sentence: readonly TextView[]; isUnknown: boolean }>

/** Stands for the words of a record while a sentence is being made. */
const slot = '\u0001'

/**
 * Returns what the law wants an advertisement to say, in full sentences. Of a home for sale every fact has its
 * line, also when it is not known; of a rental, abroad, and once sold, what is not known is named in one line.
 * @see Flemish Spatial Planning Code, art. 5.2.6: planning facts in full, without abbreviations (read 2026)
 */
export function viewLegal(
  { catalogue, now }: ViewContext,
  property: Property,
  locale: Locale,
  t: Translate,
): readonly LegalFact[] {
  const facts = legalFacts(property.legal, catalogue.rules, now, locale, t)
  const isAdvertised = property.goal === 'sale' && isOnOffer(property.availability)
  if (isAdvertised && property.address.town.country === 'BE') return facts.map(({ fact }) => fact)
  const unknown = facts.filter(({ fact }) => fact.isUnknown)
  const known = facts.filter(({ fact }) => !fact.isUnknown).map(({ fact }) => fact)
  if (unknown.length === 0) return known
  const names = formatList(
    unknown.map(({ name }) => inSentence(name, locale)),
    locale,
  )
  return [...known, { sentence: [{ text: t('property.legalUnknown', { names }) }], isUnknown: true }]
}

type NamedFact = Readonly<{ name: string; fact: LegalFact }>

function legalFacts(
  legal: Legal,
  rules: Rules,
  now: PlainDate,
  locale: Locale,
  t: Translate,
): readonly NamedFact[] {
  const answers = [
    'buildingPermit',
    'summons',
    'preEmption',
    'allotmentPermit',
    'asBuilt',
    'planningInformation',
  ] as const
  const [buildingPermit, ...others] = answers.map((name): NamedFact => ({
    name: t(`legal.label.${name}`),
    fact: plain(t(`legal.${name}.${legal[name]}`), legal[name] === 'unknown'),
  }))
  const certificates = [
    asbestosFact(legal, locale, t),
    electricityFact(legal, rules, now, locale, t),
    gasFact(legal, locale, t),
    soilFact(legal, locale, t),
  ]
  return [
    ...(buildingPermit === undefined ? [] : [buildingPermit]),
    { name: t('legal.label.zoning'), fact: zoningFact(legal, rules, locale, t) },
    {
      name: t('legal.label.enforcement'),
      fact: plain(t(`legal.enforcement.${legal.enforcement}`), legal.enforcement === 'unknown'),
    },
    ...others,
    { name: t('legal.label.judicialDecision'), fact: judicialFact(legal, locale, t) },
    ...certificates,
    {
      name: t('legal.label.heritage'),
      fact: plain(t(`legal.heritage.${legal.heritage}`), legal.heritage === 'unknown'),
    },
  ]
}

function plain(text: string, isUnknown: boolean): LegalFact {
  return { sentence: [{ text }], isUnknown }
}

function zoningFact({ zoning }: Legal, { zones }: Rules, locale: Locale, t: Translate): LegalFact {
  if (zoning === undefined) return plain(t('legal.zoning.unknown'), true)
  const translated = locale === 'nl' ? undefined : zones[zoning.toLowerCase()]?.[locale]
  const zone = translated === undefined ? slot : `${translated} (${slot})`
  return { sentence: withDutch(t('legal.zoning.known', { zone }), zoning, locale), isUnknown: false }
}

function judicialFact(
  { judicialDecision, judicialDecisionText }: Legal,
  locale: Locale,
  t: Translate,
): LegalFact {
  if (judicialDecision === 'yes' && judicialDecisionText !== undefined) {
    const sentence = withDutch(
      t('legal.judicialDecision.yesWithText', { text: slot }),
      judicialDecisionText,
      locale,
    )
    return { sentence, isUnknown: false }
  }
  return plain(t(`legal.judicialDecision.${judicialDecision}`), judicialDecision === 'unknown')
}

function asbestosFact({ asbestos: { state, on } }: Legal, locale: Locale, t: Translate): NamedFact {
  const name = t('legal.label.asbestos')
  if (state === 'unknown' || state === 'notRequired' || on === undefined) {
    return { name, fact: plain(t(`legal.asbestos.${state}`), state === 'unknown') }
  }
  return { name, fact: plain(t(`legal.asbestos.${state}On`, { date: formatDate(on, locale) }), false) }
}

function electricityFact(
  { electricity: { state, on } }: Legal,
  rules: Rules,
  now: PlainDate,
  locale: Locale,
  t: Translate,
): NamedFact {
  const name = t('legal.label.electricity')
  const sentence =
    state === 'unknown' || state === 'notApplicable' || on === undefined
      ? t(`legal.electricity.${state}`)
      : t(`legal.electricity.${state}On`, { date: formatDate(on, locale) })
  const months = state === 'nonConform' ? ruleInForce(rules.electricityRepair, now)?.months : undefined
  const repair = months === undefined ? '' : ` ${t('legal.electricity.repair', { count: months })}`
  return { name, fact: plain(sentence + repair, state === 'unknown') }
}

function gasFact({ gas: { state, on } }: Legal, locale: Locale, t: Translate): NamedFact {
  const name = t('legal.label.gas')
  if (state === 'unknown' || state === 'notApplicable' || on === undefined) {
    return { name, fact: plain(t(`legal.gas.${state}`), state === 'unknown') }
  }
  return { name, fact: plain(t(`legal.gas.${state}On`, { date: formatDate(on, locale) }), false) }
}

function soilFact({ soil: { state, on } }: Legal, locale: Locale, t: Translate): NamedFact {
  const name = t('legal.label.soil')
  if (state === 'unknown' || state === 'notApplicable' || on === undefined) {
    return { name, fact: plain(t(`legal.soil.${state}`), state === 'unknown') }
  }
  return { name, fact: plain(t(`legal.soil.${state}On`, { date: formatDate(on, locale) }), false) }
}

/** Puts a record's Dutch words into a sentence, marked as Dutch on a page in another language. */
function withDutch(sentence: string, dutch: string, locale: Locale): readonly TextView[] {
  const [before = '', after = ''] = sentence.split(slot)
  const lang = locale === 'nl' ? undefined : langTags.nl
  return [{ text: before }, { text: dutch, lang }, { text: after }]
}
