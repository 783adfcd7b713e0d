import { exclusionGap, type FieldText, propertyTexts } from '#domain/compliance/text-checks.ts'
import type { ComplianceRules } from '#domain/compliance/rule.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Project } from '#domain/listing/project.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { LoadedRecords } from './load-records.ts'
import type { ProblemLog } from './problems/problem-log.ts'

/**
 * Returns the records without those whose texts shut people out, which are errors with the sentence found: publishing
 * it is what the law forbids. Only where the rule is an error; as a warning it is in the compliance report alone.
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
  const isLawful = (file: string, id: number, texts: readonly FieldText[]): boolean => {
    const gap = exclusionGap(texts, rule.exclusions)
    if (gap === undefined) return true
    const { field, message, received, expected, remedy } = gap
    log.record(file, String(id)).error(field, `${message}: “${received}”`, { expected, remedy })
    return false
  }
  return {
    ...records,
    properties: records.properties.filter((property) =>
      isLawful('properties.json', property.id, propertyTexts(property)),
    ),
    projects: records.projects.filter((project) =>
      isLawful('projects.json', project.id, projectTexts(project)),
    ),
  }
}

function projectTexts(project: Project): readonly FieldText[] {
  const fields = {
    Name: project.name,
    Description: project.description,
    Constructions: project.constructions,
    Technical: project.technical,
    Situation: project.situation,
  }
  return Object.entries(fields).flatMap(([field, texts]) =>
    Object.values(texts).map((text) => ({ field, text })),
  )
}
