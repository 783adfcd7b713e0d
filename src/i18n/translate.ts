import type { Locale } from '#domain/values/locale.ts'
import { createWords } from './create-words.ts'
import { grammars } from './grammar.ts'
import type { MessageKey } from './message-key.ts'
import { messagesOf } from './messages.ts'
import { ownWordsIn, perWords } from './own-words.ts'

export type { MessageKey } from './message-key.ts'

/** Values of the placeholders of a message; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>> & Readonly<{ count?: number }>

/**
 * Returns a message of one language with its placeholders filled in.
 * @throws {MessageError} when the message, or the value of a placeholder, is missing
 * @example t('results.count', { count: 3 }) // '3 panden'
 */
export type Translate<Key extends string = MessageKey> = {
  (key: Key): string
  (key: Key, values: MessageValues): string
  /** `replace` is written, also for the count that chooses the plural form. */
  (key: Key, values: Readonly<{ count: number; replace: Readonly<Record<string, string>> }>): string
}

/** The messages whose keys begin with a text. @example KeyBelow<'costs.region.'> */
export type KeyBelow<Start extends string> = Extract<MessageKey, `${Start}${string}`>

/** Returns the translate function of a language, the same one as long as the agency's own words are. */
export const translator: (locale: Locale) => Translate = perWords(
  (locale) => createWords({ ...messagesOf(locale), ...ownWordsIn(locale) }, grammars[locale].numberTag).t,
)
