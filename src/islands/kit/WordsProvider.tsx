import { createInstance } from 'i18next'
import { type ReactNode, useState } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import type { MessageTree } from '#i18n/messages.ts'

type WordsProviderProps = Readonly<{
  /** BCP 47 tag of the page's language: `nl-BE`. */
  lang: string
  /** The messages that the island uses, by group. */
  messages: MessageTree
  children?: ReactNode
}>

/** Gives the components of an island their messages, see `useWords`. */
export function WordsProvider({ lang, messages, children }: WordsProviderProps) {
  const [i18n] = useState(() => {
    const instance = createInstance().use(initReactI18next)
    void instance.init({
      lng: lang,
      resources: { [lang]: { messages } },
      ns: ['messages'],
      defaultNS: 'messages',
      // The messages are here already: the first render must equal the HTML of the build.
      initAsync: false,
      fallbackLng: false,
      nsSeparator: false,
      // React escapes.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
    return instance
  })
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
