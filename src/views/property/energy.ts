import { type Bands, energyBandsOn, energyLabelOf } from '#domain/energy/energy.ts'
import { energyGaps } from '#domain/energy/energy-gap.ts'
import type { Locale } from '#domain/values/locale.ts'
import { isLand, isResidential, propertyKind } from '#domain/listing/property-kind.ts'
import type { EnergyLabel, Property } from '#domain/listing/property.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Page } from '#views/kit/page.ts'
import { energyRows } from './energy-rows.ts'
import { type RenovationDutyView, viewRenovationDuty } from './renovation-duty.ts'
import type { Row } from '#views/kit/rows.ts'

/** The labels of a region in a row, with the home's own marked; pale for a home without a label. */
export type EnergyScaleView = Readonly<{
  steps: readonly EnergyLabel[]
  own?: Readonly<{
    label: EnergyLabel
    /** `Energielabel B`, which also names the scale. */
    name: string
    /** `164 kWh/m² per jaar`. */
    score?: string
  }>
  /** Whether there are more labels than fit comfortably into one row: the steps of Brussels. */
  isFine: boolean
}>

/** The content of the section about the energy certificate. */
export type EnergyView = Readonly<{
  sentence: string
  /** How far the score is from better labels, for who has to renovate. */
  gap?: string
  scale?: EnergyScaleView
  rows: readonly Row[]
  duty?: RenovationDutyView
}>

/** Returns the energy facts of a home; undefined for land and garages without a certificate. */
export function viewEnergy(page: Page, property: Property): EnergyView | undefined {
  const { context, locale, t } = page
  const { energy } = property
  const isUnknown = energy.state === 'unknown'
  if (isLand(property) && (isUnknown || energy.state === 'notApplicable')) return undefined
  if (propertyKind(property) === 'garage' && isUnknown) return undefined
  const { zip, country } = property.address.town
  const bands = energyBandsOn(context.catalogue.rules, regionOfZip(zip, country), context.now)
  const label = energyLabelOf(property, context.catalogue.rules, context.now)
  // The bands in kWh are those of homes: a shop's certificate has the same letters with other limits.
  const kwh = isResidential(property) ? energy.scoreKwhPerM2Year : undefined
  const duty = viewRenovationDuty(page, property, label)
  // Only who has to renovate wants to know how far it is.
  const gap =
    label === undefined || duty?.deed === undefined ? undefined : gapSentence(kwh, label, bands, locale, t)
  return {
    sentence: energySentence(property, label, locale, t),
    gap,
    scale: viewScale(property, kwh, label, bands, locale, t),
    rows: energyRows(property, label, context.now, locale, t),
    duty,
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

function gapSentence(
  kwh: number | undefined,
  label: EnergyLabel,
  bands: Bands | undefined,
  locale: Locale,
  t: Translate,
): string | undefined {
  const [next, goal] = energyGaps(kwh, label, bands)
  if (next === undefined) return undefined
  const words = { label: next.label, kwh: formatNumber(next.kwhPerM2Year, locale) }
  if (goal === undefined) return t('legal.epc.gap', words)
  const goalKwh = formatNumber(goal.kwhPerM2Year, locale)
  return t('legal.epc.gapTwo', { ...words, goal: goal.label, goalKwh })
}

function viewScale(
  property: Property,
  kwh: number | undefined,
  label: EnergyLabel | undefined,
  bands: Bands | undefined,
  locale: Locale,
  t: Translate,
): EnergyScaleView | undefined {
  if (bands === undefined) return undefined
  const steps = bands.map((band) => band.label)
  const isAwaited = isResidential(property) && ['requested', 'unknown'].includes(property.energy.state)
  if (label === undefined ? !isAwaited : !steps.includes(label)) return undefined
  return {
    steps,
    own: label === undefined ? undefined : viewOwn(kwh, label, locale, t),
    isFine: steps.length > 9,
  }
}

function viewOwn(
  kwh: number | undefined,
  label: EnergyLabel,
  locale: Locale,
  t: Translate,
): EnergyScaleView['own'] {
  return {
    label,
    name: t('property.energy.label', { label }),
    score: kwh === undefined ? undefined : formatNumber(kwh, locale, t('formats.kwhPerM2Year')),
  }
}
