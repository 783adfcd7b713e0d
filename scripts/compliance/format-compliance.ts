import { formatProblems } from '#data/problems/format-problems.ts'
import type { ComplianceReport } from '#domain/compliance/check-compliance.ts'
import { reportProblems } from '#domain/compliance/report-problems.ts'
import type { Region } from '#domain/place/place.ts'
import type { IncompleteEntry } from '#scripts/compliance/incomplete-entries.ts'
import { formatCount } from '#scripts/kit/progress.ts'

const regions: readonly Region[] = ['flanders', 'brussels', 'wallonia']

/** Listings per region that the terminal shows; the page shows all. */
const namedPerRegion = 12

/**
 * Returns the report as text for a terminal: per region its incomplete listings, then each missing fact once with its
 * remedy.
 * @param page path of the full report
 */
export function formatCompliance(
  report: ComplianceReport,
  entries: readonly IncompleteEntry[],
  page: string,
): string {
  const problems = reportProblems(report)
  const { gone, abroad } = report.notJudged
  return [
    `What advertisements lack on ${report.on}:`,
    ...regions.flatMap((region) => formatRegion(report, entries, region)),
    `  not judged: ${formatCount(gone)} sold or rented, ${formatCount(abroad)} outside Belgium`,
    ...(problems.length === 0
      ? ['  Nothing is missing that the law wants.']
      : ['', formatProblems(problems, { from: 2, named: 5 })]),
    '',
    `Every one of them, by region, office and agent: ${page}`,
  ].join('\n')
}

function formatRegion(
  { listings, projects, units }: ComplianceReport,
  entries: readonly IncompleteEntry[],
  region: Region,
): readonly string[] {
  const here = [...listings, ...projects, ...units].filter((checked) => checked.region === region)
  if (here.length === 0) return []
  const lacking = entries.filter((entry) => entry.region === region)
  const kinds = [
    countOf(
      here.filter((checked) => 'property' in checked && checked.property.goal === 'sale').length,
      'for sale',
    ),
    countOf(
      here.filter((checked) => 'property' in checked && checked.property.goal === 'rent').length,
      'to let',
    ),
    countOf(here.filter((checked) => 'project' in checked && !('unit' in checked)).length, 'projects'),
    countOf(here.filter((checked) => 'unit' in checked).length, 'units'),
  ]
  const rest = lacking.length - namedPerRegion
  return [
    `  ${region.padEnd(9)} ${kinds.flat().join(', ')}: ${lacking.length === 0 ? 'all complete' : `${formatCount(lacking.length)} incomplete`}`,
    ...lacking
      .toSorted((a, b) => errorsOf(b) - errorsOf(a))
      .slice(0, namedPerRegion)
      .map(
        ({ record, ownFile, town, findings }) =>
          `    ${record}${ownFile === undefined ? '' : ` (${ownFile})`} ${town}: ${rulesOf(findings)}`,
      ),
    ...(rest > 0 ? [`    and ${formatCount(rest)} more`] : []),
  ]
}

function errorsOf({ findings }: IncompleteEntry): number {
  return findings.filter(({ severity }) => severity === 'error').length
}

function rulesOf(findings: IncompleteEntry['findings']): string {
  return [...new Set(findings.map(({ rule }) => rule))].join(', ')
}

function countOf(count: number, words: string): readonly string[] {
  return count === 0 ? [] : [`${formatCount(count)} ${words}`]
}
