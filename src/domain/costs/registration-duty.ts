import { type EuroCents, euroCents, percentOf } from '#domain/values/money.ts'
import type { OwnHomeDuty, RegistrationDuty } from '#domain/law/rules.ts'

/** What is bought without VAT: an existing building, or a plot to build a home on. */
export type DutyKind = 'home' | 'plot'

/** A purchase with registration duty. */
export type DutyInput = Readonly<{
  price: EuroCents
  kind: DutyKind
  /** Bought by natural persons as their only home, to live in. */
  isOwnHome: boolean
  /** Energy classes that the buyer improves the home by: they lower the duty in Brussels. */
  energyClasses: number
}>

/** A duty and its calculation: `percent` of the price less the exempt part. */
export type DutyAmount = Readonly<{ percent: number; exempt: EuroCents; amount: EuroCents }>

/** Returns the registration duty on a price; the ordinary one where the terms of an own home are not met. */
export function registrationDuty(rule: RegistrationDuty, input: DutyInput): DutyAmount {
  const own = input.isOwnHome ? ownHomeDuty(rule, input) : undefined
  const percent = own?.percent ?? rule.percent
  const exempt = euroCents(Math.min(input.price, own === undefined ? 0 : exemption(own, input)) / 100)
  return { percent, exempt, amount: percentOf(euroCents((input.price - exempt) / 100), percent) }
}

/** Returns the duty on an own home, where a region has one for what is bought at that price. */
export function ownHomeDuty(
  rule: RegistrationDuty,
  { kind, price }: Pick<DutyInput, 'kind' | 'price'>,
): OwnHomeDuty | undefined {
  const own = kind === 'home' ? rule.ownHome : rule.ownPlot
  return own?.upToPrice !== undefined && price > own.upToPrice ? undefined : own
}

function exemption({ exempt = euroCents(0), energy }: OwnHomeDuty, { energyClasses }: DutyInput): number {
  if (energy === undefined || energyClasses < energy.fromClasses) return exempt
  return exempt + Math.min(energyClasses * energy.perClass, energy.upTo)
}
