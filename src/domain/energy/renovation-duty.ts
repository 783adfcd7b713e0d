import { regionalRuleInForce } from '#domain/law/dated-rule.ts'
import { energyLabelOf } from './energy.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addYears } from '#domain/values/plain-date.ts'
import type { EnergyLabel, Property } from '#domain/listing/property.ts'
import { isResidential } from '#domain/listing/property-kind.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { Rules } from '#domain/law/rules.ts'

/** The renovation that the buyer of a badly insulated home must finish. */
export type RenovationTerm = Readonly<{
  years: number
  /** Label that the home has to reach. */
  target: EnergyLabel
  /** Last day on which the work may be finished, for a deed of that day. */
  deadlineFrom: (deedDate: PlainDate) => PlainDate
}>

/** Whether the buyer of a home of that kind, sold there, has a duty to renovate where its label is bad. */
export function canHaveDuty(
  property: Pick<Property, 'goal' | 'type' | 'categories' | 'energy' | 'address'>,
  rules: Rules,
  on: PlainDate,
): boolean {
  return renovationTerm({ ...property, energy: { ...property.energy, label: 'F' } }, rules, on) !== undefined
}

/**
 * Returns the renovation duty of a buyer by the date of the deed; undefined when there is none: rent,
 * land, commercial buildings, other regions, better labels, deeds before the duty existed.
 * @see https://www.vlaanderen.be/renovatieverplichting (read 2026): 6 years by the Flemish decree of
 * 12 December 2025, also for terms that were running; 5 years before
 */
export function renovationTerm(
  property: Pick<Property, 'goal' | 'type' | 'categories' | 'energy' | 'address'>,
  rules: Rules,
  on: PlainDate,
): RenovationTerm | undefined {
  if (property.goal !== 'sale' || !isResidential(property)) return undefined
  const { zip, country } = property.address.town
  const duty = regionalRuleInForce(rules.renovationDuties, regionOfZip(zip, country), on)
  const label = energyLabelOf(property, rules, on)
  if (duty === undefined || label === undefined || !duty.labels.includes(label) || on < duty.deedFrom)
    return undefined
  return {
    years: duty.years,
    target: duty.target,
    deadlineFrom: (deedDate) => addYears(deedDate, duty.years),
  }
}
