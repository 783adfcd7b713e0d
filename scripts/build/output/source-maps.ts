import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { listFiles } from './dist-files.ts'

/** Errors are kept for so many days after their last report, and may be of the build of that day. */
const keptDays = 90
const day = 24 * 60 * 60_000

/** Returns the directory of source maps beside the build report. */
export function mapsDirOf(reportDir: string): string {
  return join(reportDir, 'source-maps')
}

/** Moves the source maps out of the scripts of a bundle, so that none is published. */
export async function moveMaps(clientDir: string, mapsDir: string): Promise<void> {
  await mkdir(mapsDir, { recursive: true })
  const maps = (await listFiles(clientDir)).filter((file) => file.endsWith('.map'))
  for (const file of maps) await rename(join(clientDir, file), join(mapsDir, basename(file)))
}

/**
 * Copies the source maps of a build to those of earlier builds, `page.Cx3b.js.map`: the name of a script has the hash of
 * its content, so that no build overwrites the map of another. Those that no build had for 90 days are removed.
 */
export async function keepMaps(mapsDir: string, reportDir: string): Promise<void> {
  const to = mapsDirOf(reportDir)
  await mkdir(to, { recursive: true })
  for (const name of await readdir(mapsDir)) await copyFile(join(mapsDir, name), join(to, name))
  const oldest = Date.now() - keptDays * day
  for (const name of await readdir(to)) {
    const { mtimeMs } = await stat(join(to, name))
    if (mtimeMs < oldest) await rm(join(to, name))
  }
}
