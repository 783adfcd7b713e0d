import { getRequestListener } from '@hono/node-server'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestListener } from 'node:http'
import { pino } from 'pino'
import type { PlainDate } from '#domain/values/measure.ts'
import { type Header, isFor } from '#scripts/build/hosting/header-rules.ts'
import { parseHeaders } from '#scripts/build/hosting/headers-file.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { errorCode } from '#scripts/kit/system-error.ts'
import { loadRecordsQuietly } from '#scripts/owners/load-records.ts'
import { explained } from '#scripts/service/explained.ts'
import { createPreviews } from '#scripts/service/preview/create-previews.ts'
import { createPublisher } from '#scripts/service/preview/create-publisher.ts'
import { importForProduction } from '#scripts/service/import-for-production.ts'
import { releasedIn } from '#scripts/requests/released-files.ts'
import { readPublication } from '#service/requests/alerts/publication.ts'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'

/** The service as a part of a server: it answers what is posted to `/forms/`. */
export type RunningService = Readonly<{
  answer: RequestListener
  /** Answers Prometheus at `/metrics`. */
  answerMetrics: RequestListener
  stop: () => Promise<void>
  previewLink: (until: number) => string | undefined
  editorLink: (until: number) => string | undefined
  /** Where mails go. */
  mails: string
}>

/**
 * Starts the service for a built site; undefined when its forms are not posted to this site.
 * @throws {CommandError} when the site is not whole, or the database cannot be written
 */
export async function startService(
  dist: string,
  settings: ServiceSettings,
): Promise<RunningService | undefined> {
  const { createService, openPublication } = await importForProduction(() => import('#service/main.ts'))
  return explained(async () => {
    const publication = await openPublication(dist, pageHeaders)
    if (publication === undefined) return undefined
    const { ownerRecords } = settings
    const loadOwnerRecords =
      ownerRecords &&
      ((today: PlainDate) => loadRecordsQuietly(ownerRecords.dir, ownerRecords.siteData, today))
    const previews = settings.preview && createPreviews(settings.preview)
    const log = pino({ level: settings.logLevel })
    const renderPreview = previews?.render
    const publisher =
      settings.publishing && settings.preview && createPublisher(settings.publishing, settings.preview)
    const testimonials = releasedIn(settings.content)
    const readLists = async () => {
      const [first] = publication.current().forms.values()
      return await readPublication(dist, first?.file.lists ?? {})
    }
    const content = { testimonials, readLists }
    const service = await createService(settings, {
      publication,
      log,
      loadOwnerRecords,
      renderPreview,
      publisher,
      ...content,
    })
    return {
      answer: getRequestListener(service.app.fetch),
      answerMetrics: getRequestListener(service.metricsApp.fetch),
      stop: async () => {
        await Promise.all([service.stop(), previews?.stop()])
      },
      previewLink: service.previewLink,
      editorLink: service.editorLink,
      mails: settings.mail.kind === 'files' ? settings.mail.dir : settings.mail.url.replace(/\/\/.*@/, '//'),
    }
  })
}

/** Returns the headers that the host of a built site gives its pages. */
async function pageHeaders(dist: string): Promise<readonly Header[]> {
  const file = join(dist, '_headers')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT'
      ? new CommandError(`${file} is missing: build the site again, or copy all of its files`)
      : error
  })
  return parseHeaders(text).flatMap((rule) => (isFor(rule, '/') ? rule.headers : []))
}
