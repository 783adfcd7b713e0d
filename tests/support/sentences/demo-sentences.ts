import { resolve } from 'node:path'
import { loadCatalogue } from '#data/load-catalogue.ts'
import { indexCatalogue } from '#domain/site/index-catalogue.ts'
import type { Sentences } from '#domain/search/sentence-words.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { readSentence, type SentenceReading } from '#search/sentence/read-sentence.ts'
import { wholeVocabulary } from '#search/sentence/correct-parts.ts'
import { createVocabulary } from '#search/sentence/vocabulary.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewMoreSentenceFile, viewSentenceFile } from '#views/search-files/sentence-file.ts'

/** Where a sentence is typed: on the home page, or above a list. */
export type SentencePlace = 'home' | 'sale' | 'rent' | 'projects'

/** The demo's words and towns, and what its pages read of a sentence in November 2026. */
export type DemoSentences = Readonly<{
  sentences: Sentences
  read: (page: Locale, text: string, at?: SentencePlace) => SentenceReading
}>

/** Loads the demo, which takes seconds. */
export async function loadDemoSentences(): Promise<DemoSentences> {
  const { catalogue } = await loadCatalogue({
    dataDir: resolve('data'),
    contentDir: resolve('content'),
    now: day('2026-11-27'),
    quarantine: false,
  })
  const context = { ...createContext(), catalogue: { ...catalogue, index: indexCatalogue(catalogue) } }
  const vocabularies = new Map(
    locales.map((locale) => {
      const file = viewSentenceFile(context, locale)
      return [
        locale,
        { own: createVocabulary(file), whole: wholeVocabulary(file, viewMoreSentenceFile(context, locale)) },
      ]
    }),
  )
  return {
    sentences: catalogue.sentences,
    read: (page, text, at = 'home') => {
      const vocabulary = vocabularies.get(page)
      if (vocabulary === undefined) throw new Error(`no words of ${page}`)
      const goal = at === 'home' ? 'sale' : at
      const spot = { goal, isOpen: at === 'home', today: { year: 2026, month: 11 } } as const
      // As pages do: what their language understands is not asked of the others.
      const reading = readSentence(text, vocabulary.own, spot)
      return reading.notUnderstood.length === 0 ? reading : readSentence(text, vocabulary.whole, spot)
    },
  }
}
