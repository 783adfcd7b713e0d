import { getRequestListener } from '@hono/node-server'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestListener } from 'node:http'
import { pino } from 'pino'
import type { PlainDate } from '#domain/values/measure.ts'
import { type Header, isFor } from '#scripts/build/hosting/header-rules.ts'
import { parseHeaders } from '#scripts/build/hosting/headers-file.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { loadRecordsQuietly } from '#scripts/owners/load-records.ts'
import { createPreviews } from '#scripts/service/preview/create-previews.ts'
import { importForProduction } from '#scripts/service/import-for-production.ts'
import type * as main from '#service/main.ts'

/** The service as a part of a server: it answers what is posted to `/forms/`. */
export type RunningService = Readonly<{
  answer: RequestListener
  /** Answers Prometheus at `/metrics`. */
  answerMetrics: RequestListener
  stop: () => Promise<void>
  previewLink: (until: number) => string | undefined
  /** Where mails go. */
  mails: string
}>

/**
 * Starts the service for a built site; undefined when its forms are not posted to this site.
 * @throws {CommandError} when a setting is missing or unsafe, or the database cannot be written
 */
export async function startService(
  dist: string,
  environment: NodeJS.ProcessEnv,
): Promise<RunningService | undefined> {
  const module = await importForProduction<typeof main>('./src/service/main.ts')
  const log = pino({ level: environment['LOG_LEVEL'] ?? 'warn' })
  const dataDir = environment['SITE_DATA'] ?? 'data'
  try {
    const forms = await module.readSiteForms(dist)
    if (forms.size === 0) return undefined
    const settings = module.loadSettings(environment)
    const site = { forms, headers: await pageHeaders(dist) }
    const { ownerRecords } = settings
    const loadRecords =
      ownerRecords && ((today: PlainDate) => loadRecordsQuietly(ownerRecords.dir, dataDir, today))
    const previews = settings.preview && createPreviews(settings.preview)
    const service = await module.createService(settings, site, log, Date.now, loadRecords, previews?.render)
    return {
      answer: getRequestListener(service.app.fetch),
      answerMetrics: getRequestListener(service.metricsApp.fetch),
      stop: async () => {
        await Promise.all([service.stop(), previews?.stop()])
      },
      previewLink: service.previewLink,
      mails: settings.mail.kind === 'files' ? settings.mail.dir : settings.mail.url.replace(/\/\/.*@/, '//'),
    }
  } catch (error) {
    if (error instanceof module.SettingsError || error instanceof module.DatabaseError)
      throw new CommandError(error.message)
    throw error
  }
}

/** Returns the headers that the host of a built site gives its pages. */
async function pageHeaders(dist: string): Promise<readonly Header[]> {
  const rules = parseHeaders(await readFile(join(dist, '_headers'), 'utf8'))
  return rules.flatMap((rule) => (isFor(rule, '/') ? rule.headers : []))
}
