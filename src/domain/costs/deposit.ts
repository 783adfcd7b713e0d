import { regionalRuleInForce } from '#domain/law/dated-rule.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Region } from '#domain/place/place.ts'
import type { Rules } from '#domain/law/rules.ts'

/**
 * Returns the highest rental deposit of a region in months of rent; undefined outside Belgium.
 * @see Flemish Housing Rental Decree art. 37, Brussels and Walloon decrees (read 2026)
 */
export function depositMaxMonths(
  rules: Pick<Rules, 'deposits'>,
  region: Region | undefined,
  on: PlainDate,
): number | undefined {
  return regionalRuleInForce(rules.deposits, region, on)?.maxMonths
}
