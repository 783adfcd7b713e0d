import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '#scripts/build/output/dist-files.ts'

/** Directories of files with content hashes in their names. */
const hashedDirs = ['_astro', 'search/files'] as const

/** Number of builds for which an unused file is kept. */
export const buildsKept = 5

/** Number of builds since a file was last written, by path; without files of the newest build. */
export type ChunkAges = Readonly<Record<string, number>>

/**
 * Copies scripts, style sheets and search files of the last builds into the next one, so that a page that was opened
 * before a deploy can still hydrate. Their ages are in `chunks.json` of the report directory.
 */
export async function keepChunks(published: string, next: string, memory: string): Promise<number> {
  const [before, after] = await Promise.all([listChunks(published), listChunks(next)])
  const ages = ageChunks(await loadAges(memory), before, after)
  for (const file of Object.keys(ages)) {
    const target = join(next, file)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(published, file), target)
  }
  await mkdir(dirname(memory), { recursive: true })
  await writeFile(memory, JSON.stringify(ages))
  return Object.keys(ages).length
}

/** Returns the files to keep with their new ages. */
export function ageChunks(ages: ChunkAges, before: readonly string[], after: readonly string[]): ChunkAges {
  const made = new Set(after)
  const kept = before
    .filter((file) => !made.has(file))
    .map((file): [string, number] => [file, (ages[file] ?? 0) + 1])
    .filter(([, age]) => age <= buildsKept)
  return Object.fromEntries(kept)
}

async function listChunks(dir: string): Promise<readonly string[]> {
  const found = await Promise.all(
    hashedDirs.map(async (hashed) => {
      const files = existsSync(join(dir, hashed)) ? await listFiles(join(dir, hashed)) : []
      return files.map((file) => `${hashed}/${file}`)
    }),
  )
  return found.flat()
}

async function loadAges(memory: string): Promise<ChunkAges> {
  const text = await readFile(memory, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}
