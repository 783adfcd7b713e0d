import { constants, copyFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'

/** Where a file was made, where the published site has it, and where the next site needs it. */
export type Brought = Readonly<{ made: string; published: string; next: string }>

/**
 * Brings a file from a cache into the next site: as a link to the published one where that has its size and time, or
 * else as a copy: whoever edits a published file must not edit the cache.
 */
export function bringFile({ made, published, next }: Brought): void {
  const { size, atime, mtime } = statSync(made)
  const found = statSync(published, { throwIfNoEntry: false })
  if (found?.size === size && found.mtimeMs === Math.floor(mtime.getTime())) {
    linkOrCopy(published, next)
    return
  }
  // Copy-on-write where the file system supports it, otherwise a plain copy.
  copyFileSync(made, next, constants.COPYFILE_FICLONE)
  utimesSync(next, atime, mtime)
}

/** Brings all files of a directory, see {@link bringFile}. */
export async function bringFiles({ made, published, next }: Brought): Promise<void> {
  const makeDir = dirMaker(next)
  for (const file of await listFiles(made)) {
    const to = join(next, file)
    makeDir(dirname(to))
    bringFile({ made: join(made, file), published: join(published, file), next: to })
  }
}
