import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#domain/locale.ts'
import type { ListCards } from '#search/card-file.ts'
import { createSearch, type Search } from '#search/search.ts'
import { createSearchData, SearchDataError } from '#search/search-data.ts'
import type { SearchIndex, SearchPoints } from '#search/search-index.ts'
import { loadStyleSheet } from '../map/load-style-sheet.ts'
import styleSheetUrl from './live-list.css?url'

/** Why a list's files are not there. */
export type Failure = SearchDataError['reason']

/** What of a list has arrived. */
export type ListData = Readonly<{
  files?: Readonly<{ index: SearchIndex; cards: ListCards; search: Search }>
  points?: SearchPoints
  failure?: Failure
  retry: () => void
}>

type Wanted = Readonly<{
  section: string
  locale: Locale
  numberTag: string
  pageSize: number
  /** Only the map and areas need to know where listings are. */
  needsPoints: boolean
}>

type Arrived = Readonly<{ index: SearchIndex; cards: ListCards; points?: SearchPoints }>
type State = Readonly<{ arrived?: Arrived; failure?: Failure }>

const data = createSearchData()

/** Loads the files of a list, and where its listings are once that is needed. */
export function useListData({ section, locale, numberTag, pageSize, needsPoints }: Wanted): ListData {
  const [{ arrived, failure }, setState] = useState<State>({})
  const load = useCallback(() => {
    loadList(section, locale, needsPoints).then(
      (all) => setState({ arrived: all }),
      (error: unknown) => setState((before) => ({ ...before, failure: reasonOf(error) })),
    )
  }, [section, locale, needsPoints])
  useEffect(load, [load])

  const index = arrived?.index
  const cards = arrived?.cards
  const files = useMemo(() => {
    if (index === undefined || cards === undefined) return undefined
    const names = { towns: cards.townNames, types: cards.typeNames, locale: numberTag }
    return { index, cards, search: createSearch(index, { pageSize, names }) }
  }, [index, cards, pageSize, numberTag])
  const retry = useCallback(() => {
    setState((before) => ({ arrived: before.arrived }))
    load()
  }, [load])
  return { files, points: arrived?.points, failure, retry }
}

// Without its style sheet a list is plainer, but still a list.
async function loadList(section: string, locale: Locale, needsPoints: boolean): Promise<Arrived> {
  const styles = loadStyleSheet(styleSheetUrl).catch(() => undefined)
  const points = needsPoints ? data.points(section) : undefined
  const [index, cards] = await Promise.all([data.index(section), data.cards(section, locale), points, styles])
  return { index, cards, points: await points }
}

function reasonOf(error: unknown): Failure {
  return error instanceof SearchDataError ? error.reason : 'unreachable'
}
