import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import * as v from 'valibot'
import { siteSchema } from '#data/config/site/site-schema.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import { pingIndexNow } from './ping-index-now.ts'
import { changedPages, type PublishedPages, readPublishedPages } from './published-pages.ts'

/** Where the site lies, and what was told before. */
export type Told = Readonly<{
  dataDir: string
  /** The published site. */
  dist: string
  /** File that remembers the pages that search engines know of. */
  toldFile: string
}>

const settings = v.pick(siteSchema, ['indexNow', 'baseUrl'])

/**
 * Tells search engines which pages changed since the last time, and remembers them once all were taken. Returns how many
 * changed; the first time all are new.
 * @throws {CommandError} without a setting or a built site, and when the pages are refused: then nothing is remembered
 */
export async function tellChanges({ dataDir, dist, toldFile }: Told): Promise<number> {
  const file = join(dataDir, 'site.json')
  const read = v.safeParse(settings, JSON.parse(await readFile(file, 'utf8')))
  if (!read.success)
    throw new CommandError(`${file} is not as expected; npm run check:data -- --data ${dataDir} says where`)
  const { indexNow, baseUrl } = read.output
  if (indexNow === null || indexNow === undefined)
    throw new CommandError(
      `${file} has no indexNow; add "indexNow": { "key": "8 to 128 letters and digits" }`,
    )
  const pages = (await readPublishedPages(dist).catch(absentAsUndefined)) ?? {}
  const [first] = Object.keys(pages)
  if (first === undefined)
    throw new CommandError(`${dist} has no sitemap; build the site, or name it with --dist`)
  const origin = baseUrl.replace(/\/+$/, '')
  if (!first.startsWith(`${origin}/`))
    throw new CommandError(
      `${dist} was built for ${new URL(first).origin}, and ${file} says ${origin}; build it again`,
    )
  const urls = changedPages(await readTold(toldFile), pages)
  await pingIndexNow({ baseUrl: origin, key: indexNow.key, urls, endpoint: indexNow.endpoint })
  await writeWhole(toldFile, JSON.stringify(pages))
  return urls.length
}

async function readTold(file: string): Promise<PublishedPages> {
  const text = (await readFile(file, 'utf8').catch(absentAsUndefined)) ?? '{}'
  return v.parse(v.record(v.string(), v.string()), JSON.parse(text))
}
