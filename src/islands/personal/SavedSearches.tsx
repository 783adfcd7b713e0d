import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { $savedSearches } from '#stores/saved-searches.ts'
import type { KeptContext } from '#islands/personal/kept/kept-words.ts'
import { KeptEmpty } from '#islands/personal/kept/KeptEmpty.tsx'
import { KeptFailure } from '#islands/personal/kept/KeptFailure.tsx'
import { SearchEntry } from '#islands/personal/searches/SearchEntry.tsx'
import { UndoBar } from '#islands/personal/kept/UndoBar.tsx'
import { useHydrated } from '#islands/kit/use-hydrated.ts'
import { useUndo } from '#islands/personal/kept/use-undo.ts'
import { useStore } from '@nanostores/react'

export type SavedSearchesProps = KeptContext &
  Readonly<{
    /** The lists that can be searched, by section key. */
    searchable: Readonly<Record<string, Readonly<{ label: string; href: string; isProjects: boolean }>>>
  }>

/** The visitor's saved searches, latest first. */
export function SavedSearches(props: SavedSearchesProps) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <SearchList {...props} />
    </WordsProvider>
  )
}

function SearchList({ locale, numberTag, sections, lists, searchable, page }: SavedSearchesProps) {
  const t = useWords()
  const isHydrated = useHydrated()
  const searches = useStore($savedSearches, { ssr: 'initial' })
  const undo = useUndo($savedSearches)
  if (!isHydrated) return <KeptFailure loaded={{ state: 'loading' }} />
  return (
    <>
      <UndoBar undo={undo} />
      {searches.length === 0 ? (
        <KeptEmpty {...{ page, lists, locale, sections }} />
      ) : (
        <>
          <ul className="saved-list" role="list">
            {searches.map((search) => (
              <SearchEntry
                key={`${search.section}${search.query}`}
                search={search}
                list={Object.hasOwn(searchable, search.section) ? searchable[search.section] : undefined}
                locale={locale}
                numberTag={numberTag}
              />
            ))}
          </ul>
          <button type="button" className="more" onClick={() => $savedSearches.set([])}>
            {t('personal.removeAll')}
          </button>
        </>
      )}
    </>
  )
}
