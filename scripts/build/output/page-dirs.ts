import { once } from 'node:events'
import { rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import type { PageIndex } from '#scripts/build/pages/page-index.ts'
import { errorCode } from '#scripts/kit/system-error.ts'

const code = `
const { mkdirSync } = require('node:fs')
const { parentPort, workerData } = require('node:worker_threads')
for (const dir of workerData) mkdirSync(dir)
parentPort.postMessage(null)
`

/** Returns the directories of a site's pages, each after the one that it is in. */
export function pageDirsOf(site: string, { pages }: Pick<PageIndex, 'pages'>): readonly string[] {
  const dirs = new Set<string>()
  const add = (dir: string): void => {
    if (dir === site || dirs.has(dir)) return
    add(dirname(dir))
    dirs.add(dir)
  }
  for (const path of Object.keys(pages)) add(dirname(join(site, fileOfPath(path))))
  return [...dirs]
}

/**
 * Makes directories on a thread of its own: each page has one, nearly all are needed again, and making them takes as long
 * as reading the records.
 */
export async function makeDirs(dirs: readonly string[]): Promise<void> {
  if (dirs.length > 0) await once(new Worker(code, { eval: true, workerData: dirs }), 'message')
}

/** Removes those directories that no page needs any longer, unless other files are in them. */
export function removeUnneeded(made: readonly string[], needed: readonly string[]): void {
  const gone = new Set(made).difference(new Set(needed))
  for (const dir of [...gone].toReversed()) {
    try {
      rmdirSync(dir)
    } catch (error) {
      if (errorCode(error) !== 'ENOTEMPTY') throw error
    }
  }
}
