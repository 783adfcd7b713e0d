import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { feedFiles } from '#views/feeds/feed-files.ts'
import { subjectFiles } from '#views/forms/subjects.ts'
import { openHouseFiles } from '#views/listing/open-house.ts'
import { webManifests } from '#views/shell/web-manifest.ts'
import type { BlockMaker } from './kept-blocks.ts'
import { listingFiles } from './listing-files.ts'
import { searchFiles } from './search-files.ts'

/**
 * Yields every file that pages, scripts and the service load, except pages with their QR codes, pictures and Astro's
 * files; the dev server serves those of pages and scripts too.
 * @param makeBlock keeps search files of the last build; without one all are made
 */
export function* generatedFiles(context: ViewContext, makeBlock?: BlockMaker): Generator<BuiltFile> {
  yield* searchFiles(context, makeBlock)
  yield* openHouseFiles(context)
  yield* feedFiles(context)
  yield* listingFiles(context)
  yield* webManifests(context)
  yield* subjectFiles(context)
}
