import { type ConsentFile, consentFilePath } from '#islands/consent/consent-file.ts'
import { listingWordsPath } from '#islands/gallery/listing-words.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { formatConsentQuestion } from '#scripts/build/files/consent-question.ts'
import { viewConsentQuestion, viewConsentSettings } from '#views/shell/consent-words.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewListingWords } from '#views/listing/island-words.ts'

type WordsSite = Pick<ViewContext, 'catalogue' | 'routes'>

/** Yields the messages that scripts load, per language: those of galleries, maps and the consent dialog. */
export function* wordFiles(site: WordsSite): Generator<BuiltFile> {
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
