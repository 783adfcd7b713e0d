import { $savedSearches } from '#stores/saved-searches.ts'
import type {
  EmptyWords,
  KeptContext,
  LoadingWords,
  RemovalWords,
} from '#islands/personal/kept/kept-words.ts'
import { KeptEmpty } from '#islands/personal/kept/KeptEmpty.tsx'
import { KeptFailure } from '#islands/personal/kept/KeptFailure.tsx'
import { SearchEntry, type SearchEntryWords } from '#islands/personal/searches/SearchEntry.tsx'
import { UndoBar } from '#islands/personal/kept/UndoBar.tsx'
import { useHydrated } from '#islands/personal/kept/use-hydrated.ts'
import { useUndo } from '#islands/personal/kept/use-undo.ts'
import type { PluralForms } from '#islands/kit/words.ts'
import { useStore } from '@nanostores/react'

export type SavedSearchesProps = Omit<KeptContext, 'sections'> &
  Readonly<{
    /** The lists that can be searched, by section key. */
    searchable: Readonly<Record<string, Readonly<{ label: string; href: string; found: PluralForms }>>>
    words: LoadingWords & RemovalWords & EmptyWords & SearchEntryWords
  }>

/** The visitor's saved searches, latest first. */
export function SavedSearches({ locale, numberTag, lists, searchable, words }: SavedSearchesProps) {
  const isHydrated = useHydrated()
  const searches = useStore($savedSearches, { ssr: 'initial' })
  const undo = useUndo($savedSearches)
  if (!isHydrated) return <KeptFailure loaded={{ state: 'loading' }} words={words} />
  return (
    <>
      <UndoBar undo={undo} words={words} />
      {searches.length === 0 ? (
        <KeptEmpty text={words.empty} onward={words.onward} lists={lists} />
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
                words={words}
              />
            ))}
          </ul>
          <button type="button" className="more" onClick={() => $savedSearches.set([])}>
            {words.removeAll}
          </button>
        </>
      )}
    </>
  )
}
