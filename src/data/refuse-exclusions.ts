import { type FieldText, projectTexts, propertyTexts } from '#domain/compliance/record-texts.ts'
import { exclusionGap } from '#domain/compliance/text-checks.ts'
import type { ComplianceRules } from '#domain/compliance/rule.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { LoadedRecords } from './load-records.ts'
import type { ProblemLog } from './problems/problem-log.ts'

/**
 * Returns the records without those whose texts beyond doubt shut people out: publishing them is what the law forbids.
 * They are warnings with the sentence found, so that the other homes are built. Only where the rule is an error; a doubtful
 * sentence, or one under a rule that warns, is in the compliance report alone.
 * @see docs/decisions/compliance.md
 */
export function refuseExclusions(
  records: LoadedRecords,
  { advertisements }: Pick<ComplianceRules, 'advertisements'>,
  now: PlainDate,
  log: ProblemLog,
): LoadedRecords {
  const rule = ruleInForce(
    advertisements.filter(({ id }) => id === 'discrimination'),
    now,
  )
  if (rule?.severity !== 'error') return records
  const isLawful = ({ file, id }: Property | Project, texts: readonly FieldText[]): boolean => {
    const gap = exclusionGap(texts, rule.exclusions)
    if (gap === undefined || gap.isDoubtful === true) return true
    const { field, message, received, expected, remedy } = gap
    log
      .record(file, String(id))
      .warn(field, `${message}; it waits unpublished: “${received}”`, { expected, remedy, waits: true })
    return false
  }
  return {
    ...records,
    properties: records.properties.filter((property) => isLawful(property, propertyTexts(property))),
    projects: records.projects.filter((project) => isLawful(project, projectTexts(project))),
  }
}
