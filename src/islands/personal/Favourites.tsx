import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { useStore } from '@nanostores/react'
import { $compared } from '#stores/compared.ts'
import { $favourites, maxFavourites } from '#stores/favourites.ts'
import type { KeptContext } from '#islands/personal/kept/kept-words.ts'
import { KeptBody } from '#islands/personal/kept/KeptBody.tsx'
import { KeptFailure } from '#islands/personal/kept/KeptFailure.tsx'
import { KeptListings } from '#islands/personal/kept/KeptListings.tsx'
import { ShareButton } from '#islands/personal/kept/ShareButton.tsx'
import { SharedNote } from '#islands/personal/kept/SharedNote.tsx'
import { UndoBar } from '#islands/personal/kept/UndoBar.tsx'
import { useHydrated } from '#islands/kit/use-hydrated.ts'
import { useSharedIds } from '#islands/personal/kept/use-shared-ids.ts'
import { useUndo } from '#islands/personal/kept/use-undo.ts'

export type FavouritesProps = KeptContext

/** The visitor's favourites, or those of a shared link. */
export function Favourites(props: FavouritesProps) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <FavouriteList {...props} />
    </WordsProvider>
  )
}

function FavouriteList(context: FavouritesProps) {
  const t = useWords()
  const isHydrated = useHydrated()
  const own = useStore($favourites, { ssr: 'initial' })
  const compared = useStore($compared, { ssr: 'initial' })
  const shared = useSharedIds(maxFavourites)
  const undo = useUndo($favourites)
  const ids = shared ?? own
  const keepAll = () => $favourites.set([...new Set([...own, ...ids])].slice(0, maxFavourites))

  if (!isHydrated) return <KeptFailure loaded={{ state: 'loading' }} />
  return (
    <>
      {shared !== undefined && <SharedNote page={context.page} onKeep={keepAll} />}
      <UndoBar undo={undo} />
      <KeptBody {...context} ids={ids}>
        {(find) => (
          <KeptListings
            ids={ids}
            find={find}
            favourites={own}
            actions={
              <>
                <ShareButton ids={ids} agency={context.agency} />
                {shared === undefined && (
                  <button type="button" className="more" onClick={() => $favourites.set([])}>
                    {t('personal.removeAll')}
                  </button>
                )}
              </>
            }
            compared={compared}
            onRemove={
              shared === undefined ? (id) => $favourites.set(own.filter((other) => other !== id)) : undefined
            }
          />
        )}
      </KeptBody>
    </>
  )
}
