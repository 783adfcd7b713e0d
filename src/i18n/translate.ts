import i18next from 'i18next'
import type { Locale } from '#domain/values/locale.ts'
import { grammars } from './grammar.ts'
import type { MessageKey } from './message-key.ts'
import { flattenMessages, type MessageTree, messagesOf } from './messages.ts'
import { perWords } from './own-words.ts'

export type { MessageKey } from './message-key.ts'

/** Values of the placeholders of a message; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>> & Readonly<{ count?: number }>

/**
 * Returns a message of one language with its placeholders filled in.
 * @throws {MessageError} when the message, or the value of a placeholder, is missing
 * @example t('results.count', { count: 3 }) // '3 panden'
 */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/** Thrown for an unknown message, or a placeholder without a value: a bug. */
export class MessageError extends Error {
  override name = 'MessageError'
}

/** Texts that are kept of a language, at most. */
const mostTexts = 50_000

/** Whether texts with other words in them are kept: the service says people's names, and they should not stay in its process. */
let isBuild = false

/** Makes all translate functions keep texts with other words in them: for a build, which knows no visitors. */
export function keepTextsWithWords(): void {
  isBuild = true
}

/** Returns the translate function of a language, the same one as long as the agency's own words are. */
export const translator: (locale: Locale) => Translate = perWords((locale) =>
  createTranslator(messagesOf(locale), locale),
)

/** Returns a translate function for a tree of messages, with the plural rules of a language. */
export function createTranslator(tree: MessageTree, locale: Locale): Translate {
  const lang = grammars[locale].numberTag
  const numbers = new Intl.NumberFormat(lang)
  const instance = i18next.createInstance()
  void instance.init({
    lng: lang,
    resources: { [lang]: { messages: flattenMessages(tree) } },
    defaultNS: 'messages',
    ns: ['messages'],
    // Synchronous: otherwise the first page would be rendered before the messages are there.
    initAsync: false,
    fallbackLng: false,
    load: 'currentOnly',
    nsSeparator: false,
    // A key is found whole, not group by group: a fifth of the time that all views take.
    keySeparator: false,
    returnNull: false,
    returnEmptyString: false,
    // React and Astro escape already; twice would show `&amp;`.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string) => {
      throw new MessageError(`no message '${key}' in ${lang}: add it to content/messages/${locale}`)
    },
    missingInterpolationHandler: (text: string, [placeholder]: readonly string[]) => {
      throw new MessageError(
        `no value for ${placeholder} in '${text}' (${lang}): pass it to the translate function`,
      )
    },
  })
  const make = (key: MessageKey, values: MessageValues | undefined): string => {
    if (values === undefined) return instance.t(key, { nest: false })
    const { count } = values
    const replace = count === undefined ? values : { ...values, count: numbers.format(count) }
    return instance.t(key, { count, replace, nest: false })
  }
  // A build asks millions of times for some ten thousand texts: `3 slaapkamers` is on thousands of cards.
  const made = new Map<string, string>()
  return (key, values) => {
    if (values !== undefined && !isBuild && !onlyNumbers(values)) return make(key, values)
    const call = values === undefined ? key : `${key} ${JSON.stringify(values)}`
    const known = made.get(call)
    if (known !== undefined) return known
    const text = make(key, values)
    if (made.size < mostTexts) made.set(call, text)
    return text
  }
}

function onlyNumbers(values: MessageValues): boolean {
  return Object.values(values).every((value) => typeof value === 'number')
}
