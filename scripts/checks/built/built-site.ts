import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import type { BuildReport, RouteLine } from '#scripts/build/build-report.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { parseDistPage, type DistPage } from '#scripts/checks/built/dist-page.ts'

/** A built site: its files, its parsed pages, and the routes that it was built from. */
export type BuiltSite = Readonly<{
  dir: string
  baseUrl: string
  files: ReadonlySet<string>
  pages: readonly DistPage[]
  routes: readonly RouteLine[]
  sitemaps: readonly string[]
  pictureHosts: readonly string[]
  report: BuildReport
}>

/**
 * Reads the report and the routes of the last build with this report directory.
 * @throws {CommandError} when nothing was built yet
 */
export async function loadReport(reportDir: string): Promise<Pick<BuiltSite, 'report' | 'routes'>> {
  const text = await readFile(join(reportDir, 'build-report.json'), 'utf8').catch(absentAsUndefined)
  if (text === undefined) throw new CommandError('There is no built site: run "npm run build" first.')
  const report: BuildReport = JSON.parse(text)
  const routes: readonly RouteLine[] = JSON.parse(await readFile(join(reportDir, 'routes.json'), 'utf8'))
  return { report, routes }
}

/**
 * Reads the site that the last build with this report directory wrote.
 * @throws {CommandError} when nothing was built yet
 */
export async function loadBuiltSite(reportDir = '.cache'): Promise<BuiltSite> {
  const { report, routes } = await loadReport(reportDir)
  const files = await listFiles(report.out)
  const pages: DistPage[] = []
  for (const file of files) {
    if (file.endsWith('.html') && !report.publicFiles.includes(file))
      pages.push(parseDistPage(file, await readFile(join(report.out, file), 'utf8')))
  }
  const sitemapFiles = files.filter((file) => /^sitemap.*\.xml$/.test(file))
  const sitemaps = await Promise.all(sitemapFiles.map((file) => readFile(join(report.out, file), 'utf8')))
  const policy = /img-src ([^;]*)/.exec(await readFile(join(report.out, '_headers'), 'utf8'))?.[1] ?? ''
  const pictureHosts = policy.split(' ').filter((source) => source.startsWith('http'))
  return {
    dir: report.out,
    baseUrl: report.baseUrl,
    files: new Set(files),
    pages,
    routes,
    sitemaps,
    pictureHosts,
    report,
  }
}

/** Returns the pages that have a route, with it; redirects and copies of "not found" have none. */
export function routedPages(site: BuiltSite): readonly Readonly<{ page: DistPage; route: RouteLine }>[] {
  const pages = new Map(site.pages.map((page) => [page.path, page]))
  return site.routes.flatMap((route) => {
    const page = pages.get(route.path)
    return page === undefined ? [] : [{ page, route }]
  })
}
