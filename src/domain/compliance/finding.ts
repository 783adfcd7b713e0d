import type { Problem } from '#domain/site/problem.ts'
import type { Dated } from '#domain/law/rules.ts'
import type { Gap } from './advertisement.ts'
import type { RuleId, Severity } from './rule.ts'

/** Something that an advertisement lawfully needs and lacks, with the rule that says so. */
export type Finding = Gap &
  Readonly<{ rule: RuleId; severity: Problem['severity']; validFrom: Dated['validFrom']; source: string }>

/** Returns the finding that a gap is under a rule; none where the agency switched the rule off. */
export function toFindings(
  rule: Dated & Readonly<{ id: RuleId; severity: Severity }>,
  gap: Gap | undefined,
): readonly Finding[] {
  const { id, validFrom, source } = rule
  if (gap === undefined || rule.severity === 'off') return []
  const severity = gap.isDoubtful === true ? 'warning' : rule.severity
  return [{ ...gap, rule: id, severity, validFrom, source }]
}
