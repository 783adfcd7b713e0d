import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { useStore } from '@nanostores/react'
import { $favourites } from '#stores/favourites.ts'
import { $recent } from '#stores/recent.ts'
import type { KeptContext } from '#islands/personal/kept/kept-words.ts'
import { KeptBody } from '#islands/personal/kept/KeptBody.tsx'
import { KeptFailure } from '#islands/personal/kept/KeptFailure.tsx'
import { KeptListings } from '#islands/personal/kept/KeptListings.tsx'
import { UndoBar } from '#islands/personal/kept/UndoBar.tsx'
import { useHydrated } from '#islands/kit/use-hydrated.ts'
import { useUndo } from '#islands/personal/kept/use-undo.ts'

export type RecentProps = KeptContext

/** The properties that the visitor viewed, latest first. */
export function Recent(props: RecentProps) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <RecentList {...props} />
    </WordsProvider>
  )
}

function RecentList(context: RecentProps) {
  const t = useWords()
  const isHydrated = useHydrated()
  const ids = useStore($recent, { ssr: 'initial' })
  const favourites = useStore($favourites, { ssr: 'initial' })
  const undo = useUndo($recent)

  if (!isHydrated) return <KeptFailure loaded={{ state: 'loading' }} />
  return (
    <>
      <UndoBar undo={undo} />
      <KeptBody {...context} ids={ids}>
        {(find) => (
          <KeptListings
            ids={ids}
            find={find}
            favourites={favourites}
            actions={
              <button type="button" className="more" onClick={() => $recent.set([])}>
                {t('personal.removeAll')}
              </button>
            }
            onRemove={(id) => $recent.set(ids.filter((other) => other !== id))}
          />
        )}
      </KeptBody>
    </>
  )
}
