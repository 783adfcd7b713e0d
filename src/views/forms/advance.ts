import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { AdvanceRule } from '#domain/law/rules.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** Returns the advance on a purchase price today; undefined where the rules have none. */
export function advanceInForce({
  catalogue,
  now,
}: ViewContext): Pick<AdvanceRule, 'percent' | 'offPlanPercent'> | undefined {
  const rule = ruleInForce(catalogue.rules.advances, now)
  return rule && { percent: rule.percent, offPlanPercent: rule.offPlanPercent }
}
