import { existsSync, mkdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** Time between two looks whether the other publication has ended, in milliseconds. */
const pause = 1000

/** Longest that somebody who only asks may hold the lock, in milliseconds. */
const asked = 200

function lockIn(reportDir: string): string {
  return join(reportDir, 'publication.lock')
}

/**
 * Runs a publication when no other of this checkout runs: by the clock, by hand, from the editor. The system gives the lock
 * up when a process ends, however it ends. Resolves with what `run` resolves with.
 */
export async function alone<Result>(
  reportDir: string,
  print: (line: string) => void,
  run: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(reportDir, { recursive: true })
  const lock = new DatabaseSync(lockIn(reportDir), { timeout: asked })
  try {
    if (!take(lock)) {
      print('Another publication runs; this one follows it.')
      while (!take(lock)) await setTimeout(pause)
    }
    // Whoever asks reads there since when it runs.
    const now = new Date()
    utimesSync(lockIn(reportDir), now, now)
    return await run()
  } finally {
    lock.close()
  }
}

/** Returns since when a publication of this checkout runs, whoever began it; undefined where none does. */
export function runningSince(reportDir: string): string | undefined {
  const file = lockIn(reportDir)
  if (!existsSync(file)) return undefined
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    return take(lock) ? undefined : statSync(file).mtime.toISOString()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && error.message === 'database is locked') return false
    throw error
  }
}
