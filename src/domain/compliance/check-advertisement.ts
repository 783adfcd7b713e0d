import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Advertisement, Check } from './advertisement.ts'
import { amountChecks } from './amount-checks.ts'
import { certificateChecks } from './certificate-checks.ts'
import { energyClaimChecks } from './claims/energy-claims.ts'
import { figureChecks } from './claims/figure-claims.ts'
import { offerChecks } from './claims/offer-claims.ts'
import { priceChecks } from './claims/price-claims.ts'
import { statementChecks } from './claims/statement-claims.ts'
import { energyChecks } from './energy-checks.ts'
import { factChecks } from './fact-checks.ts'
import { type Finding, toFindings } from './finding.ts'
import { moneyChecks } from './money-checks.ts'
import { planningChecks } from './planning-checks.ts'
import {
  type AdvertisementRule,
  type AdvertisementRuleId,
  advertisementRuleIds,
  type Exemption,
} from './rule.ts'
import { textChecks } from './text-checks.ts'

const checks: Readonly<Record<AdvertisementRuleId, Check>> = {
  ...energyChecks,
  ...planningChecks,
  ...factChecks,
  ...moneyChecks,
  ...textChecks,
  ...certificateChecks,
  ...amountChecks,
  ...energyClaimChecks,
  ...figureChecks,
  ...priceChecks,
  ...statementChecks,
  ...offerChecks,
}

const isExempt: Readonly<Record<Exemption, (advertisement: Advertisement) => boolean>> = {
  energyNotApplicable: ({ property }) => property.energy.state === 'notApplicable',
  publishedAddress: ({ property: { address } }) =>
    address.kind === 'published' && address.houseNumber !== undefined,
  projectUnit: ({ property }) => property.projectId !== undefined,
}

/** Returns what an advertisement lacks on its day; empty for a lawful one. */
export type AdvertisementCheck = (advertisement: Advertisement) => readonly Finding[]

/** Returns the check of advertisements: of each rule the period counts that is in force for region, goal and kind. */
export function createAdvertisementCheck(rules: readonly AdvertisementRule[]): AdvertisementCheck {
  const periods = advertisementRuleIds.map((id) => ({ id, rules: rules.filter((rule) => rule.id === id) }))
  return (advertisement) =>
    periods.flatMap((period) => {
      const asked = period.rules.filter((rule) => isAsked(rule, advertisement))
      const rule = ruleInForce(asked, advertisement.on)
      return rule === undefined ? [] : toFindings(rule, checks[period.id](advertisement, rule))
    })
}

function isAsked(rule: AdvertisementRule, advertisement: Advertisement): boolean {
  const { region, kind, property } = advertisement
  return (
    rule.regions.includes(region) &&
    rule.goals.includes(property.goal) &&
    // A listing of unknown kind may be a home: the rules for homes apply.
    (kind === undefined || rule.kinds === undefined || rule.kinds.includes(kind)) &&
    (rule.types === undefined || (property.type !== undefined && rule.types.includes(property.type))) &&
    isAbove(property.surfaces.office ?? property.surfaces.total, rule.surfaceAbove) &&
    !(rule.exempt ?? []).some((exemption) => isExempt[exemption](advertisement))
  )
}

function isAbove(surface: number | undefined, limit: number | undefined): boolean {
  return limit === undefined || (surface !== undefined && surface > limit)
}
