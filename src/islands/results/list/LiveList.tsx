import type { ReactNode } from 'react'
import { useWords } from '#islands/kit/use-words.ts'
import { go } from '#islands/results/location.ts'
import { Paging } from '#ui/kit/Paging.tsx'
import { EmptyResults } from './EmptyResults.tsx'
import { hrefOf } from './list-document.ts'
import type { LiveView } from './live-view.ts'
import { LiveCards } from './LiveCards.tsx'
import type { BarTranslate, ResultsProps } from './results-props.ts'
import { isOnMap, type LiveResults } from './use-results.ts'

type LiveListProps = Readonly<{
  props: ResultsProps
  results: LiveResults
  view: LiveView
  /** What is said above the list: a map shows it beside itself. */
  head: ReactNode
  onFocusLost: () => void
}>

/** The homes that were found, as cards, or on a map with the cards beside it. */
export function LiveList({ props, results, view, head, onFocusLost }: LiveListProps) {
  const { document, locale, mapBase } = props
  const { criteria, grid } = results
  const t: BarTranslate = useWords()
  const empty = view.empty && <EmptyResults view={view} empty={view.empty} grid={grid} />
  const end = view.paging === undefined ? <div className="results-end" /> : <Paging paging={view.paging} />
  if (!isOnMap(results, view))
    return (
      <>
        {empty ?? (grid !== undefined && <LiveCards grid={grid} view={view} />)}
        {end}
      </>
    )
  const { map, points } = results
  return (
    <map.MapSplit
      {...{ points, view, locale, head, empty, end, mapBase, onFocusLost }}
      asList={{ href: hrefOf({ ...criteria, view: 'list' }, document), words: t('filters.list') }}
      pins={map.pins}
      onArea={(area) =>
        go(hrefOf({ ...criteria, area: area === undefined ? [] : [area], page: 1 }, document), 'push')
      }
    />
  )
}
