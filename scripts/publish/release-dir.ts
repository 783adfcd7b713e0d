import { readdirSync, readlinkSync, mkdirSync, existsSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'
import { CommandError } from '#scripts/kit/command.ts'

/** Releases that stay, the live one included, to go back to. */
export const releasesKept = 5

/** @example releaseName('2026-11-26T11:04:09.123Z') // '2026-11-26T11-04-09.123Z' */
export function releaseName(builtAt: string): string {
  return builtAt.replaceAll(':', '-')
}

/** Whether a release was made live before. */
export function hasRelease(target: string, name: string): boolean {
  return existsSync(join(target, 'releases', name))
}

/**
 * Makes a built site the live one of a directory that a web server sends: copies it to `releases/TIME`, then points
 * the link `current` there by one rename, so that a visitor sees the old or the new site and never a part of one.
 */
export async function releaseTo(target: string, built: string, name: string): Promise<void> {
  const releases = join(target, 'releases')
  const unfinished = join(releases, `.${name}`)
  // A publication that was killed may have left it.
  await rm(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const makeDir = dirMaker(unfinished)
  for (const file of await listFiles(built)) {
    makeDir(dirname(join(unfinished, file)))
    linkOrCopy(join(built, file), join(unfinished, file))
  }
  await rename(unfinished, join(releases, name))
  await pointTo(target, name)
  await removeOldReleases(target)
}

/**
 * Makes the release before the live one live again.
 * @returns its name
 * @throws {CommandError} when there is none
 */
export async function rollBack(target: string): Promise<string> {
  const live = liveRelease(target)
  const before = listReleases(target).findLast((name) => live !== undefined && name < live)
  if (before === undefined)
    throw new CommandError(
      `${target} has no release before ${live ?? 'the first one'}: nothing to go back to`,
    )
  await pointTo(target, before)
  return before
}

/** Returns the name of the live release; undefined before the first one. */
export function liveRelease(target: string): string | undefined {
  const current = join(target, 'current')
  return existsSync(current) ? basename(readlinkSync(current)) : undefined
}

/** A rename replaces a link at once; making a link where one is fails. */
async function pointTo(target: string, name: string): Promise<void> {
  const next = join(target, '.next')
  await rm(next, { force: true })
  await symlink(join('releases', name), next)
  await rename(next, join(target, 'current'))
}

/** Returns the names of the releases, oldest first; a dot marks one that is not whole. */
function listReleases(target: string): readonly string[] {
  return readdirSync(join(target, 'releases'))
    .filter((name) => !name.startsWith('.'))
    .toSorted()
}

async function removeOldReleases(target: string): Promise<void> {
  const live = liveRelease(target)
  const whole = listReleases(target)
  const kept = new Set([...whole.slice(-releasesKept), live])
  const all = readdirSync(join(target, 'releases'))
  for (const name of all.filter((each) => !kept.has(each)))
    await rm(join(target, 'releases', name), { recursive: true, force: true })
}
