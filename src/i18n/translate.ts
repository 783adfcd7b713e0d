import i18next from 'i18next'
import type { Locale } from '#domain/values/locale.ts'
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
  const plurals = new Intl.PluralRules(lang)
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
    parseMissingKeyHandler: (key: string) => {
      throw new MessageError(`no message '${key}' in ${lang}: add it to content/messages/${locale}`)
    },
  })
  // A build asks for the same few hundred messages some hundred thousand times: each is looked up once in each plural form.
  const known = new Map<string, Map<MessageKey, string>>()
  const template = (key: MessageKey, count: number | undefined): string => {
    const form = count === undefined ? 'none' : count === 0 ? 'zero' : plurals.select(count)
    const ofForm = known.get(form) ?? new Map<MessageKey, string>()
    known.set(form, ofForm)
    const text = ofForm.get(key) ?? instance.t(key, { count, skipInterpolation: true })
    ofForm.set(key, text)
    return text
  }

  return (key, values) => {
    const { count } = values ?? {}
    const text = template(key, count === undefined ? undefined : Math.min(count, highestPluralCount))
    if (!text.includes('{{')) return text
    return fill(text, count === undefined ? values : { ...values, count: numbers.format(count) }, lang)
  }
}

/** Prints values as they are: React and Astro escape, and a second time would show `&amp;` to visitors. */
function fill(text: string, values: Readonly<Record<string, string | number>> = {}, lang: string): string {
  return text.replace(/\{\{(.*?)\}\}/g, (placeholder, name: string) => {
    const value = values[name.trim()]
    if (value !== undefined) return String(value)
    throw new MessageError(
      `no value for ${placeholder} in '${text}' (${lang}): pass it to the translate function`,
    )
  })
}
