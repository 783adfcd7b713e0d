import { useStore } from '@nanostores/react'
import { $favourites } from '#stores/favourites.ts'
import { $recent } from '#stores/recent.ts'
import type { KeptContext, KeptListWords } from './personal/kept-words.ts'
import { KeptBody } from './personal/KeptBody.tsx'
import { KeptFailure } from './personal/KeptFailure.tsx'
import { KeptListings } from './personal/KeptListings.tsx'
import { UndoBar } from './personal/UndoBar.tsx'
import { useAwake } from './personal/use-awake.ts'
import { useUndo } from './personal/use-undo.ts'

export type RecentProps = KeptContext & Readonly<{ words: KeptListWords }>

/** The properties whose pages the visitor saw, the latest first. */
export function Recent({ words, ...context }: RecentProps) {
  const isAwake = useAwake()
  const ids = useStore($recent, { ssr: 'initial' })
  const favourites = useStore($favourites, { ssr: 'initial' })
  const undo = useUndo($recent)

  if (!isAwake) return <KeptFailure loaded={{ state: 'loading' }} words={words} />
  return (
    <>
      <UndoBar undo={undo} words={words} />
      <KeptBody {...context} ids={ids} words={words}>
        {(find) => (
          <KeptListings
            ids={ids}
            find={find}
            favourites={favourites}
            numberTag={context.numberTag}
            words={words}
            actions={
              <button type="button" className="more" onClick={() => $recent.set([])}>
                {words.removeAll}
              </button>
            }
            onRemove={(id) => $recent.set(ids.filter((other) => other !== id))}
          />
        )}
      </KeptBody>
    </>
  )
}
