import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteConfig } from '#domain/agency.ts'
import { listingWordsPath } from '#islands/gallery/listing-words.ts'
import { viewListingWords } from '#views/listing-words.ts'

type WordsSite = Pick<SiteConfig, 'languageUse' | 'map'>

/** Writes what the gallery and the map of a listing say: a file for each language. */
export async function writeListingWords(dist: string, site: WordsSite): Promise<void> {
  for (const [path, text] of makeListingWords(site)) {
    const file = join(dist, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Yields each file by its path from the root of the site. */
export function* makeListingWords({ languageUse, map }: WordsSite): Generator<readonly [string, string]> {
  for (const locale of languageUse)
    yield [listingWordsPath(locale), JSON.stringify(viewListingWords(map, locale))]
}
