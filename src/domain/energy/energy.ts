import { regionalRuleInForce } from '#domain/law/dated-rule.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Region } from '#domain/place/place.ts'
import type { Energy, EnergyLabel, Property } from '#domain/listing/property.ts'
import { isResidential, propertyKind } from '#domain/listing/property-kind.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { EnergyBands, Rules } from '#domain/law/rules.ts'

/** The labels of one region on one day, best first; the last has no upper limit. */
export type Bands = EnergyBands['bands']

/**
 * Returns the energy bands of a region that hold on a day; none outside Belgium.
 * @see https://www.vlaanderen.be/epc-pedia, https://leefmilieu.brussels, https://energie.wallonie.be (read 2026)
 */
export function energyBandsOn(rules: Rules, region: Region | undefined, on: PlainDate): Bands | undefined {
  return regionalRuleInForce(rules.energyBands, region, on)?.bands
}

/** Returns the label of a score in kWh/m²·year: the first band whose upper limit it does not pass. */
export function labelOfScore(score: number, bands: Bands): EnergyLabel | undefined {
  return bands.find(({ upToKwhPerM2Year }) => score <= (upToKwhPerM2Year ?? Infinity))?.label
}

/**
 * Returns the label that a home is shown with: the certificate's own one always wins, the score in
 * kWh/m²·year is only read where the certificate has none.
 */
export function energyLabel(energy: Energy, bands: Bands | undefined): EnergyLabel | undefined {
  if (energy.label !== undefined) return energy.label
  if (bands === undefined || energy.scoreKwhPerM2Year === undefined) return undefined
  // Certificates print whole kWh.
  return labelOfScore(Math.round(energy.scoreKwhPerM2Year), bands)
}

/** Whether a home has no certificate, or one that has expired, contradicts itself or is of a region without bands. */
export function isEnergyUnsure(
  { energy, address: { town } }: Pick<Property, 'energy' | 'address'>,
  rules: Rules,
  on: PlainDate,
): boolean {
  const bands = energyBandsOn(rules, regionOfZip(town.zip, town.country), on)
  return (
    energy.state !== 'present' ||
    bands === undefined ||
    isLabelContradicted(energy, bands) ||
    (energy.validUntil !== undefined && energy.validUntil < on)
  )
}

/**
 * Returns the label that a property is shown with on a day; none where a certificate does not apply. The bands are
 * those of homes: the score of a shop or a warehouse says nothing about its label.
 */
export function energyLabelOf(
  property: Pick<Property, 'type' | 'categories' | 'energy' | 'address'>,
  rules: Rules,
  on: PlainDate,
): EnergyLabel | undefined {
  const { energy, address } = property
  if (energy.state === 'notApplicable') return undefined
  const isHome = propertyKind(property) === undefined || isResidential(property)
  const region = regionOfZip(address.town.zip, address.town.country)
  return energyLabel(energy, isHome ? energyBandsOn(rules, region, on) : undefined)
}

/**
 * Whether a label and a score in kWh/m²·year cannot be of one certificate: the region has no such label, or the
 * score is in the band of another one. Certificates print whole kWh, so a score is also read rounded.
 */
export function isLabelContradicted({ label, scoreKwhPerM2Year: score }: Energy, bands: Bands): boolean {
  if (label === undefined) return false
  if (!bands.some((band) => band.label === label)) return true
  return (
    score !== undefined && [score, Math.round(score)].every((each) => labelOfScore(each, bands) !== label)
  )
}
