import { readdir, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { CommandError } from '#scripts/kit/command.ts'

/** A file of every built site. */
const siteFile = '_headers'

/**
 * Returns the directory of `--out`, with symbolic links resolved, if a build may replace it: it does not exist, is
 * empty, or contains a built site.
 * @throws {CommandError} for a file, a mount point, or a directory of other files, which the build would delete
 */
export async function checkOutput(out: string): Promise<string> {
  const found = await stat(out).catch(absentAsUndefined)
  if (found === undefined) return out
  const dir = await realpath(out)
  if (!found.isDirectory()) throw new CommandError(`--out ${out} is a file; expected a directory.`)
  if (found.dev !== (await stat(dirname(dir))).dev) {
    throw new CommandError(
      `--out ${out} is a mount point, which cannot be replaced by a rename. Choose a directory in it: ${join(out, 'site')}`,
    )
  }
  const names = await readdir(dir)
  if (names.length > 0 && !names.includes(siteFile)) {
    throw new CommandError(
      `--out ${out} holds files that no build wrote (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}), ` +
        'which the build would delete. Choose a new or empty directory, or empty this one.',
    )
  }
  return dir
}
