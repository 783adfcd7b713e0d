import type { Translate } from '#i18n/translate.ts'
import type { CompareButtonWords } from '#islands/personal/kept/kept-words.ts'

/** Returns the messages of a compare button. */
export function compareButtonWords(t: Translate): CompareButtonWords {
  return {
    compare: t('personal.compare'),
    added: t('personal.compareAdded'),
    removed: t('personal.compareRemoved'),
    full: t('personal.compareFull'),
  }
}
