import { believableAsbestos } from '#domain/law/asbestos.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Region } from '#domain/place/place.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Rules } from '#domain/law/rules.ts'
import { formatDate } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { type NamedFact, plainFact } from './legal-fact.ts'

/** Returns the state of the asbestos certificate, or why none is needed. */
export function asbestosFact(
  property: Property,
  rules: Rules,
  now: PlainDate,
  locale: Locale,
  t: Translate,
): NamedFact {
  const { state, on } = believableAsbestos(property, rules, now)
  const name = t('legal.label.asbestos')
  const builtBefore = ruleInForce(rules.asbestos, now)?.builtBefore
  const year = property.building.constructionYear
  const isTooNew = builtBefore !== undefined && year !== undefined && year >= builtBefore
  if (isTooNew && (state === 'unknown' || state === 'notRequired')) {
    return { name, fact: plainFact(t('legal.asbestos.tooNew', { year: String(builtBefore - 1) })) }
  }
  if (state === 'unknown' || state === 'notRequired' || on === undefined) {
    return { name, fact: plainFact(t(`legal.asbestos.${state}`), state === 'unknown') }
  }
  return { name, fact: plainFact(t(`legal.asbestos.${state}On`, { date: formatDate(on, locale) })) }
}

/** Returns the result of the electrical inspection, and the buyer's obligations. */
export function electricityFact(
  { legal, goal }: Property,
  rules: Rules,
  now: PlainDate,
  locale: Locale,
  t: Translate,
): NamedFact {
  const { state, on } = legal.electricity
  const sentence =
    state === 'unknown' || state === 'notApplicable' || on === undefined
      ? t(`legal.electricity.${state}`)
      : t(`legal.electricity.${state}On`, { date: formatDate(on, locale) })
  const asksRepair = goal === 'sale' && state === 'nonConform'
  const months = asksRepair ? ruleInForce(rules.electricityRepair, now)?.months : undefined
  const repair = months === undefined ? '' : ` ${t('legal.electricity.repair', { count: months })}`
  return { name: t('legal.label.electricity'), fact: plainFact(sentence + repair, state === 'unknown') }
}

/** Returns the result of the gas inspection. */
export function gasFact({ legal: { gas } }: Property, locale: Locale, t: Translate): NamedFact {
  const { state, on } = gas
  const name = t('legal.label.gas')
  if (state === 'unknown' || state === 'notApplicable' || on === undefined) {
    return { name, fact: plainFact(t(`legal.gas.${state}`), state === 'unknown') }
  }
  return { name, fact: plainFact(t(`legal.gas.${state}On`, { date: formatDate(on, locale) })) }
}

/** Returns the facts in the region's soil register; abroad those of the record, with the Flemish wording. */
export function soilFact(
  { legal: { soil } }: Property,
  region: Region | undefined,
  locale: Locale,
  t: Translate,
): NamedFact {
  const { state, on } = soil
  const name = t('legal.label.soil')
  const register = t(`legal.soil.register.${region ?? 'flanders'}`)
  if (state === 'unknown' || state === 'notApplicable' || on === undefined) {
    return { name, fact: plainFact(t(`legal.soil.${state}`, { register }), state === 'unknown') }
  }
  const date = formatDate(on, locale)
  return { name, fact: plainFact(t(`legal.soil.${state}On`, { register, date })) }
}
