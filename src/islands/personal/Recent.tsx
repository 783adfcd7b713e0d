import { useStore } from '@nanostores/react'
import { $favourites } from '#stores/favourites.ts'
import { $recent } from '#stores/recent.ts'
import type { KeptContext, KeptListWords } from '#islands/personal/kept/kept-words.ts'
import { KeptBody } from '#islands/personal/kept/KeptBody.tsx'
import { KeptFailure } from '#islands/personal/kept/KeptFailure.tsx'
import { KeptListings } from '#islands/personal/kept/KeptListings.tsx'
import { UndoBar } from '#islands/personal/kept/UndoBar.tsx'
import { useHydrated } from '#islands/personal/kept/use-hydrated.ts'
import { useUndo } from '#islands/personal/kept/use-undo.ts'

export type RecentProps = KeptContext & Readonly<{ words: KeptListWords }>

/** The properties that the visitor viewed, latest first. */
export function Recent({ words, ...context }: RecentProps) {
  const isHydrated = useHydrated()
  const ids = useStore($recent, { ssr: 'initial' })
  const favourites = useStore($favourites, { ssr: 'initial' })
  const undo = useUndo($recent)

  if (!isHydrated) return <KeptFailure loaded={{ state: 'loading' }} words={words} />
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
