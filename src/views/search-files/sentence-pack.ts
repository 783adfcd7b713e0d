import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import { sentenceGoals } from '#domain/search/sentence-words.ts'
import {
  moreSentenceMessages,
  type MoreSentencePack,
  sentenceMessages,
  type SentencePack,
} from '#islands/sentence/sentence-words.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { Page } from '#views/kit/page.ts'
import { viewMoreSentenceFile, viewSentenceFile } from './sentence-file.ts'

/** Returns what a field for sentences needs in a language once it is used. */
export function viewSentencePack(page: Page): SentencePack {
  const { context, locale } = page
  const { sections, categories } = context.catalogue
  return {
    ...viewSentenceFile(context, locale),
    numberTag: grammars[locale].numberTag,
    messages: pickMessages(sentenceMessages, page),
    lists: sentenceGoals.flatMap((goal) => {
      const section = sections.find(({ kind, isPublic }) => kind === goal && isPublic)
      const action = section && optionalPath(context, resultsKey(section.key), locale)
      return section === undefined || action === undefined ? [] : [{ goal, section: section.key, action }]
    }),
    categories: Object.fromEntries(categories.map(({ id, name }) => [id, name[locale]])),
  }
}

/** Returns what it needs besides, where a sentence is not understood with that. */
export function viewMoreSentencePack(page: Page): MoreSentencePack {
  return {
    ...viewMoreSentenceFile(page.context, page.locale),
    messages: pickMessages(moreSentenceMessages, page),
  }
}
