import { useCallback } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import { fill, fillCount, type PluralForms } from '#islands/kit/words.ts'
import { removeSearch, type SavedSearch } from '#stores/saved-searches.ts'
import { countFound } from './count-found.ts'
import { useLoaded } from '#islands/personal/kept/use-loaded.ts'

export type SearchEntryWords = Readonly<{
  searchSavedOn: string
  searchFound: string
  searchCounting: string
  searchUnknown: string
  searchGone: string
  remove: string
  removeOf: string
}>

type SearchEntryProps = Readonly<{
  search: SavedSearch
  /** The searched list; undefined when the site has it no longer. */
  list?: Readonly<{ label: string; href: string; found: PluralForms }>
  locale: Locale
  numberTag: string
  words: SearchEntryWords
}>

/** A saved search with the number of listings it finds today. */
export function SearchEntry({ search, list, locale, numberTag, words }: SearchEntryProps) {
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
          {!Number.isNaN(date.getTime()) && fill(words.searchSavedOn, { date: day.format(date) })}
        </p>
      </div>
      <p className="saved__count">
        {list === undefined && words.searchGone}
        {list !== undefined && counted.state === 'loading' && words.searchCounting}
        {counted.state === 'failed' && words.searchUnknown}
        {list !== undefined &&
          counted.state === 'ready' &&
          fill(words.searchFound, { found: fillCount(list.found, counted.value, numberTag) })}
      </p>
      <button
        type="button"
        className="more"
        aria-label={fill(words.removeOf, { title: name })}
        onClick={() => removeSearch(search)}
      >
        {words.remove}
      </button>
    </li>
  )
}
