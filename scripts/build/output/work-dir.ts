import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isRunning, processMark } from './process-mark.ts'

/** Where one build works before it publishes: its own site and Astro's own cache. */
export type WorkDir = Readonly<{ site: string; cache: string }>

/**
 * Every build works below this directory, in one of its own, so that several can run at once. It lies in the checkout, as
 * pages are rendered from bundled modules that import packages of its `node_modules`.
 */
const builds = '.cache/builds'

/** Runs a build in a directory of its own and removes it afterwards, with those of builds that were killed. */
export async function withWorkDir<T>(run: (dir: WorkDir) => Promise<T>): Promise<T> {
  const names = await readdir(builds).catch(() => [])
  for (const name of names.filter((name) => !isRunning(name)))
    await rm(join(builds, name), { recursive: true, force: true })
  const dir = resolve(builds, processMark(process.pid))
  const work: WorkDir = { site: join(dir, 'site'), cache: join(dir, 'astro') }
  await mkdir(work.site, { recursive: true })
  try {
    return await run(work)
  } finally {
    // A failed build may still be writing a page; what cannot be removed now, the next build removes.
    await rm(dir, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}
