import { mkdirSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The locks of this process: one that nothing held would be given up with the next garbage. */
const held = new Set<DatabaseSync>()

/**
 * Takes the lock that a file stands for, and returns what gives it up; undefined where another has it. It is one of SQLite's,
 * which the system gives up when a process ends, however it ends.
 * @param patience milliseconds to wait for somebody who only asks
 */
export function takeLock(file: string, patience = 200): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: patience })
  try {
    lock.exec(`PRAGMA user_version = ${process.pid}; BEGIN IMMEDIATE`)
    // Others can read meanwhile which process has it, and since when.
    utimesSync(file, new Date(), new Date())
    held.add(lock)
    return () => {
      held.delete(lock)
      lock.close()
    }
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message === 'database is locked') return undefined
    throw error
  }
}

/** Returns the ID of the process that has a lock, or had it last. */
export function holderOf(file: string): number {
  const lock = new DatabaseSync(file, { readOnly: true })
  try {
    return Number(lock.prepare('PRAGMA user_version').get()?.['user_version'])
  } finally {
    lock.close()
  }
}
