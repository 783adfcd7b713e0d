import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { type DemoOwner, prepareDemoOwner } from '#scripts/service/demo-owner.ts'
import { type RunningService, startService } from '#scripts/service/start-service.ts'
import { loadSettings } from '#service/kit/settings/service-settings.ts'

/** The built site with its service, on a port and with data of its own. */
export type SiteWithService = Readonly<{
  origin: string
  /** Directory of the database. */
  dir: string
  /** Who can sign in to the portal, where that was prepared. */
  owner?: DemoOwner
  /** Opens drafts, where the settings name their directories. */
  previewLink?: string
  /** Opens the editor for somebody who may publish, where the settings name the command. */
  editorLink?: string
  /** Returns the mails that were written, oldest first. */
  mails: () => Promise<readonly string[]>
  close: () => Promise<void>
}>

/**
 * Serves the built site of the demo with a service of its own; `settings` adds to those of the service, and `prepare` fills
 * its database first.
 */
export async function serveSiteWithService(
  settings: Readonly<Record<string, string>> = {},
  prepare?: (dist: string, environment: NodeJS.ProcessEnv) => Promise<DemoOwner | undefined>,
): Promise<SiteWithService> {
  const report: Readonly<{ out: string }> = JSON.parse(await readFile('.cache/build-report.json', 'utf8'))
  const dir = await mkdtemp(join(tmpdir(), 'site-with-service-'))
  const running: { service?: RunningService } = {}
  const server = await createStaticServer(report.out, (request, response) =>
    running.service?.answer(request, response),
  )
  const origin = `http://localhost:${await listen(server, 0)}`
  // All tests of a file are one visitor to it.
  const usual = { SITE_ORIGIN: origin, SERVICE_DATA: dir, LOG_LEVEL: 'fatal', FORMS_PER_QUARTER: '1000' }
  const environment = { ...usual, ...settings }
  const owner = await prepare?.(report.out, environment)
  const service = await startService(
    report.out,
    loadSettings({ ...environment, ...owner?.variables }, report.out),
  )
  if (service === undefined) throw new Error('the built site sends no forms')
  running.service = service
  const { mails, stop } = service
  return {
    origin,
    dir,
    owner,
    previewLink: service.previewLink(Date.now() + 3_600_000),
    editorLink: service.editorLink(Date.now() + 3_600_000),
    mails: async () => {
      const files = await readdir(mails).catch(() => [])
      // One that is still being written has another name.
      const names = files.filter((name) => !name.endsWith('.half'))
      return await Promise.all(names.toSorted().map((name) => readFile(join(mails, name), 'utf8')))
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await stop()
      await rm(dir, { recursive: true })
    },
  }
}

/** Serves the built site with the portal of the demo: records of four owners, one of whom can sign in. */
export async function servePortal(): Promise<SiteWithService & Readonly<{ owner: DemoOwner }>> {
  const site = await serveSiteWithService({}, (dist, environment) =>
    prepareDemoOwner(dist, 'data', environment),
  )
  const { owner } = site
  if (owner === undefined) throw new Error('the built site has no portal of a demo')
  return { ...site, owner }
}
