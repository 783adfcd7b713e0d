import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { updateLedger } from '#routes/ledger.ts'
import type { Site, SiteOptions } from '#site'

/** Writes the paths of this build into the ledger of the data directory: from now on they may not die. */
export async function publishLedger(site: Site, { dataDir }: Pick<SiteOptions, 'dataDir'>): Promise<void> {
  const file = join(dataDir, 'url-ledger.json')
  const ledger = updateLedger(site.ledger, site.routes.all, site.now)
  await writeFile(`${file}.next`, `${JSON.stringify(ledger, undefined, 1)}\n`)
  await rename(`${file}.next`, file)
}
