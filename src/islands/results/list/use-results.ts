import { useMemo, useState, useSyncExternalStore } from 'react'
import { useWords } from '#islands/kit/use-words.ts'
import { keepKnown, unknownValues } from '#search/query/known-criteria.ts'
import type { LiveTranslate } from '#islands/results/live-words.ts'
import { here, subscribe } from '#islands/results/location.ts'
import { criteriaOf, isOwn } from './list-document.ts'
import { liveView, type LiveView, type LoadedList, unknownNote } from './live-view.ts'
import type { ResultsProps } from './results-props.ts'
import { useCards } from './use-cards.ts'
import { type ListFilesLoaded, useListData } from './use-list-data.ts'
import { useOptions } from './use-options.ts'

/** What an address asks of a list, and what is found. */
export type LiveResults = ReturnType<typeof useResults>

/** Returns the criteria of the address and the results that can be shown for them. */
export function useResults(props: ResultsProps) {
  const { section, isProjects, locale, numberTag, document } = props
  const t: LiveTranslate = useWords()
  const href = useSyncExternalStore(subscribe, here, () => document.path)
  const asked = useMemo(() => criteriaOf(href, document), [href, document])
  const needs = {
    map: asked.view === 'map',
    points: asked.view === 'map' || asked.area.length > 0,
    texts: asked.text.length > 0,
  }
  const { loaded, failure, retry } = useListData(props, needs)

  const { index, text, cards, search, points, searchTexts, map, grid } = loaded ?? {}
  const list = useMemo((): LoadedList | undefined => {
    if (index === undefined || text === undefined || cards === undefined || search === undefined)
      return undefined
    return {
      section,
      isProjects,
      t,
      locale,
      numberTag,
      document,
      index,
      text,
      cards,
      search,
      points,
      searchTexts,
    }
  }, [section, isProjects, t, locale, numberTag, document, index, text, cards, search, points, searchTexts])
  const criteria = useMemo(() => (list === undefined ? asked : keepKnown(asked, list.index)), [asked, list])
  const isStatic = isOwn(criteria, document)
  const isReady =
    (!needs.points || points !== undefined) &&
    (!needs.texts || searchTexts !== undefined) &&
    (!needs.map || map !== undefined)
  const found = useMemo(
    () => (isStatic || list === undefined || !isReady ? undefined : liveView(list, criteria)),
    [isStatic, isReady, list, criteria],
  )
  const shown = useCards(cards, found?.result.rows)
  const current = shown.isLoaded ? found : undefined
  // While files are loading, the last results stay.
  const [last, setLast] = useState(current)
  const isCurrent = isStatic || current !== undefined
  if (isCurrent && last !== current) setLast(current)

  const options = useOptions(props, criteria, list, found)
  const failed = isStatic ? undefined : (failure ?? shown.failure)
  return {
    href,
    criteria,
    points,
    grid,
    map,
    /** The contents of the live list; undefined while the pre-rendered one is shown. */
    view: isCurrent ? current : last,
    /** Names the values of the address that this list does not know. */
    unknown: list === undefined ? undefined : unknownNote(list, unknownValues(queryOf(href), list.index)),
    options,
    more: { list, failure },
    isStatic,
    isPending: !isCurrent && failed === undefined,
    failure: failed,
    retry: failure === undefined ? shown.retry : retry,
  }
}

type OnMap = LiveResults & Required<Pick<ListFilesLoaded, 'map' | 'points'>>

/** Whether a view is shown on a map, whose files are loaded then. */
export function isOnMap(results: LiveResults, view: LiveView | undefined): results is OnMap {
  return view?.criteria.view === 'map' && results.map !== undefined && results.points !== undefined
}

function queryOf(href: string): string {
  return href.split('?')[1] ?? ''
}
