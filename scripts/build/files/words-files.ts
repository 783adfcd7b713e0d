import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ConsentFile, consentFilePath } from '#islands/consent/consent-file.ts'
import { listingWordsPath } from '#islands/gallery/listing-words.ts'
import { formatConsentQuestion } from '#scripts/build/files/consent-question.ts'
import { viewConsentQuestion, viewConsentSettings } from '#views/shell/consent-words.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewListingWords } from '#views/listing/island-words.ts'

type WordsSite = Pick<ViewContext, 'catalogue' | 'routes'>

/** Writes what pages say only when they are asked to, by a file for each language. */
export async function writeWords(dist: string, site: WordsSite): Promise<void> {
  for (const [path, text] of makeWords(site)) {
    const file = join(dist, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Yields each file by its path from the root of the site: the words of galleries and maps, and of the question for consent. */
export function* makeWords(site: WordsSite): Generator<readonly [string, string]> {
  const { languageUse, map } = site.catalogue.site
  for (const locale of languageUse) {
    yield [listingWordsPath(locale), JSON.stringify(viewListingWords(map, locale))]
    const question: ConsentFile = {
      html: formatConsentQuestion(viewConsentQuestion(site, locale)),
      settings: viewConsentSettings(locale),
    }
    yield [consentFilePath(locale), JSON.stringify(question)]
  }
}
