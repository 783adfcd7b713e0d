import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isRunning, processMark } from './process-mark.ts'

/** The directory of one build. */
export type WorkDir = Readonly<{
  site: string
  /** Has the directory stay until something has ended that is done beside the rest; returns the same promise. */
  beside: (work: Promise<void>) => Promise<void>
}>

/**
 * Parent of the directories of all builds, so that several can run at once. Inside the checkout, since pages are
 * rendered from bundled modules that import packages from its `node_modules`.
 */
const builds = '.cache/builds'

/** Runs a build in its own directory, which is removed afterwards together with those of killed builds. */
export async function withWorkDir<T>(run: (dir: WorkDir) => Promise<T>): Promise<T> {
  const names = await readdir(builds).catch(() => [])
  for (const name of names.filter((name) => !isRunning(name)))
    await rm(join(builds, name), { recursive: true, force: true })
  const dir = resolve(builds, processMark(process.pid))
  const besides: Promise<void>[] = []
  const work: WorkDir = {
    site: join(dir, 'site'),
    beside: (work) => {
      besides.push(work.catch(() => {}))
      return work
    },
  }
  await mkdir(work.site, { recursive: true })
  try {
    return await run(work)
  } finally {
    await Promise.all(besides)
    // A failed build may still be writing a page; the next build removes the rest.
    await rm(dir, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}
