import { existsSync, lstatSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { loadPictureManifest } from '#data/picture-manifest.ts'
import { isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { type BuildOptions, buildOptionSpecs, parseBuildOptions } from '#scripts/build/build-options.ts'
import { formatLacks } from '#scripts/build/build-report.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { forProduction } from '#scripts/kit/for-production.ts'
import { formatCount, formatSeconds } from '#scripts/kit/progress.ts'
import { pictureDirs } from '#scripts/pictures.ts'
import { pictureQueue, type PictureQueue } from '#scripts/pictures/picture-queue.ts'
import { answerWhenStarted } from '#scripts/server/answer-when-started.ts'
import { listen, parsePort } from '#scripts/server/listen.ts'
import { explained } from '#scripts/service/explained.ts'
import { type RunningService, startService } from '#scripts/service/start-service.ts'
import { checkDatabase } from '#scripts/service/check-database.ts'
import type { Publishing } from '#service/kit/settings/publishing.ts'
import { loadSettings } from '#service/kit/settings/service-settings.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { stopOnSignal } from '#scripts/server/stop-on-signal.ts'
import { restorePublished, swapDirs } from '#scripts/build/output/swap.ts'

const spec: CommandSpec = {
  usage: '[PORT=4321] npm start --',
  about: 'Builds the site and serves it at http://localhost:4321; PORT changes the port.',
  options: { ...buildOptionSpecs, 'no-build': { about: 'serve the site that is there' } },
}

const previewHours = 12

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const port = parsePort(process.env['PORT'])
    // The pages are worth looking at before the last picture is made.
    const options = { ...parseBuildOptions(input, process.env), isFirstLook: true }
    // The build makes this process one of production.
    const environment = localEnvironment(port, options)
    // Fails before the build when the port is taken, or the service could not start.
    await probePort(port)
    await checkDatabase(await explained(() => loadSettings(environment, options.out)))
    const report = input.has('no-build') ? undefined : await buildSite(options, console.log)
    if (report === undefined) await restorePublished(swapDirs(options.out))
    const pictures = pictureQueue(await loadPictureManifest(options.site.picturesDir), {
      sourceDirs: pictureDirs(options.site),
      cacheDir: options.site.picturesDir,
      published: options.out,
    })
    // The service takes some seconds more than the pages, which can be read meanwhile; what is sent to it waits.
    const starting = Promise.withResolvers<Started>()
    const answer = answerWhenStarted(starting.promise.then((started) => started.service?.answer))
    const server = await createStaticServer(servedBy(options), answer, pictures.ask)
    const origin = `http://localhost:${await listen(server, port)}`
    console.log(`\nServing ${origin} (stop with Ctrl+C)`)
    const { service, notes } = await startServiceOf(options, environment, origin)
    starting.resolve({ service, notes })
    for (const note of notes) console.log(note)
    if (report !== undefined) console.log(formatLacks(report))
    stopOnSignal([server], async () => service?.stop())
    if (pictures.size > 0) void makeLater(pictures)
    return 0
  })
}

/** The service, where the site has one, and lines for the terminal: where mails go, how to sign in. */
type Started = Readonly<{ service?: RunningService; notes: readonly string[] }>

async function startServiceOf(
  options: BuildOptions,
  environment: NodeJS.ProcessEnv,
  origin: string,
): Promise<Started> {
  const { out, site } = options
  // Imported after the build: it renders mails with React, and a process keeps the build of React that it loads first.
  const { prepareDemoOwner } = await forProduction(() => import('#scripts/service/demo-owner.ts'))
  const demo = await explained(() => prepareDemoOwner(out, site.dataDir, environment))
  const settings = await explained(() => loadSettings({ ...environment, ...demo?.variables }, out))
  const publishing = settings.publishing ?? localPublishing(options)
  const service = await startService(out, { ...settings, publishing })
  if (service === undefined) return { notes: [] }
  const until = Date.now() + previewHours * 3_600_000
  const drafts = service.previewLink(until)
  const editor = existsSync(join(out, 'admin')) ? service.editorLink(until) : undefined
  return {
    service,
    notes: [
      `Forms are answered, and mails go to ${service.mails}.`,
      ...(drafts === undefined ? [] : [`Drafts, for ${previewHours} hours: ${drafts}`]),
      ...(editor === undefined ? [] : [`Editor, which may publish: ${editor}`]),
      ...(demo === undefined
        ? []
        : [`Owner portal, on this machine alone: ${origin}/nl/login/\n  ${demo.email}\n  ${demo.password}`]),
    ],
  }
}

/** Publishes what is edited here to releases beside the reports, with the options of this command. */
function localPublishing(options: BuildOptions): Publishing {
  const typed = process.argv.slice(2).filter((arg) => arg !== '--no-build' && arg !== '--publish')
  const command = [process.execPath, 'scripts/run.mjs', 'publish', ...typed, '--to', releasesOf(options)]
  return { command, reportDir: options.reportDir }
}

function releasesOf({ reportDir }: BuildOptions): string {
  return join(reportDir, 'releases')
}

/** Returns what is served: the site as it was built, or as it was published or taken back since. */
function servedBy(options: BuildOptions): () => string {
  const live = join(releasesOf(options), 'current')
  const startedAt = Date.now()
  return () => ((lstatSync(live, { throwIfNoEntry: false })?.mtimeMs ?? 0) > startedAt ? live : options.out)
}

/** Makes the pictures that are missing while the site is served. */
async function makeLater({ size, work }: PictureQueue): Promise<void> {
  const startedAt = Date.now()
  console.log(`Pictures: ${formatCount(size)} sizes are made meanwhile; one that is asked for, at once.`)
  try {
    await work()
    console.log(`Pictures: all are made, in ${formatSeconds(Date.now() - startedAt)}.`)
  } catch (error) {
    console.error(`Pictures: ${error instanceof Error ? error.message : String(error)}; run the build again.`)
  }
}

/** Forms are posted from the address that is served, and drafts are those of its files, unless the environment says otherwise. */
function localEnvironment(port: number, { site }: BuildOptions): NodeJS.ProcessEnv {
  const quiet = { LOG_LEVEL: 'warn', ...process.env }
  if (process.env['NODE_ENV'] === 'production') return quiet
  return {
    SITE_ORIGIN: `http://localhost:${port}`,
    PREVIEW_DATA: site.dataDir,
    PREVIEW_CONTENT: site.contentDir,
    SITE_CONTENT: site.contentDir,
    ...quiet,
  }
}

async function probePort(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}
