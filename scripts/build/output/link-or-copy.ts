import { constants, copyFileSync, linkSync, utimesSync, statSync } from 'node:fs'
import { errorCode } from '#scripts/kit/system-error.ts'

/**
 * Makes a file of the published site part of the next one: as a hard link, which takes no space and no time, or as a
 * copy with its time where the file system has none.
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(errorCode(error) ?? '')) throw error
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
    const { atime, mtime } = statSync(from)
    utimesSync(to, atime, mtime)
  }
}
