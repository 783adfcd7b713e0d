import type { Locale } from '#domain/values/locale.ts'
import type { PersonalPage } from '#domain/site/personal-page.ts'
import { rawMessage, rawPlural } from '#i18n/raw-message.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import type { CompareButtonWords, KeptListWords, SharingWords } from '#islands/personal/kept/kept-words.ts'
import type { CompareTableWords } from '#islands/personal/compare/CompareTable.tsx'
import type { SearchEntryWords } from '#islands/personal/searches/SearchEntry.tsx'

/** Returns the messages of a personal list of properties. */
export function keptListWords(page: PersonalPage, locale: Locale): KeptListWords {
  const t = translator(locale)
  return {
    loading: t('personal.loading'),
    failed: t('personal.failed'),
    stale: t('personal.stale'),
    retry: t('personal.retry'),
    removeAll: t('personal.removeAll'),
    removed: t('personal.removed'),
    undo: t('personal.undo'),
    empty: t(`personal.empty.${page}`),
    onward: t('personal.onward'),
    found: rawPlural('results.count', locale),
    gone: rawMessage('personal.gone', locale),
    goneName: rawMessage('personal.goneName', locale),
    remove: t('personal.remove'),
    removeOf: rawMessage('personal.removeOf', locale),
    sold: t('personal.sold'),
    rented: t('personal.rented'),
  }
}

/** Returns the messages of a list that can be shared. */
export function sharingWords(agency: string, page: PersonalPage, t: Translate): SharingWords {
  return {
    share: t('personal.share'),
    shareTitle: t('personal.shareTitle', { agency }),
    copied: t('personal.copied'),
    copyFailed: t('personal.copyFailed'),
    shared: t('personal.shared'),
    // A shared comparison replaces the visitor's own; a shared list is added to it.
    keepShared: t(page === 'compare' ? 'personal.keepSharedCompare' : 'personal.keepShared'),
    ownList: t('personal.ownList'),
  }
}

/** Returns the messages of a compare button. */
export function compareButtonWords(t: Translate): CompareButtonWords {
  return {
    compare: t('personal.compare'),
    added: t('personal.compareAdded'),
    removed: t('personal.compareRemoved'),
    full: t('personal.compareFull'),
  }
}

/** Returns the messages of the comparison table. */
export function compareTableWords(
  locale: Locale,
): CompareTableWords & Readonly<{ onlyOne: string; addTitle: string; add: string }> {
  const t = translator(locale)
  return {
    compareTable: t('personal.compareTable'),
    feature: t('personal.feature'),
    differs: t('personal.differs'),
    onlyDifferences: t('personal.onlyDifferences'),
    allSame: t('personal.allSame'),
    unknown: t('personal.unknown'),
    removeOf: rawMessage('personal.removeOf', locale),
    onlyOne: t('personal.onlyOne'),
    addTitle: t('personal.addTitle'),
    add: rawMessage('personal.add', locale),
  }
}

/** Returns the messages of a saved search. */
export function searchEntryWords(locale: Locale): SearchEntryWords {
  const t = translator(locale)
  return {
    searchSavedOn: rawMessage('personal.searchSavedOn', locale),
    searchFound: rawMessage('personal.searchFound', locale),
    searchCounting: t('personal.searchCounting'),
    searchUnknown: t('personal.searchUnknown'),
    searchGone: t('personal.searchGone'),
    remove: t('personal.remove'),
    removeOf: rawMessage('personal.removeOf', locale),
  }
}
