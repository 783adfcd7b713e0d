import type { Problem } from '#domain/site/problem.ts'
import type { ComplianceReport } from './check-compliance.ts'
import type { Finding } from './finding.ts'

/** Returns every finding as a problem of a record, as records with faults are listed. */
export function reportProblems({ listings, projects, units, company }: ComplianceReport): readonly Problem[] {
  return [
    ...listings.flatMap(({ property, findings }) =>
      findings.map((finding) => toProblem(finding, property.file, String(property.id))),
    ),
    ...projects.flatMap(({ project, findings }) =>
      findings.map((finding) => toProblem(finding, project.file, String(project.id))),
    ),
    ...units.flatMap(({ project, unit, findings }) =>
      findings.map((finding) => toProblem(finding, project.file, `${project.id} ${unit.lot}`)),
    ),
    ...company.map((finding) => toProblem(finding, 'site.json', undefined)),
  ]
}

function toProblem(
  { severity, field, message, expected, received, remedy, rule, source }: Finding,
  file: string,
  record: string | undefined,
): Problem {
  return { severity, file, record, field, message, expected, received, remedy, rule, source }
}
