import { useStore } from '@nanostores/react'
import { $compared } from '#stores/compared.ts'
import { $favourites, maxFavourites } from '#stores/favourites.ts'
import type {
  CompareButtonWords,
  KeptContext,
  KeptListWords,
  SharingWords,
} from '#islands/personal/kept/kept-words.ts'
import { KeptBody } from '#islands/personal/kept/KeptBody.tsx'
import { KeptFailure } from '#islands/personal/kept/KeptFailure.tsx'
import { KeptListings } from '#islands/personal/kept/KeptListings.tsx'
import { ShareButton } from '#islands/personal/kept/ShareButton.tsx'
import { SharedNote } from '#islands/personal/kept/SharedNote.tsx'
import { UndoBar } from '#islands/personal/kept/UndoBar.tsx'
import { useHydrated } from '#islands/personal/kept/use-hydrated.ts'
import { useSharedIds } from '#islands/personal/kept/use-shared-ids.ts'
import { useUndo } from '#islands/personal/kept/use-undo.ts'

export type FavouritesProps = KeptContext &
  Readonly<{ words: KeptListWords & SharingWords & Readonly<{ compareButton: CompareButtonWords }> }>

/** The visitor's favourites, or those of a shared link. */
export function Favourites({ words, ...context }: FavouritesProps) {
  const isHydrated = useHydrated()
  const own = useStore($favourites, { ssr: 'initial' })
  const compared = useStore($compared, { ssr: 'initial' })
  const shared = useSharedIds(maxFavourites)
  const undo = useUndo($favourites)
  const ids = shared ?? own
  const keepAll = () => $favourites.set([...new Set([...own, ...ids])].slice(0, maxFavourites))

  if (!isHydrated) return <KeptFailure loaded={{ state: 'loading' }} words={words} />
  return (
    <>
      {shared !== undefined && <SharedNote words={words} onKeep={keepAll} />}
      <UndoBar undo={undo} words={words} />
      <KeptBody {...context} ids={ids} words={words}>
        {(find) => (
          <KeptListings
            ids={ids}
            find={find}
            favourites={own}
            numberTag={context.numberTag}
            words={words}
            actions={
              <>
                <ShareButton ids={ids} words={words} />
                {shared === undefined && (
                  <button type="button" className="more" onClick={() => $favourites.set([])}>
                    {words.removeAll}
                  </button>
                )}
              </>
            }
            comparing={{ ids: compared, words: words.compareButton }}
            onRemove={
              shared === undefined ? (id) => $favourites.set(own.filter((other) => other !== id)) : undefined
            }
          />
        )}
      </KeptBody>
    </>
  )
}
