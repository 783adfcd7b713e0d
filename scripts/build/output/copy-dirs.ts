import { once } from 'node:events'
import { rmdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { errorCode } from '#scripts/kit/system-error.ts'
import type { DirsToCopy } from './dirs-worker.ts'

/**
 * Makes the directories of the published site in the next one and returns their paths. Nearly all are needed again, one
 * for each page, and making them takes long on some file systems: a thread of its own does it while the records are read.
 */
export async function copyDirs(dirs: DirsToCopy): Promise<ReadonlySet<string>> {
  const [made]: unknown[] = await once(
    new Worker(new URL('dirs-worker.ts', import.meta.url), { workerData: dirs }),
    'message',
  )
  return new Set(Array.isArray(made) ? made.map(String) : [])
}

/** Removes the directories that hold nothing; `filled` are known to hold a file. */
export function removeEmptyDirs(dirs: ReadonlySet<string>, filled: Iterable<string>): void {
  const kept = new Set<string>()
  for (let dir of filled) for (; dirs.has(dir) && !kept.has(dir); dir = dirname(dir)) kept.add(dir)
  // What lies deeper has a longer path.
  for (const dir of [...dirs.difference(kept)].toSorted((one, other) => other.length - one.length)) {
    try {
      rmdirSync(dir)
    } catch (error) {
      if (errorCode(error) !== 'ENOTEMPTY') throw error
    }
  }
}
