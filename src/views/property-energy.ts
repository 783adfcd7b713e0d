import { energyBandsOn, energyLabel } from '#domain/energy.ts'
import type { Locale } from '#domain/locale.ts'
import { isLand } from '#domain/property-kind.ts'
import type { EnergyLabel, Property } from '#domain/property.ts'
import { regionOfZip } from '#domain/region.ts'
import { renovationTerm } from '#domain/renovation-duty.ts'
import { regionalRuleInForce } from '#domain/dated-rule.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ViewContext } from './context.ts'
import { type Row, rowOf } from './rows.ts'

/** The labels of a region in a row, with the home's own marked. */
export type EnergyScaleView = Readonly<{
  label: string
  steps: readonly EnergyLabel[]
  current: EnergyLabel
  /** Written at the mark: `B, 164 kWh/m² per jaar`. */
  mark: string
  /** More labels than one row of letters can hold at ease: the steps of Brussels. */
  isFine: boolean
  ends: Readonly<{ best: string; worst: string }>
}>

/** Everything about the energy certificate. */
export type EnergyView = Readonly<{
  sentence: string
  scale?: EnergyScaleView
  rows: readonly Row[]
  /** What the buyer has to do, with the rule's source. */
  duty?: Readonly<{ sentence: string; checked?: string; source?: string; sourceWords: string }>
}>

/** Returns what is known about a home's energy; nothing for bare ground without a certificate. */
export function viewEnergy(
  { catalogue, now }: ViewContext,
  property: Property,
  locale: Locale,
  t: Translate,
): EnergyView | undefined {
  const { energy } = property
  const hasNothing = energy.state === 'unknown' || energy.state === 'notApplicable'
  if (isLand(property) && hasNothing) return undefined
  const { zip, country } = property.address.town
  const region = regionOfZip(zip, country)
  const bands = energyBandsOn(catalogue.rules, region, now)
  const label = energy.state === 'notApplicable' ? undefined : energyLabel(energy, bands)
  return {
    sentence: energySentence(property, label, locale, t),
    scale:
      label === undefined
        ? undefined
        : viewScale(property, label, bands?.map((band) => band.label) ?? [], locale, t),
    rows: energyRows(property, label, locale, t),
    duty: viewDuty(catalogue.rules, property, label, now, locale, t),
  }
}

function energySentence(
  { energy }: Property,
  label: EnergyLabel | undefined,
  locale: Locale,
  t: Translate,
): string {
  const { scoreKwhPerM2Year, uniqueCode } = energy
  const score = scoreKwhPerM2Year === undefined ? undefined : formatNumber(scoreKwhPerM2Year, locale)
  if (label !== undefined && score !== undefined) {
    return uniqueCode === undefined
      ? t('legal.epc.withoutCode', { label, score })
      : t('legal.epc.full', { label, score, code: uniqueCode })
  }
  if (label !== undefined) return t('legal.epc.labelOnly', { label })
  if (score !== undefined && energy.state === 'present') return t('legal.epc.scoreOnly', { score })
  return energy.state === 'present' ? t('legal.epc.unknown') : t(`legal.epc.${energy.state}`)
}

function viewScale(
  { energy }: Property,
  current: EnergyLabel,
  steps: readonly EnergyLabel[],
  locale: Locale,
  t: Translate,
): EnergyScaleView | undefined {
  if (!steps.includes(current)) return undefined
  const { scoreKwhPerM2Year } = energy
  const score =
    scoreKwhPerM2Year === undefined
      ? undefined
      : formatNumber(scoreKwhPerM2Year, locale, t('formats.kwhPerM2Year'))
  return {
    label: t('property.energy.scale', { label: current }),
    steps,
    current,
    mark: score === undefined ? current : t('property.energy.mark', { label: current, score }),
    isFine: steps.length > 9,
    ends: { best: t('property.energy.economical'), worst: t('property.energy.wasteful') },
  }
}

function energyRows(
  { energy }: Property,
  label: EnergyLabel | undefined,
  locale: Locale,
  t: Translate,
): readonly Row[] {
  const isCodeSaid = label !== undefined && energy.scoreKwhPerM2Year !== undefined
  return [
    ...rowOf(t('labels.field.uniqueCode'), isCodeSaid ? undefined : energy.uniqueCode, String),
    ...rowOf(t('labels.field.epcValidUntil'), energy.validUntil, (date) => formatDate(date, locale)),
    ...rowOf(t('labels.field.epcTotal'), energy.totalKwhPerYear, (kwh) =>
      formatNumber(kwh, locale, t('formats.kwhPerYear')),
    ),
    ...rowOf(t('labels.field.co2'), energy.co2KgPerYear, (kg) =>
      formatNumber(kg, locale, t('formats.kgPerYear')),
    ),
    ...rowOf(t('labels.field.eLevel'), energy.eLevel, (level) => `E${formatNumber(level, locale)}`),
  ]
}

function viewDuty(
  rules: ViewContext['catalogue']['rules'],
  property: Property,
  label: EnergyLabel | undefined,
  now: ViewContext['now'],
  locale: Locale,
  t: Translate,
): EnergyView['duty'] {
  const { zip, country } = property.address.town
  const rule = regionalRuleInForce(rules.renovationDuties, regionOfZip(zip, country), now)
  if (rule === undefined || label === undefined || property.goal !== 'sale') return undefined
  const term = renovationTerm(property, rules, now)
  const sourceWords = t('property.energy.sourceLink')
  // Of a home with a good label it is a relief to read; of a shop or a plot nobody asks.
  if (term === undefined) {
    const isFree = renovationTerm(
      { ...property, energy: { ...property.energy, label: rule.labels[0] } },
      rules,
      now,
    )
    return isFree === undefined
      ? undefined
      : { sentence: t('legal.renovationDuty.none', { label }), sourceWords }
  }
  const date = formatDate(term.deadlineFrom(now), locale)
  return {
    sentence: t('legal.renovationDuty.due', { years: term.years, target: term.target, date }),
    checked: t('property.energy.source', { date: formatDate(rule.checkedOn, locale) }),
    source: rule.source,
    sourceWords,
  }
}
