import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** Time between two looks whether the other publication has ended, in milliseconds. */
const pause = 1000

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
  const lock = new DatabaseSync(join(reportDir, 'publication.lock'), { timeout: 0 })
  try {
    if (!take(lock)) {
      print('Another publication runs; this one follows it.')
      while (!take(lock)) await setTimeout(pause)
    }
    return await run()
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
