import { dirname, join, resolve } from 'node:path'
import { loadCatalogue } from '#data/load-catalogue.ts'
import { loadPictureManifest } from '#data/picture-manifest.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import type { Unpublished } from '#data/property/property-context.ts'
import { createLanguages } from '#i18n/languages.ts'
import { closePaths, type ClosedPaths } from '#routes/ledger/closed-paths.ts'
import { checkLinks } from '#routes/table/check-links.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import { expandRoutes } from '#routes/expand/expand-routes.ts'
import { indexCatalogue } from '#domain/site/index-catalogue.ts'
import type { ComplianceRules } from '#domain/compliance/rule.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import { standIns } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { SiteFile } from '#domain/site/theme.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createViewContext } from '#views/kit/create-view-context.ts'

/** Where the site is read from. */
export type SiteOptions = Readonly<{
  dataDir: string
  contentDir: string
  /** Where the picture step leaves its sizes and manifest. */
  picturesDir: string
  /** Overrides the base URL of the site configuration. */
  baseUrl?: string
  now: PlainDate
  /** Moment of the build, in milliseconds since 1970; the beginning of its day where it is not said. */
  at?: number
  /** Leave broken records out instead of failing. */
  quarantine: boolean
  /** Show documents that are drafts or wait for a day, too. */
  showsDrafts?: boolean
}>

/** The loaded site and everything that was noticed on the way. */
export type Site = ViewContext &
  Readonly<{
    problems: readonly Problem[]
    /** Every path that was ever published. */
    ledger: Ledger
    /** Published paths that have no page today. */
    closed: ClosedPaths
    /** What advertisements have to say. */
    compliance: ComplianceRules
    /** Files that are published as they are: fonts, the region's drawing, `public`. */
    files: readonly SiteFile[]
    /** Files of the product that the agency does not have itself. */
    fallbacks: readonly string[]
    /** Records and documents that were understood and are not on the site: prospects, cancelled ones, drafts. */
    unpublished: readonly Unpublished[]
  }>

let loaded: Promise<Site> | undefined

/** Returns the site that the SITE_… variables name, read once: for the development server and for tests. */
export function loadSite(): Promise<Site> {
  loaded ??= composeSite(siteOptions(process.env))
  return loaded
}

/**
 * Returns the options that the SITE_… environment variables hold, or the project's own directories. The texts of other
 * records are in `content` beside them, unless it is said where. `SITE_NOW` is a day or a moment in UTC.
 */
export function siteOptions(env: NodeJS.ProcessEnv): SiteOptions {
  const dataDir = resolve(env['SITE_DATA'] ?? 'data')
  const moment = env['SITE_NOW'] ?? new Date().toISOString()
  const day = isPlainDate(moment) ? moment : undefined
  const at = day === undefined ? Date.parse(moment) : fromBrussels(day, '00:00')
  return {
    dataDir,
    contentDir: resolve(env['SITE_CONTENT'] ?? join(dirname(dataDir), 'content')),
    picturesDir: resolve(env['SITE_PICTURES'] ?? '.cache/pictures'),
    baseUrl: env['SITE_BASE'],
    now: day ?? toBrussels(at).on,
    at,
    quarantine: env['SITE_QUARANTINE'] === 'yes',
  }
}

/**
 * Reads records and words, expands the routes and returns the whole.
 * @throws {ProblemsError} when something is wrong that the build may not pass over; it lists everything
 */
export async function composeSite(options: SiteOptions): Promise<Site> {
  const {
    catalogue: records,
    ledger,
    compliance,
    files,
    words,
    fallbacks,
    unpublished,
    ...loaded
  } = await loadCatalogue(options)
  const catalogue = { ...records, index: indexCatalogue(records) }
  const { routeEntries, ownPages } = loaded
  // Without words of the agency's own: another wording moves no address.
  const instead = standIns(catalogue.site)
  const languages = createLanguages({}, instead)
  const plan = expandRoutes({ catalogue, routeEntries, ownPages, ledger, languages, now: options.now })
  if (plan.problems.length > 0 && !options.quarantine)
    throw new ProblemsError([...loaded.problems, ...plan.problems])
  const routes = createRouteTable(plan.routes)
  const problems = [...loaded.problems, ...plan.problems, ...checkLinks(catalogue, routes, ownPages)]
  const context = createViewContext({
    languages: createLanguages(words, instead),
    catalogue,
    routes,
    pictures: await loadPictureManifest(options.picturesDir),
    now: options.now,
    baseUrl: (options.baseUrl ?? catalogue.site.baseUrl).replace(/\/+$/, ''),
    ledger,
  })
  const closed = closePaths(ledger, routes, catalogue, options.now)
  return { ...context, problems, ledger, closed, compliance, files, fallbacks, unpublished }
}

/** Returns the day that it is in Brussels. */
export function today(): PlainDate {
  return toBrussels(Date.now()).on
}
