import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/** The directories of a site that is being replaced: the new one beside the published one. */
export type SwapDirs = Readonly<{ published: string; next: string; old: string }>

/** @example swapDirs('dist') // { published: 'dist', next: 'dist.next', old: 'dist.old' } */
export function swapDirs(out: string): SwapDirs {
  return { published: out, next: `${out}.next`, old: `${out}.old` }
}

/**
 * Puts right what a killed build left: between the two renames the old site is back under its name,
 * after them its copy is removed, and a half-written new site is thrown away.
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

/** Puts the old site back where a killed build left none; unlike {@link recoverSwap} it disturbs no running build. */
export async function restorePublished(dirs: SwapDirs): Promise<void> {
  if (!existsSync(dirs.published) && existsSync(dirs.old)) await rename(dirs.old, dirs.published)
}

/** Replaces the published site by the next one with two renames, then removes the old one. */
export async function swapIn(dirs: SwapDirs): Promise<void> {
  if (existsSync(dirs.published)) await rename(dirs.published, dirs.old)
  await rename(dirs.next, dirs.published)
  await rm(dirs.old, { recursive: true, force: true })
}
