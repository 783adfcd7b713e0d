import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageKind } from '#routes/kinds/page-kinds.ts'
import type { Route } from '#routes/table/route.ts'
import type { ListingChanges } from '#domain/listing/compare-listings.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { ReportedCompliance } from '#scripts/compliance/report-compliance.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { leftOut } from '#data/problems/refused-documents.ts'
import { loadMemory } from '#scripts/build/output/load-memory.ts'
import { formatCount } from '#scripts/kit/progress.ts'

/** The contents of `build-report.json`. */
export type BuildReport = Readonly<{
  out: string
  baseUrl: string
  now: string
  seconds: number
  /** Number of pages of each kind. */
  pages: Readonly<Partial<Record<PageKind, number>>>
  /** When the site was built, ISO 8601; a build that finds nothing changed leaves it. */
  builtAt: string
  /** Number of pages that were rendered; the others were kept from the last build. */
  rendered: number
  /** Pages at former addresses: redirects and pages of removed listings. */
  redirects: number
  pictures: number
  /** Files that were published as they are, from the root of the site: none of them is a page. */
  publicFiles: readonly string[]
  problems: readonly Problem[]
  /** What changed about the listings since the live site, or else since the ledger was last written. */
  listings: ListingChanges
  /** Numbers of missing facts in advertisements; the details are in `compliance.html`. */
  compliance: Pick<ReportedCompliance, 'errors' | 'warnings' | 'incomplete' | 'page'>
  /** Whether the agency is made up. */
  isDemo: boolean
  /** The SITE_… variables that load the same site again. */
  environment: Readonly<Record<string, string>>
}>

/** One line of `routes.json`: the facts that checks need about a page. */
export type RouteLine = Pick<Route, 'key' | 'kind' | 'locale' | 'path' | 'canonical' | 'isIndexable'>

/** Returns the number of routes of each kind, in order of first appearance. */
export function countKinds(routes: readonly Route[]): BuildReport['pages'] {
  const kinds = Map.groupBy(routes, (route) => route.kind)
  return Object.fromEntries([...kinds].map(([kind, found]) => [kind, found.length]))
}

/** Writes `build-report.json` and `routes.json`. */
export async function writeReport(dir: string, report: BuildReport, routes: readonly Route[]): Promise<void> {
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'routes.json'), formatRoutes(routes))
  await writeFile(join(dir, 'build-report.json'), JSON.stringify(report, undefined, 2))
}

/** Returns the report of the last build; undefined where it cannot be read. */
export async function loadReport(dir: string): Promise<BuildReport | undefined> {
  return await loadMemory(join(dir, 'build-report.json'))
}

/** Returns the text of `routes.json`, a line for each page. */
function formatRoutes(routes: readonly Route[]): string {
  const lines = routes.map(({ key, kind, locale, path, canonical, isIndexable }) =>
    JSON.stringify({ key, kind, locale, path, canonical, isIndexable } satisfies RouteLine),
  )
  return `[\n${lines.join(',\n')}\n]\n`
}

/** Returns the report as text for the end of a build. */
export function formatReport(report: BuildReport, dir: string): string {
  const kinds = Object.entries(report.pages)
  const total = kinds.reduce((sum, [, count]) => sum + count, 0)
  const width = Math.max(...kinds.map(([kind]) => kind.length))
  const refused = leftOut(report.problems)
  const warnings = report.problems.length - refused.length
  return [
    `${formatCount(total)} pages, ${formatCount(report.rendered)} of them rendered, ${formatCount(report.redirects)} old addresses, ${formatCount(report.pictures)} picture files in ${report.seconds.toFixed(1)} s`,
    ...kinds.map(([kind, count]) => `  ${kind.padEnd(width)}  ${formatCount(count).padStart(7)}`),
    warnings === 0
      ? 'No warnings.'
      : `${formatCount(warnings)} warning${warnings === 1 ? '' : 's'}: all of them are in ${join(dir, 'build-report.json')}`,
    ...(refused.length === 0 ? [] : [`\n${formatRefused(refused)}\n`]),
    formatLacks(report),
    `The site is in ${report.out}`,
  ].join('\n')
}

/** Returns the documents and listings that were left out, and what is wrong with each. */
function formatRefused(refused: readonly Problem[]): string {
  return `Left out until they are corrected; everything else is on the site:\n\n${formatProblems(refused)}`
}

/** Returns in one line what advertisements lack of what the law wants, and where it is listed. */
export function formatLacks({ compliance: { errors, warnings, incomplete }, isDemo }: BuildReport): string {
  if (errors + warnings === 0) return 'Advertisements lack nothing.'
  const one = incomplete === 1
  const whose = isDemo ? "of the demo's advertisements" : `advertisement${one ? '' : 's'}`
  return `${formatCount(incomplete)} ${whose} lack${one ? 's' : ''} something${isDemo ? ' on purpose' : ''}: npm run check:data lists ${one ? 'it' : 'them'}`
}
