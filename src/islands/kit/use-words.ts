import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translate } from '#i18n/translate.ts'

/** Returns the translate function of the island's language; `count` chooses the plural form and is written as the language does. */
export function useWords(): Translate {
  const { t, i18n } = useTranslation()
  return useCallback<Translate>(
    (key, values) => {
      if (values?.count === undefined) return t(key, { ...values })
      const { count } = values
      return t(key, { count, replace: { ...values, count: count.toLocaleString(i18n.language) } })
    },
    [t, i18n],
  )
}
