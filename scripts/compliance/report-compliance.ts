import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkCompliance } from '#domain/compliance/check-compliance.ts'
import { reportProblems } from '#domain/compliance/report-problems.ts'
import type { Problem } from '#domain/site/problem.ts'
import { writeCompliancePage } from '#scripts/compliance/compliance-page.ts'
import { formatCompliance } from '#scripts/compliance/format-compliance.ts'
import { incompleteEntries } from '#scripts/compliance/incomplete-entries.ts'
import type { Site } from '#site'
import { shownDuties } from '#views/property/shown-duties.ts'

/** The compliance report of a site: as text, as data, and the path of its page. */
export type ReportedCompliance = Readonly<{
  text: string
  problems: readonly Problem[]
  errors: number
  warnings: number
  /** Number of incomplete listings and units. */
  incomplete: number
  page: string
}>

/** Checks the advertisements of a loaded site on its date and writes `compliance.html` to a directory. */
export async function reportCompliance(site: Site, dir: string): Promise<ReportedCompliance> {
  const report = checkCompliance({ ...site, shownOf: (property) => shownDuties(site, property) })
  const entries = incompleteEntries(site, report)
  const problems = reportProblems(report)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const page = join(dir, 'compliance.html')
  await mkdir(dir, { recursive: true })
  await writeFile(page, writeCompliancePage({ name: site.catalogue.site.name, report, entries }))
  return {
    text: formatCompliance(report, entries, page),
    problems,
    errors,
    warnings: problems.length - errors,
    incomplete: entries.length,
    page,
  }
}
