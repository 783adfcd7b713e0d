import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import { sentenceGoals } from '#domain/search/sentence-words.ts'
import {
  moreSentenceMessages,
  type MoreSentencePack,
  sentenceMessages,
  type SentencePack,
} from '#islands/sentence/sentence-words.ts'
import { filterNames, isOfKind } from '#search/filters/filters.ts'
import { packTowns } from '#search/sentence/sent-towns.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { Page } from '#views/kit/page.ts'
import { viewMoreSentenceFile, viewSentenceFile } from './sentence-file.ts'

const flagNames = filterNames
  .filter((name) => isOfKind(name, 'flag'))
  .map((name) => `filters.field.${name}` as const)

/** Returns what a field for sentences needs in a language once it is used. */
export function viewSentencePack(page: Page): SentencePack {
  const { context, locale } = page
  const { sections, categories } = context.catalogue
  const { words, towns } = viewSentenceFile(context, locale)
  return {
    words,
    towns: packTowns(towns),
    numberTag: grammars[locale].numberTag,
    messages: pickMessages([...sentenceMessages, ...flagNames], page),
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
