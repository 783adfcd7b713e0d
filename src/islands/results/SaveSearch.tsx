import { useWords } from '#islands/kit/use-words.ts'
import type { Criteria } from '#search/query/criteria.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import { $savedSearches, isSameSearch, saveSearch } from '#stores/saved-searches.ts'
import { isHeld } from '#stores/stored-values.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { useStore } from '@nanostores/react'
import type { LiveTranslate } from './live-words.ts'

type SaveSearchProps = Readonly<{
  /** Key of the list: `sale`. */
  section: string
  criteria: Criteria
  /** The criteria in words: `Te koop: Berlare, tot € 400.000`. */
  name: string
  /** The demand register with these criteria; absent where the agency has none. */
  mailHref?: string
  /** Path of the page with the saved searches. */
  searchesHref: string
}>

/** Saves a search in the visitor's browser; another page of it and its map are the same search. */
export function SaveSearch({ section, criteria, name, mailHref, searchesHref }: SaveSearchProps) {
  const t: LiveTranslate = useWords()
  const searches = useStore($savedSearches, { ssr: 'initial' })
  const search = { section, query: formatCriteria({ ...criteria, page: 1, view: 'list' }) }
  const isSaved = searches.some((other) => isSameSearch(other, search))
  return (
    <span className="save-search">
      <button
        type="button"
        className="more"
        aria-disabled={isSaved}
        onClick={() => !isSaved && saveSearch({ ...search, name: name.slice(0, 300), savedOn: today() })}
      >
        <Icon name={isSaved ? 'check' : 'plus'} />
        {t('personal.saveSearch')}
      </button>
      <output>
        {isSaved && (
          <>
            {isHeld('searches') ? t('personal.held') : t('personal.searchSaved')}{' '}
            <a href={searchesHref}>{t('personal.toSearches')}</a>
            {mailHref !== undefined && (
              <>
                {' '}
                <a href={mailHref}>{t('personal.searchByMail')}</a>
              </>
            )}
          </>
        )}
      </output>
    </span>
  )
}

/** Today in the visitor's time zone: `2026-11-20`. */
function today(): string {
  // The Swedish format is ISO 8601.
  return new Date().toLocaleDateString('sv')
}
