import type { OwnWords } from '#domain/site/own-words.ts'
import { type Locale, locales, type Reader } from '#domain/values/locale.ts'
import { createWords, type Messages } from './create-words.ts'
import { grammars } from './grammar.ts'
import { messagesOf } from './messages.ts'
import { perLocale } from './per-locale.ts'
import type { Translate } from './translate.ts'

/** A language, and the function that says things in it. */
export type Language = Readonly<{ locale: Locale; t: Translate }>

/** Returns a language. */
export type Languages = (locale: Locale) => Language

/**
 * A language of a site, with those whose texts stand in for it, all messages that its function says by key, and those of
 * them that the agency words itself.
 */
export type SiteLanguage = Language & Reader & Readonly<{ messages: Messages; ownWords?: Messages }>

/** Returns a language of a site, the same one each time. */
export type SiteLanguages = (locale: Locale) => SiteLanguage

/** What the project's own words say: made once for all sites of a process, as each language has thousands of messages. */
const plain = perLocale((locale) => saying(locale, messagesOf(locale)))

/**
 * Returns the languages of a site, with the agency's own words in the places of the messages that it words itself.
 * @param instead the languages whose texts stand in for one that is missing, in order
 */
export function createLanguages(words: OwnWords = {}, instead: readonly Locale[] = locales): SiteLanguages {
  return perLocale((locale) => {
    const ownWords = words[locale]
    const said =
      ownWords === undefined ? plain(locale) : saying(locale, { ...messagesOf(locale), ...ownWords })
    return { locale, instead, ...said, ownWords }
  })
}

function saying(locale: Locale, messages: Messages): Pick<SiteLanguage, 'messages' | 't'> {
  return { messages, t: createWords(messages, grammars[locale].numberTag).t }
}
