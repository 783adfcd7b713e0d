import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/** The directories of a site during its replacement: the published one, the new one and the old one. */
export type SwapDirs = Readonly<{ published: string; next: string; old: string }>

/** @example swapDirs('dist') // { published: 'dist', next: 'dist.next', old: 'dist.old' } */
export function swapDirs(out: string): SwapDirs {
  return { published: out, next: `${out}.next`, old: `${out}.old` }
}

/**
 * Repairs the state after a build that was killed during the renames: restores a site that was moved away, or removes a
 * replaced one. What it left in `next` is removed by the next build.
 * @returns a description of the repair; undefined when there was nothing to do
 */
export async function recoverSwap(dirs: SwapDirs): Promise<string | undefined> {
  if (!existsSync(dirs.old)) return undefined
  if (existsSync(dirs.published)) {
    await rm(dirs.old, { recursive: true, force: true })
    return 'removed the old site that an interrupted build had left'
  }
  await rename(dirs.old, dirs.published)
  return 'put the old site back, which an interrupted build had moved away'
}

/** Restores the old site when a killed build left none; unlike {@link recoverSwap} safe during another build. */
export async function restorePublished(dirs: SwapDirs): Promise<void> {
  if (!existsSync(dirs.published) && existsSync(dirs.old)) await rename(dirs.old, dirs.published)
}

/** Publishes the new site by two renames. Until the first the published site is untouched; the old one is left to {@link removeOld}. */
export async function publishSite(dirs: SwapDirs): Promise<void> {
  const hasOld = existsSync(dirs.published)
  if (hasOld) await rename(dirs.published, dirs.old)
  try {
    await rename(dirs.next, dirs.published)
  } catch (error) {
    await restorePublished(dirs)
    throw error
  }
}

/** Removes the site that was replaced; where that fails the next build does it, since the new one is published. */
export async function removeOld({ old }: SwapDirs, print: (line: string) => void): Promise<void> {
  try {
    await rm(old, { recursive: true, force: true })
  } catch (error) {
    print(`           ${old} could not be removed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
