import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkShrink, openProperties } from '#data/problems/check-shrink.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { compareListings } from '#domain/listing/compare-listings.ts'
import { firstEarlyEnd } from '#domain/publishing/early-access.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import type { Problem } from '#domain/site/problem.ts'
import { siteEnvironment, type BuildOptions } from '#scripts/build/build-options.ts'
import { countKinds, loadReport, writeReport, type BuildReport } from '#scripts/build/build-report.ts'
import { compressFiles } from '#scripts/build/files/compress-files.ts'
import { keepMaps } from '#scripts/build/output/source-maps.ts'
import { keepChunks } from '#scripts/build/output/keep-chunks.ts'
import { lockOutput } from '#scripts/build/output/lock.ts'
import { type Bundle, loadBundle } from '#scripts/build/pages/bundle.ts'
import { emptyIndex, loadPageIndex, savePageIndex } from '#scripts/build/pages/page-index.ts'
import { completeDist } from '#scripts/build/files/complete-dist.ts'
import { explainPage, formatReasons } from '#scripts/build/pages/why-rendered.ts'
import { type PageDirs, writePages } from '#scripts/build/pages/write-pages.ts'
import { loadLive } from '#scripts/build/output/live-ledger.ts'
import { publishLedger } from '#scripts/build/output/publish-ledger.ts'
import {
  type BuildState,
  digestInputFiles,
  isUnchanged,
  saveBuildState,
} from '#scripts/build/output/build-state.ts'
import { checkOutput } from '#scripts/build/output/check-output.ts'
import { loadMemory } from '#scripts/build/output/load-memory.ts'
import { publishSite, recoverSwap, removeOld, swapDirs } from '#scripts/build/output/swap.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { makeSitePictures, planSitePictures } from '#scripts/pictures.ts'
import type { PicturePlan } from '#scripts/pictures/make-pictures.ts'
import { type ReportedCompliance, reportCompliance } from '#scripts/compliance/report-compliance.ts'
import { explainSystemError } from '#scripts/kit/system-error.ts'
import { formatCount, formatSeconds } from '#scripts/kit/progress.ts'
import { composeSite, type Site } from '#site'
import { checkSearchLists } from '#views/search-files/search-list.ts'

const unchanged = 'Nothing was built; the published site is as it was.'

type Print = (line: string) => void

/**
 * Builds the site in its own directory and, as the last step, replaces the published one.
 * @throws {CommandError} when the records have errors, another build is running or the disk is full; the published site
 * is untouched
 */
export async function buildSite(typed: BuildOptions, print: Print): Promise<BuildReport> {
  const options = { ...typed, out: await checkOutput(typed.out) }
  return orUnchanged(async () => {
    const unlock = lockOutput(options.out)
    try {
      const recovered = await recoverSwap(swapDirs(options.out))
      if (recovered !== undefined) print(`recovery   ${recovered}`)
      return await buildIfChanged(options, print)
    } finally {
      unlock()
    }
  })
}

function indexFileOf({ reportDir }: BuildOptions): string {
  return join(reportDir, 'pages.json')
}

async function buildIfChanged(options: BuildOptions, print: Print): Promise<BuildReport> {
  const startedAt = Date.now()
  const stateFile = join(options.reportDir, 'build-state.json')
  const inputs = await digestInputFiles(options)
  const last = (await isUnchanged(inputs, await loadMemory<BuildState>(stateFile), options))
    ? await loadReport(options.reportDir)
    : undefined
  if (last !== undefined && !options.clean) {
    print('Nothing has changed since the last build: every page was kept.')
    if (options.explain !== undefined)
      print(explainPage(options.explain, await loadPageIndex(indexFileOf(options)), new Map()))
    return { ...last, rendered: 0, seconds: (Date.now() - startedAt) / 1000 }
  }
  const { site, compliance, made, problems } = await buildAndPublish(options, print)
  if (options.publish) await step(print, 'ledger', () => publishLedger(site, options.site, print))
  const changesAt = firstEarlyEnd(site.catalogue.properties)
  if (changesAt !== undefined) print(sayEarly(site, changesAt))
  const live = (await loadLive(options)) ?? site.ledger
  const report: BuildReport = {
    out: options.out,
    baseUrl: site.baseUrl,
    now: site.now,
    builtAt: new Date().toISOString(),
    seconds: (Date.now() - startedAt) / 1000,
    pages: countKinds(site.routes.all),
    ...made,
    publicFiles: site.files.map(({ path }) => path.slice(1)),
    problems,
    listings: compareListings(live.listings ?? {}, openProperties(live), site.catalogue.properties),
    compliance: {
      errors: compliance.errors,
      warnings: compliance.warnings,
      incomplete: compliance.incomplete,
      page: compliance.page,
    },
    isDemo: site.catalogue.site.isDemo,
    environment: siteEnvironment(options, site.baseUrl),
  }
  await writeReport(options.reportDir, report, site.routes.all)
  await saveBuildState(stateFile, { inputs, changesAt }, options)
  return report
}

function sayEarly({ catalogue }: Site, end: number): string {
  const homes = catalogue.properties.filter(({ earlyUntil }) => earlyUntil !== undefined)
  const { on, at } = toBrussels(end)
  return (
    `           shown early: ${formatCount(homes.length)}, the first until ${on} ${at} in Belgium: ` +
    'publish again then, as --watch does (docs/publishing.md)'
  )
}

/** Turns a file system error into one sentence which says that the published site is unchanged. */
async function orUnchanged<T>(build: () => Promise<T>): Promise<T> {
  try {
    return await build()
  } catch (error) {
    const explained = explainSystemError(error)
    throw explained === undefined ? error : new CommandError(`${explained}\n\n${unchanged}`)
  }
}

/** The results of a build, for the report. */
type Built = Readonly<{
  site: Site
  compliance: ReportedCompliance
  made: Pick<BuildReport, 'redirects' | 'pictures' | 'rendered'>
  problems: readonly Problem[]
}>

async function buildAndPublish(options: BuildOptions, print: Print): Promise<Built> {
  const { published, next } = swapDirs(options.out)
  const before = options.clean ? emptyIndex : await loadPageIndex(indexFileOf(options))
  const read = await readSite(options, print)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  try {
    const made = await writeSite(read, options, { published, next, before }, print)
    return { ...read, made }
  } catch (error) {
    // Frees its space: the disk may be full.
    await rm(next, { recursive: true, force: true })
    throw error
  }
}

/** Everything that pages are made from. */
type ReadSite = Omit<Built, 'made'> & Readonly<{ pictures: PicturePlan; bundle: Bundle }>

async function readSite(options: BuildOptions, print: Print): Promise<ReadSite> {
  const site = await step(print, 'records', () => loadRecords(options))
  print(
    `           ${site.catalogue.properties.length} properties, ${site.catalogue.projects.length} projects, ${site.routes.all.length} pages`,
  )
  if (site.fallbacks.length > 0) print(`           the product's own: ${site.fallbacks.join(', ')}`)
  const shrink = checkShrink(site.catalogue, site.ledger, { allow: options.allowShrink })
  stopAtErrors([...shrink, ...checkSearchLists(site)])
  const compliance = await step(print, 'lawfulness', () => reportCompliance(site, options.reportDir))
  if (!options.isFirstLook) print(`\n${compliance.text}\n`)
  if (options.strict && compliance.errors > 0) throw new CommandError(lawless(compliance))
  const makingPictures = step(print, 'pictures', async () =>
    options.isFirstLook
      ? planSitePictures(site.catalogue, options.site)
      : makeSitePictures(site.catalogue, options.site, print),
  )
  const [pictures, bundle] = await both(makingPictures, step(print, 'bundle', loadBundle))
  return { site, compliance, pictures, bundle, problems: [...site.problems, ...shrink, ...pictures.problems] }
}

async function writeSite(
  { site, pictures, bundle }: ReadSite,
  options: BuildOptions,
  dirs: PageDirs,
  print: Print,
): Promise<Built['made']> {
  const { next } = dirs
  // The site was composed before the pictures were made, so without their sizes.
  const withPictures = { ...site, pictures: pictures.manifest }
  const { index, reasons, redirects } = await step(print, 'pages', () =>
    writePages(withPictures, bundle, dirs, print),
  )
  print(`           ${formatReasons(reasons)}`)
  if (options.explain !== undefined) print(`           ${explainPage(options.explain, index, reasons)}`)
  const picturesWritten = await step(print, 'files', () =>
    completeDist(next, withPictures, options, { bundle, index }),
  )
  const kept = await keepChunks(options.out, next, join(options.reportDir, 'chunks.json'))
  if (kept > 0) print(`           ${kept} files of earlier builds kept`)
  if (options.compress) {
    const compressed = await step(print, 'compress', () => compressFiles(next))
    print(`           ${formatCount(compressed)} texts, each as .br and .gz`)
  }
  await keepMaps(bundle.mapsDir, options.reportDir)
  await step(print, 'publish', () => publishSite(swapDirs(options.out)))
  await savePageIndex(indexFileOf(options), index)
  await removeOld(swapDirs(options.out), print)
  return { redirects, pictures: picturesWritten, rendered: reasons.size }
}

async function loadRecords(options: BuildOptions): Promise<Site> {
  try {
    return await composeSite(options.site)
  } catch (error) {
    if (error instanceof ProblemsError) throw refuse(error.problems)
    throw error
  }
}

function stopAtErrors(problems: readonly Problem[]): void {
  if (problems.some((problem) => problem.severity === 'error')) throw refuse(problems)
}

function lawless({ errors, page }: ReportedCompliance): string {
  return `--strict: advertisements lack what the law wants, ${formatCount(errors)} times: ${page}\n\n${unchanged}`
}

function refuse(problems: readonly Problem[]): CommandError {
  const cause = new ProblemsError(problems)
  return new CommandError(`${cause.message}\n\n${unchanged}`, { cause })
}

/** Waits for both, even where one fails: nothing goes on after a build that has ended. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}

async function step<T>(print: Print, name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  print(`${name.padEnd(10)} …`)
  const result = await work()
  print(`${name.padEnd(10)} done in ${formatSeconds(Date.now() - startedAt)}`)
  return result
}
