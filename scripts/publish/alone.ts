import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { takeLock } from '#scripts/kit/file-lock.ts'

/** Time between two looks whether the other publication has ended, in milliseconds. */
const pause = 1000

function lockIn(reportDir: string): string {
  return join(reportDir, 'publication.lock')
}

/**
 * Runs a publication when no other of this checkout runs: by the clock, by hand, from the editor. Resolves with what `run`
 * resolves with.
 */
export async function alone<Result>(
  reportDir: string,
  print: (line: string) => void,
  run: () => Promise<Result>,
): Promise<Result> {
  let release = takeLock(lockIn(reportDir))
  if (release === undefined) print('Another publication runs; this one follows it.')
  while (release === undefined) {
    await setTimeout(pause)
    release = takeLock(lockIn(reportDir))
  }
  try {
    return await run()
  } finally {
    release()
  }
}

/** Returns since when a publication of this checkout runs, whoever began it; undefined where none does. */
export function runningSince(reportDir: string): string | undefined {
  const file = lockIn(reportDir)
  if (!existsSync(file)) return undefined
  const release = takeLock(file, 0)
  release?.()
  return release === undefined ? statSync(file).mtime.toISOString() : undefined
}
