import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Messages, messagesNamespace } from '#i18n/create-words.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'

/** Returns the translate function of the island's language, for the messages that the island is given. */
export function useWords<Key extends MessageKey = MessageKey>(): Translate<Key> {
  return useTranslation().t
}

/** Returns a function that gives an island further messages, of a file that it has loaded. */
export function useAddWords(): (messages: Messages) => void {
  const { i18n } = useTranslation()
  return useCallback((messages) => i18n.addResources(i18n.language, messagesNamespace, messages), [i18n])
}
