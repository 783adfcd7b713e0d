import { useCallback } from 'react'
import { $favourites } from '#stores/favourites.ts'
import { $recent } from '#stores/recent.ts'
import { loadFindCard } from './personal/find-listings.ts'
import type { KeptContext, KeptListWords } from './personal/kept-words.ts'
import { KeptEmpty } from './personal/KeptEmpty.tsx'
import { KeptFailure } from './personal/KeptFailure.tsx'
import { KeptListings } from './personal/KeptListings.tsx'
import { UndoBar } from './personal/UndoBar.tsx'
import { useAwake } from './personal/use-awake.ts'
import { useLoaded } from './personal/use-loaded.ts'
import { useUndo } from './personal/use-undo.ts'
import { useStore } from '@nanostores/react'

export type RecentProps = KeptContext & Readonly<{ words: KeptListWords }>

/** The properties whose pages the visitor saw, the latest first. */
export function Recent({ locale, numberTag, sections, lists, words }: RecentProps) {
  const isAwake = useAwake()
  const ids = useStore($recent, { ssr: 'initial' })
  const favourites = useStore($favourites, { ssr: 'initial' })
  const undo = useUndo($recent)
  const load = useCallback(() => loadFindCard(sections, locale), [sections, locale])
  const loaded = useLoaded(load, isAwake && ids.length > 0)

  if (!isAwake) return <KeptFailure loaded={{ state: 'loading' }} words={words} />
  return (
    <>
      <UndoBar undo={undo} words={words} />
      {ids.length === 0 && <KeptEmpty text={words.empty} onward={words.onward} lists={lists} />}
      {ids.length > 0 && loaded.state !== 'ready' && <KeptFailure loaded={loaded} words={words} />}
      {ids.length > 0 && loaded.state === 'ready' && (
        <KeptListings
          ids={ids}
          find={loaded.value}
          favourites={favourites}
          numberTag={numberTag}
          words={words}
          actions={
            <button type="button" className="more" onClick={() => $recent.set([])}>
              {words.removeAll}
            </button>
          }
          onRemove={(id) => $recent.set(ids.filter((other) => other !== id))}
        />
      )}
    </>
  )
}
