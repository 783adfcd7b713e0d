import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyDirs } from './copy-dirs.ts'
import { isRunning, processMark } from './process-mark.ts'

/** The directory of one build. */
export type WorkDir = Readonly<{
  site: string
  /** Directories that the site has from the beginning: those of the published one. */
  dirs: Promise<ReadonlySet<string>>
}>

/**
 * Parent of the directories of all builds, so that several can run at once. Inside the checkout, since pages are
 * rendered from bundled modules that import packages from its `node_modules`.
 */
const builds = '.cache/builds'

/**
 * Runs a build in its own directory, which is removed afterwards together with those of killed builds.
 * @param published the site whose directories it starts with; undefined to start with none
 */
export async function withWorkDir<T>(
  published: string | undefined,
  run: (dir: WorkDir) => Promise<T>,
): Promise<T> {
  const names = await readdir(builds).catch(() => [])
  for (const name of names.filter((name) => !isRunning(name)))
    await rm(join(builds, name), { recursive: true, force: true })
  const dir = resolve(builds, processMark(process.pid))
  const site = join(dir, 'site')
  await mkdir(site, { recursive: true })
  const dirs =
    published === undefined ? Promise.resolve(new Set<string>()) : copyDirs({ published, next: site })
  // Its error is that of the build, which waits for it before it writes a page.
  const copied = dirs.catch(() => {})
  try {
    return await run({ site, dirs })
  } finally {
    await copied
    // A failed build may still be writing a page; the next build removes the rest.
    await rm(dir, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}
