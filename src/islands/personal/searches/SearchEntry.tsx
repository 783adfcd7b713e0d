import { useWords } from '#islands/kit/use-words.ts'
import { useCallback } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import { removeSearch, type SavedSearch } from '#stores/saved-searches.ts'
import { countFound } from './count-found.ts'
import { useLoaded } from '#islands/kit/use-loaded.ts'

type SearchEntryProps = Readonly<{
  search: SavedSearch
  /** The searched list; undefined when the site has it no longer. */
  list?: Readonly<{ label: string; href: string; isProjects: boolean }>
  locale: Locale
  numberTag: string
}>

/** A saved search with the number of listings it finds today. */
export function SearchEntry({ search, list, locale, numberTag }: SearchEntryProps) {
  const t = useWords()
  const { section, query, name, savedOn } = search
  const count = useCallback(() => countFound(section, query, locale), [section, query, locale])
  const counted = useLoaded(count, list !== undefined)
  const day = new Intl.DateTimeFormat(numberTag, { dateStyle: 'long', timeZone: 'UTC' })
  const date = new Date(savedOn)
  return (
    <li className="saved">
      <div>
        <p className="saved__name">
          {list === undefined ? name : <a href={`${list.href}${query}`}>{name}</a>}
        </p>
        <p className="muted small">
          {list !== undefined && `${list.label}. `}
          {!Number.isNaN(date.getTime()) && t('personal.searchSavedOn', { date: day.format(date) })}
        </p>
      </div>
      <p className="saved__count">
        {list === undefined && t('personal.searchGone')}
        {list !== undefined && counted.state === 'loading' && t('personal.searchCounting')}
        {counted.state === 'failed' && t('personal.searchUnknown')}
        {list !== undefined &&
          counted.state === 'ready' &&
          t('personal.searchFound', {
            found: t(list.isProjects ? 'results.countProjects' : 'results.count', { count: counted.value }),
          })}
      </p>
      <button
        type="button"
        className="more"
        aria-label={t('personal.removeOf', { title: name })}
        onClick={() => removeSearch(search)}
      >
        {t('personal.remove')}
      </button>
    </li>
  )
}
