import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { formsOf } from './word-forms.ts'

/** Messages of one language by key, each form of the plural by its own: `results.count_one`. */
export type Messages = Readonly<Record<string, string>>

/** The i18next namespace that holds all messages. */
export const messagesNamespace = 'messages'

/** Thrown for an unknown message, or a placeholder without a value: a bug. */
export class MessageError extends Error {
  override name = 'MessageError'
}

/** Creates the i18next of some messages, for pages, mails and islands alike; `lang` is the BCP 47 tag of plurals and numbers. */
export function createWords(messages: Messages, lang: string): i18n {
  const words = createInstance().use(valueFormatter(lang))
  void words.init({
    lng: lang,
    resources: { [lang]: { [messagesNamespace]: messages } },
    ns: messagesNamespace,
    defaultNS: messagesNamespace,
    // Synchronous: otherwise the first page would be rendered before the messages are there.
    initAsync: false,
    fallbackLng: false,
    // A key is found whole, not group by group.
    nsSeparator: false,
    keySeparator: false,
    // React and Astro escape already; twice would show `&amp;`.
    interpolation: { escapeValue: false, alwaysFormat: true },
    parseMissingKeyHandler: (key) => {
      throw new MessageError(`no message '${key}' in ${lang}: add it to content/messages`)
    },
    missingInterpolationHandler: (text: string, [placeholder]: readonly string[]) => {
      throw new MessageError(
        `no value for ${placeholder} in '${text}' (${lang}): pass it to the translate function`,
      )
    },
  })
  return words
}

/**
 * Writes a count as the language does, a value in the form that the message asks for (`{{town, of}}`), and everything else
 * as it is: a year has no separator.
 */
function valueFormatter(lang: string): FormatterModule {
  const numbers = new Intl.NumberFormat(lang)
  const forms = formsOf(lang)
  return {
    type: 'formatter',
    init: () => {},
    add: () => {},
    addCached: () => {},
    format: (value, name, _lang, options) => {
      if (options?.['interpolationkey'] === 'count' && typeof value === 'number') return numbers.format(value)
      if (name === undefined || name === '' || value === undefined) return value
      const form = forms[name]
      if (form === undefined)
        throw new MessageError(`no form '${name}' in ${lang}: see src/i18n/word-forms.ts`)
      return form(String(value))
    },
  }
}
