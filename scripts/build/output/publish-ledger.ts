import { join } from 'node:path'
import { earlyEnds } from '#domain/publishing/early-access.ts'
import { recordListings } from '#domain/listing/listing-history.ts'
import { updateLedger } from '#routes/ledger/ledger.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import type { Site, SiteOptions } from '#site'

/**
 * Adds the paths and listings of this build to the ledger of the data directory, so that no path or price is forgotten.
 * The first time it prints what that means.
 */
export async function publishLedger(
  { ledger, catalogue, routes, now }: Pick<Site, 'ledger' | 'catalogue' | 'routes' | 'now'>,
  { dataDir }: Pick<SiteOptions, 'dataDir'>,
  print: (line: string) => void,
): Promise<void> {
  const file = join(dataDir, 'url-ledger.json')
  const { paths } = updateLedger(ledger, routes.all, now)
  const listings = recordListings(ledger.listings, catalogue.properties, now, catalogue.sections)
  const early = earlyEnds(catalogue.properties)
  await writeWhole(file, `${JSON.stringify({ paths, listings, early }, undefined, 1)}\n`)
  if (Object.keys(ledger.paths).length === 0) print(firstLedger(file, Object.keys(paths).length))
}

function firstLedger(file: string, paths: number): string {
  return (
    `           ${file} is new and holds ${formatCount(paths)} paths. Keep it with the records: from the next build on, ` +
    'moved pages redirect, removed homes say that they are gone, a build stops when more than 20 % of the listings ' +
    'are missing, and pages of homes say since when and for how much they have been on offer.'
  )
}
