import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { useCallback } from 'react'
import { $compared, maxCompared } from '#stores/compared.ts'
import { $favourites } from '#stores/favourites.ts'
import { AddToCompare } from '#islands/personal/compare/AddToCompare.tsx'
import { compareGroups } from '#islands/personal/compare/compare-groups.ts'
import { CompareViews } from '#islands/personal/compare/CompareViews.tsx'
import { CompareTable } from '#islands/personal/compare/CompareTable.tsx'
import { GoneListing } from '#islands/personal/kept/GoneListing.tsx'
import type { KeptContext } from '#islands/personal/kept/kept-words.ts'
import { KeptEmpty } from '#islands/personal/kept/KeptEmpty.tsx'
import { KeptFailure } from '#islands/personal/kept/KeptFailure.tsx'
import { type Comparison, loadComparison } from '#islands/personal/compare/load-comparison.ts'
import { LateScale } from '#islands/personal/scale/LateScale.tsx'
import { sharedUrl } from '#islands/personal/kept/share-link.ts'
import { ShareButton } from '#islands/personal/kept/ShareButton.tsx'
import { SharedNote } from '#islands/personal/kept/SharedNote.tsx'
import { UndoBar } from '#islands/personal/kept/UndoBar.tsx'
import { useHydrated } from '#islands/kit/use-hydrated.ts'
import { useEverListed } from '#islands/personal/kept/use-ever-listed.ts'
import { useLoaded } from '#islands/kit/use-loaded.ts'
import { useQueryValue, useSharedIds } from '#islands/personal/kept/use-shared-ids.ts'
import { useUndo } from '#islands/personal/kept/use-undo.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { useStore } from '@nanostores/react'

/** Compares up to four properties: the visitor's own, or those of a shared link. */
export function Compare(props: KeptContext) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <ComparedHomes {...props} />
    </WordsProvider>
  )
}

function ComparedHomes(context: KeptContext) {
  const { locale, sections, lists, page } = context
  const isHydrated = useHydrated()
  const own = useStore($compared, { ssr: 'initial' })
  const favourites = useStore($favourites, { ssr: 'initial' })
  const shared = useSharedIds(maxCompared)
  const undo = useUndo($compared)
  const ids = shared ?? own
  const listed = useEverListed([...ids, ...favourites])
  const load = useCallback(() => loadComparison(sections, locale, listed), [sections, locale, listed])
  const loaded = useLoaded(load, isHydrated && ids.length + favourites.length > 0)

  if (!isHydrated) return <KeptFailure loaded={{ state: 'loading' }} />
  const remove =
    shared === undefined ? (id: number) => $compared.set(own.filter((other) => other !== id)) : undefined
  const find = loaded.state === 'ready' ? loaded.value.find : undefined
  const cards = find === undefined ? [] : ids.flatMap((id) => find(id) ?? [])
  const gone = find === undefined ? [] : ids.filter((id) => find(id) === undefined)
  return (
    <>
      {shared !== undefined && <SharedNote page={page} onKeep={() => $compared.set(ids)} />}
      <UndoBar undo={undo} />
      {ids.length === 0 && <KeptEmpty {...{ page, lists, locale, sections }} />}
      {ids.length > 0 && loaded.state !== 'ready' && <KeptFailure loaded={loaded} />}
      {gone.length > 0 && (
        <ul className="kept-note kept-gone" role="list">
          {gone.map((id) => (
            <GoneListing key={id} id={id} onRemove={remove && (() => remove(id))} />
          ))}
        </ul>
      )}
      {loaded.state === 'ready' && cards.length > 0 && (
        <Compared context={context} ids={ids} cards={cards} comparison={loaded.value} onRemove={remove} />
      )}
      {find !== undefined && shared === undefined && own.length < maxCompared && (
        <AddToCompare ids={favourites.filter((id) => !own.includes(id))} find={find} />
      )}
    </>
  )
}

type ComparedProps = Readonly<{
  context: KeptContext
  ids: readonly number[]
  cards: readonly CardView[]
  comparison: Comparison
  /** Absent in a shared list. */
  onRemove: ((id: number) => void) | undefined
}>

/** The homes that are still there, as a table or to scale. */
function Compared({ context, ids, cards, comparison, onRemove }: ComparedProps) {
  const t = useWords()
  const { locale, numberTag, agency } = context
  const view = useQueryValue('view') === 'scale' ? 'scale' : 'table'
  return (
    <>
      <div className="kept-bar">
        <div className="actions">
          <ShareButton ids={ids} agency={agency} view={view === 'scale' ? view : undefined} />
          {onRemove !== undefined && (
            <button type="button" className="more" onClick={() => $compared.set([])}>
              {t('personal.removeAll')}
            </button>
          )}
        </div>
        <CompareViews view={view} />
        {cards.length === 1 && <p className="muted">{t('personal.onlyOne')}</p>}
      </div>
      {view === 'scale' ? (
        <LateScale {...{ locale, numberTag, cards }} url={sharedUrl(ids, view)} />
      ) : (
        <CompareTable
          cards={cards}
          groups={compareGroups(cards.map(({ id }) => comparison.factsOf(id)))}
          onRemove={onRemove}
        />
      )}
    </>
  )
}
