import { CommandError } from '#scripts/kit/command.ts'
import type { ReleaseStatus } from './deploy-target.ts'

/** Releases that stay, to go back to; the live one stays always. */
export const releasesKept = 5

/** The releases that a target holds, by name. */
export type Releases = Readonly<{
  live?: string
  /** Oldest first. */
  all: readonly string[]
  /** Releases that were live until a rollback. */
  takenBack: readonly string[]
}>

/**
 * Returns the name of a release, in the order of time.
 * @example releaseName('2026-11-26T11:04:09.123Z') // '2026-11-26T11-04-09.123Z'
 */
export function releaseName(builtAt: string): string {
  return builtAt.replaceAll(':', '-')
}

/** A release that a killed publication left, and never made live, counts as new. */
export function statusOf({ live, takenBack }: Releases, name: string): ReleaseStatus {
  if (live === name) return 'live'
  return takenBack.includes(name) ? 'taken back' : 'new'
}

/**
 * Returns the release to go back to.
 * @throws {CommandError} when there is none
 */
export function releaseBefore(
  { live, all }: Releases,
  address: string,
): Readonly<{ live: string; before: string }> {
  const before = all.findLast((name) => live !== undefined && name < live)
  if (live === undefined || before === undefined)
    throw new CommandError(
      `${address} has no release before ${live ?? 'the first one'}: nothing to go back to`,
    )
  return { live, before }
}

/** Returns what is too old to keep once the live release is what it says. */
export function oldReleases({ live, all }: Releases): readonly string[] {
  const kept = new Set([...all.slice(-releasesKept), live])
  return all.filter((name) => !kept.has(name))
}
