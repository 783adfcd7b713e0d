import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { removeBeside } from '#scripts/build/output/remove-beside.ts'
import { errorCode } from '#scripts/kit/system-error.ts'

/** The directories of a site during its replacement: the published one, the new one and the old one. */
export type SwapDirs = Readonly<{ published: string; next: string; old: string }>

/** @example swapDirs('dist') // { published: 'dist', next: 'dist.next', old: 'dist.old' } */
export function swapDirs(out: string): SwapDirs {
  return { published: out, next: `${out}.next`, old: `${out}.old` }
}

/**
 * Repairs the state after a killed build: restores a site that was moved away between the two renames, and removes
 * replaced and unfinished sites.
 * @returns a description of the repair; undefined when there was nothing to do
 */
export async function recoverSwap(dirs: SwapDirs): Promise<string | undefined> {
  const wasCut = existsSync(dirs.next)
  await rm(dirs.next, { recursive: true, force: true })
  if (!existsSync(dirs.old)) return wasCut ? 'removed what an interrupted build had written' : undefined
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

/**
 * Publishes a built site: moves it next to the published one, or copies it from another file system, then swaps them by
 * two renames, and begins to remove the old one. Until the first rename the published site is untouched.
 */
export async function publishSite(
  built: string,
  dirs: SwapDirs,
): Promise<Readonly<{ oldRemoved: Promise<void> }>> {
  try {
    await moveOrCopy(built, dirs.next)
  } catch (error) {
    await rm(dirs.next, { recursive: true, force: true })
    throw error
  }
  if (existsSync(dirs.published)) await rename(dirs.published, dirs.old)
  try {
    await rename(dirs.next, dirs.published)
  } catch (error) {
    await restorePublished(dirs)
    throw error
  }
  return { oldRemoved: removeBeside(dirs.old) }
}

async function moveOrCopy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error
    await cp(from, to, { recursive: true, preserveTimestamps: true })
  }
}
