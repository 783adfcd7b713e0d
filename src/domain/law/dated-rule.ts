import type { PlainDate } from '#domain/values/measure.ts'
import type { Region } from '#domain/place/place.ts'
import type { Dated } from './rules.ts'

/** Returns the rule that holds on a day, the newest where two do; `validTo` is the last day itself. */
export function ruleInForce<Rule extends Dated>(rules: readonly Rule[], on: PlainDate): Rule | undefined {
  return rules
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === undefined || on <= validTo))
    .reduce<Rule | undefined>(
      (newest, rule) => (newest === undefined || rule.validFrom > newest.validFrom ? rule : newest),
      undefined,
    )
}

/** Returns the rule of a region that holds on a day; none without a region, as abroad. */
export function regionalRuleInForce<Rule extends Dated & Readonly<{ region: Region }>>(
  rules: readonly Rule[],
  region: Region | undefined,
  on: PlainDate,
): Rule | undefined {
  return ruleInForce(
    rules.filter((rule) => rule.region === region),
    on,
  )
}
