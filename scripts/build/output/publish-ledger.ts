import { join } from 'node:path'
import { recordListings } from '#domain/listing/listing-history.ts'
import { updateLedger } from '#routes/ledger/ledger.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import type { Site, SiteOptions } from '#site'

/**
 * Writes the paths of this build, and what it says of each listing, into the ledger of the data directory: from now on
 * paths may not die, and prices are not forgotten.
 */
export async function publishLedger(
  { ledger, catalogue, routes, now }: Pick<Site, 'ledger' | 'catalogue' | 'routes' | 'now'>,
  { dataDir }: Pick<SiteOptions, 'dataDir'>,
): Promise<void> {
  const file = join(dataDir, 'url-ledger.json')
  const { paths } = updateLedger(ledger, routes.all, now)
  const listings = recordListings(ledger.listings, catalogue.properties, now)
  await writeWhole(file, `${JSON.stringify({ paths, listings }, undefined, 1)}\n`)
}
