import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadLedger } from '#data/config/site/ledger.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { BuildOptions } from '#scripts/build/build-options.ts'

const file = 'url-ledger.json'

/**
 * The ledger of the live site is a copy beside the reports: a build writes the ledger before its site is live, so that no path
 * is forgotten, and what it wrote may never become live.
 */
function liveDir({ reportDir }: BuildOptions): string {
  return join(reportDir, 'live')
}

/** Whether a publication has remembered what is live. */
export function knowsLive(options: BuildOptions): boolean {
  return existsSync(join(liveDir(options), file))
}

/** Remembers the ledger of the records as that of the live site. */
export async function rememberLive(options: BuildOptions): Promise<void> {
  const ledger = join(options.site.dataDir, file)
  const copy = join(liveDir(options), file)
  await mkdir(liveDir(options), { recursive: true })
  if (existsSync(ledger)) await copyFile(ledger, copy)
  else await writeFile(copy, JSON.stringify({ paths: {} } satisfies Ledger))
}

/** Returns the ledger of the live site; undefined where no publication has remembered one that can be read. */
export async function loadLive(options: BuildOptions): Promise<Ledger | undefined> {
  if (!knowsLive(options)) return undefined
  const log = createProblemLog()
  const ledger = await loadLedger(createDataSource(liveDir(options), log))
  return log.problems.length === 0 ? ledger : undefined
}
