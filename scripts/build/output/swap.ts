import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { errorCode } from '#scripts/kit/system-error.ts'

/** The directories of a site that is being replaced: the new one beside the published one. */
export type SwapDirs = Readonly<{ published: string; next: string; old: string }>

/** @example swapDirs('dist') // { published: 'dist', next: 'dist.next', old: 'dist.old' } */
export function swapDirs(out: string): SwapDirs {
  return { published: out, next: `${out}.next`, old: `${out}.old` }
}

/**
 * Repairs what a killed build left: a site moved away between the two renames is back under its name, a replaced site
 * and an unfinished new one are removed.
 * @returns what was done, in words for a person; undefined when there was nothing to do
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

/** Restores the old site where a killed build left none; unlike {@link recoverSwap} it disturbs no running build. */
export async function restorePublished(dirs: SwapDirs): Promise<void> {
  if (!existsSync(dirs.published) && existsSync(dirs.old)) await rename(dirs.old, dirs.published)
}

/**
 * Publishes a built site: moves it beside the published one, or copies it where that lies on another file system, then
 * swaps the two by two renames and removes the old one. Until the first rename the published site is untouched.
 */
export async function publishSite(built: string, dirs: SwapDirs): Promise<void> {
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
  await rm(dirs.old, { recursive: true, force: true })
}

async function moveOrCopy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error
    await cp(from, to, { recursive: true, preserveTimestamps: true })
  }
}
