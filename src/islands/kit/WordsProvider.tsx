import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createWords, type Messages } from '#i18n/create-words.ts'

type WordsProviderProps = Readonly<{
  /** BCP 47 tag of the page's language: `nl-BE`. */
  lang: string
  /** The messages that the island uses, by key. */
  messages: Messages
  children?: ReactNode
}>

/** Gives the components of an island their messages, see `useWords`. */
export function WordsProvider({ lang, messages, children }: WordsProviderProps) {
  const [i18n] = useState(() => createWords(messages, lang))
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
