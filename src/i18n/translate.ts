import i18next from 'i18next'
import type { Locale } from '#domain/locale.ts'
import { type MessageKey, type MessageTree, messages } from './messages.ts'
import { numberTags } from './number-tags.ts'
import { perLocale } from './per-locale.ts'

export type { MessageKey } from './messages.ts'

/** What the placeholders of a message stand for; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>> & Readonly<{ count?: number }>

/**
 * Returns a message of one language with its placeholders filled in.
 * @throws {MessageError} when the message, or a value that it asks for, is missing
 * @example t('results.count', { count: 3 }) // '3 panden'
 */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/** A message that does not exist or of which a placeholder got no value: a fault of the program. */
export class MessageError extends Error {
  override name = 'MessageError'
}

/** From a million on French has a third plural form, which reads like the second in our messages. */
const highestPluralCount = 999_999

/** Returns the translate function of a language; the same one every time. */
export const translator: (locale: Locale) => Translate = perLocale((locale) => {
  return createTranslator(messages[locale], locale)
})

/** Returns a translate function over any tree of messages, by the plural rules of a language. */
export function createTranslator(tree: MessageTree, locale: Locale): Translate {
  const lang = numberTags[locale]
  const numbers = new Intl.NumberFormat(lang)
  const instance = i18next.createInstance()
  void instance.init({
    lng: lang,
    resources: { [lang]: { messages: tree } },
    defaultNS: 'messages',
    ns: ['messages'],
    // Bundled messages are there at once: without this the first page would be written without words.
    initAsync: false,
    fallbackLng: false,
    nsSeparator: false,
    returnNull: false,
    returnEmptyString: false,
    // React and Astro escape; a second time would show `&amp;` to visitors.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string) => {
      throw new MessageError(`no message '${key}' in ${lang}: add it to content/messages/${locale}`)
    },
    missingInterpolationHandler: (text: string, match: readonly string[]) => {
      throw new MessageError(
        `no value for ${match[0]} in '${text}' (${lang}): pass it to the translate function`,
      )
    },
  })
  const withoutValues = new Map<MessageKey, string>()

  return (key, values) => {
    if (values === undefined) {
      // Most calls: a page repeats its words on every copy of it, so each is looked up once.
      const known = withoutValues.get(key)
      if (known !== undefined) return known
      const text = instance.t(key, { nest: false })
      withoutValues.set(key, text)
      return text
    }
    const { count } = values
    if (count === undefined) return instance.t(key, { nest: false, replace: values })
    return instance.t(key, {
      nest: false,
      count: Math.min(count, highestPluralCount),
      replace: { ...values, count: numbers.format(count) },
    })
  }
}
