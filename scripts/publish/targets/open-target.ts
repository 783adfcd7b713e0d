import { resolve } from 'node:path'
import { CommandError } from '#scripts/kit/command.ts'
import type { DeployTarget } from './deploy-target.ts'
import { directoryTarget } from './directory-target.ts'
import { parseRemoteDir, rsyncTarget } from './rsync-target.ts'
import { uploadBy } from './upload-command.ts'

/** How a target is typed: `--to`, and what goes with it. */
export type TargetOptions = Readonly<{ to: string | undefined; with?: string }>

/**
 * Returns the target that `--to` names.
 * @throws {CommandError} when it names none
 */
export function openTarget(
  { to, with: command }: TargetOptions,
  print: (text: string) => void,
): DeployTarget {
  if (to === undefined)
    throw new CommandError(
      '--to is missing: the directory of the releases, such as --to /srv/site or --to user@host:/srv/site',
    )
  if (command !== undefined && (to.includes('://') || parseRemoteDir(to) !== undefined))
    throw new CommandError(`--with needs a directory here for the releases; --to ${to} is elsewhere`)
  if (to.includes('://'))
    throw new CommandError(
      `--to ${to}: expected a directory or user@host:/srv/site; an rsync daemon cannot rename, so that its host is reached by ssh`,
    )
  const remote = parseRemoteDir(to)
  if (remote !== undefined) return rsyncTarget(remote)
  return directoryTarget(resolve(to), command === undefined ? undefined : uploadBy(command, print))
}
