import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteFile } from '#domain/site/theme.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { errorCode } from '#scripts/kit/system-error.ts'

/**
 * Copies the files that are published as they are to their paths, after all others.
 * @throws {CommandError} for the path of a file that the build itself writes, such as a page
 */
export async function copySiteFiles(dist: string, files: readonly SiteFile[]): Promise<void> {
  for (const { path, file } of files) {
    const to = join(dist, path)
    await mkdir(dirname(to), { recursive: true })
    await copyFile(file, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
      throw new CommandError(
        `${file}: the build writes ${path} itself. Remove this file or give it another name.`,
      )
    })
  }
}
