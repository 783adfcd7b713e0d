import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/**
 * Directory of scripts and style sheets, with content hashes in their names. Search files are not kept: they would hold an
 * address or a price that was withdrawn since, and an open page reads the new ones once it misses its own.
 */
const hashedDir = '_astro'

/** Days for which a file stays after the last build that wrote it: a tab may be open for as long. */
export const daysKept = 7

/** When a file was last part of a build, in milliseconds since 1970, by path; without files of the newest build. */
export type ChunkDates = Readonly<Record<string, number>>

/**
 * Makes scripts and style sheets of the last week part of the next site, so that a page that was opened
 * before a deploy can still hydrate. Their dates are in `chunks.json` of the report directory.
 */
export async function keepChunks(
  published: string,
  next: string,
  memory: string,
  now = Date.now(),
): Promise<number> {
  const [before, after] = await Promise.all([listChunks(published), listChunks(next)])
  const dates = dateChunks(await loadDates(memory), before, after, now)
  const makeDir = dirMaker(next)
  for (const file of Object.keys(dates)) {
    makeDir(dirname(join(next, file)))
    linkOrCopy(join(published, file), join(next, file))
  }
  await writeWhole(memory, JSON.stringify(dates))
  return Object.keys(dates).length
}

/** Returns the files to keep with the time at which each was last part of a build. */
export function dateChunks(
  dates: ChunkDates,
  before: readonly string[],
  after: readonly string[],
  now: number,
): ChunkDates {
  const made = new Set(after)
  const kept = before
    .filter((file) => !made.has(file))
    .map((file): [string, number] => [file, dates[file] ?? now])
    .filter(([, last]) => now - last < daysKept * 86_400_000)
  return Object.fromEntries(kept)
}

async function listChunks(dir: string): Promise<readonly string[]> {
  const files = existsSync(join(dir, hashedDir)) ? await listFiles(join(dir, hashedDir)) : []
  return files.map((file) => `${hashedDir}/${file}`)
}

async function loadDates(memory: string): Promise<ChunkDates> {
  const text = (await readFile(memory, 'utf8').catch(absentAsUndefined)) ?? '{}'
  return JSON.parse(text)
}
