import { resolve } from 'node:path'
import { CommandError } from '#scripts/kit/command.ts'
import type { Environment } from '#service/kit/settings/read-variable.ts'
import type { DeployTarget } from './deploy-target.ts'
import { openBucket } from './bucket/bucket.ts'
import { bucketTarget } from './bucket/bucket-target.ts'
import { directoryTarget } from './directory-target.ts'
import { parseRemoteDir, rsyncTarget } from './rsync-target.ts'
import { uploadBy } from './upload-command.ts'

/** How a target is typed: `--to`, and what goes with it. */
export type TargetOptions = Readonly<{ to: string | undefined; with?: string; endpoint?: string }>

/**
 * Returns the target that `--to` names.
 * @throws {CommandError} when it names none
 */
export async function openTarget(
  { to, with: command, endpoint }: TargetOptions,
  environment: Environment,
  print: (text: string) => void,
): Promise<DeployTarget> {
  if (to === undefined)
    throw new CommandError(
      '--to is missing: the directory of the releases, such as --to /srv/site, --to user@host:/srv/site or --to s3://bucket',
    )
  if (command !== undefined && (to.includes('://') || parseRemoteDir(to) !== undefined))
    throw new CommandError(`--with needs a directory here for the releases; --to ${to} is elsewhere`)
  if (to.startsWith('s3://')) return bucketTarget(await openBucket(to, endpoint, environment))
  if (endpoint !== undefined) throw new CommandError(`--endpoint is the host of a bucket; --to ${to} is none`)
  if (to.includes('://'))
    throw new CommandError(
      `--to ${to}: expected a directory, user@host:/srv/site or s3://bucket; an rsync daemon cannot rename, so that its host is reached by ssh`,
    )
  const remote = parseRemoteDir(to)
  if (remote !== undefined) return rsyncTarget(remote)
  return directoryTarget(resolve(to), command === undefined ? undefined : uploadBy(command, print))
}
