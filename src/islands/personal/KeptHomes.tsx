import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { useStore } from '@nanostores/react'
import { $compared } from '#stores/compared.ts'
import { $favourites, maxFavourites } from '#stores/favourites.ts'
import { $recent } from '#stores/recent.ts'
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

/** The visitor's favourites or those of a shared link; on the other page the homes viewed last, which are never shared. */
export function KeptHomes(props: KeptContext) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <KeptList {...props} />
    </WordsProvider>
  )
}

function KeptList(context: KeptContext) {
  const t = useWords()
  const isHydrated = useHydrated()
  const isFavourites = context.page === 'favourites'
  const $own = isFavourites ? $favourites : $recent
  const own = useStore($own, { ssr: 'initial' })
  const favourites = useStore($favourites, { ssr: 'initial' })
  const compared = useStore($compared, { ssr: 'initial' })
  const asked = useSharedIds(maxFavourites)
  const undo = useUndo($own)
  const shared = isFavourites ? asked : undefined
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
            favourites={favourites}
            actions={
              <>
                {isFavourites && <ShareButton ids={ids} agency={context.agency} />}
                {shared === undefined && (
                  <button type="button" className="more" onClick={() => $own.set([])}>
                    {t('personal.removeAll')}
                  </button>
                )}
              </>
            }
            compared={isFavourites ? compared : undefined}
            onRemove={
              shared === undefined ? (id) => $own.set(own.filter((other) => other !== id)) : undefined
            }
          />
        )}
      </KeptBody>
    </>
  )
}
