import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#domain/locale.ts'
import type { ListCards } from '#search/card-file.ts'
import { createSearch, type Search } from '#search/search.ts'
import { SearchDataError } from '#search/search-data.ts'
import type { SearchIndex, SearchPoints } from '#search/search-index.ts'
import type { ProjectGrid } from '#ui/ProjectGrid.tsx'
import { loadStyleSheet } from '../map/load-style-sheet.ts'
import { searchFiles } from '../search-files.ts'
import styleSheetUrl from './live-list.css?url'
import type { MapSplitProps } from './MapSplit.tsx'

/** Why a list's files are not there. */
export type Failure = SearchDataError['reason']

/** What of a list has arrived. */
export type ListData = Readonly<{
  files?: Readonly<{ index: SearchIndex; cards: ListCards; search: Search }>
  /** What shows a list of projects; absent where it is none. */
  Projects?: typeof ProjectGrid
  points?: SearchPoints
  MapSplit?: ComponentType<MapSplitProps>
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
  needsMap: boolean
}>

type Arrived = Readonly<{ index: SearchIndex; cards: ListCards }> &
  Pick<ListData, 'Projects' | 'points' | 'MapSplit'>
type Asked = Pick<Wanted, 'section' | 'locale' | 'needsPoints' | 'needsMap'>
type State = Readonly<{ arrived?: Arrived; failure?: Failure }>

/** Loads the files of a list; where its listings are, and what shows them beside a map, once that is needed. */
export function useListData(wanted: Wanted): ListData {
  const { section, locale, numberTag, pageSize, needsPoints, needsMap } = wanted
  const [{ arrived, failure }, setState] = useState<State>({})
  const load = useCallback(() => {
    loadList({ section, locale, needsPoints, needsMap }).then(
      (all) => setState({ arrived: all }),
      (error: unknown) => setState((before) => ({ ...before, failure: reasonOf(error) })),
    )
  }, [section, locale, needsPoints, needsMap])
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
  const { points, MapSplit, Projects } = arrived ?? {}
  return { files, points, MapSplit, Projects, failure, retry }
}

// Without its style sheet a list is plainer, but still a list.
async function loadList({ section, locale, needsPoints, needsMap }: Asked): Promise<Arrived> {
  const styles = loadStyleSheet(styleSheetUrl).catch(() => undefined)
  const [index, cards, points, map] = await Promise.all([
    searchFiles.index(section),
    searchFiles.cards(section, locale),
    needsPoints ? searchFiles.points(section) : undefined,
    needsMap ? import('./MapSplit.tsx') : undefined,
    styles,
  ])
  return { index, cards, points, MapSplit: map?.MapSplit, Projects: await loadProjects(cards) }
}

async function loadProjects({ ids, card }: ListCards): Promise<typeof ProjectGrid | undefined> {
  if (ids.length === 0 || card(0).kind !== 'project') return undefined
  return (await import('#ui/ProjectGrid.tsx')).ProjectGrid
}

function reasonOf(error: unknown): Failure {
  return error instanceof SearchDataError ? error.reason : 'unreachable'
}
