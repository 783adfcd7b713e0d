import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { Site } from '#site'
import { feedFiles } from '#views/feeds/feed-files.ts'
import { subjectFiles } from '#views/forms/subjects.ts'
import { openHouseFiles } from '#views/listing/open-house.ts'
import { webManifests } from '#views/shell/web-manifest.ts'
import { listingFiles } from './listing-files.ts'
import { qrFiles } from './qr-files.ts'
import { searchFiles } from './search-files.ts'
import { regionFile } from '#scripts/build/drawings/region-file.ts'
import { scaleFiles } from '#scripts/build/drawings/scale-files.ts'
import { sunFiles } from '#scripts/build/drawings/sun-files.ts'

/**
 * Yields every file that pages, scripts and the service load, except pages, pictures and Astro's
 * files; the dev server serves those of pages and scripts too.
 */
export function* generatedFiles(context: Site): Generator<BuiltFile> {
  yield* searchFiles(context)
  yield* openHouseFiles(context)
  yield* qrFiles(context)
  yield* sunFiles(context)
  yield regionFile(context)
  yield* scaleFiles(context)
  yield* feedFiles(context)
  yield* listingFiles(context)
  yield* webManifests(context)
  yield* subjectFiles(context)
}
