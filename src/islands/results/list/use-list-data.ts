import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import type { AreaPoints } from '#search/engine/area-points.ts'
import type { ListCards } from '#search/files/card-file.ts'
import { createSearch, type Search } from '#search/engine/search.ts'
import { SearchDataError } from '#search/loading/search-data.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { ProjectGrid } from '#ui/cards/ProjectGrid.tsx'
import type { PropertyGrid } from '#ui/cards/PropertyGrid.tsx'
import { loadStyleSheet } from '#islands/kit/load-style-sheet.ts'
import { searchFiles } from '#islands/results/search-files.ts'
import styleSheetUrl from '#styles/results/live-list.css?url'
import type { MapSplitProps } from './MapSplit.tsx'

/** Why a list's files are not there. */
export type Failure = SearchDataError['reason']

/** What shows the cards of a list: each list loads its own. */
export type CardGrid = Readonly<{ ProjectGrid: typeof ProjectGrid } | { PropertyGrid: typeof PropertyGrid }>

/** What of a list has arrived. */
export type ListData = Readonly<{
  files?: Readonly<{ index: SearchIndex; cards: ListCards; search: Search }>
  grid?: CardGrid
  points?: AreaPoints
  MapSplit?: ComponentType<MapSplitProps>
  failure?: Failure
  retry: () => void
}>

type Wanted = Readonly<{
  section: string
  isProjects: boolean
  locale: Locale
  numberTag: string
  pageSize: number
  /** Only the map and areas need to know where listings are. */
  needsPoints: boolean
  needsMap: boolean
}>

type Arrived = Readonly<{ index: SearchIndex; cards: ListCards; grid: CardGrid }> &
  Pick<ListData, 'points' | 'MapSplit'>
type Asked = Pick<Wanted, 'section' | 'isProjects' | 'locale' | 'needsPoints' | 'needsMap'>
type State = Readonly<{ arrived?: Arrived; failure?: Failure }>

/** Loads the files of a list; where its listings are, and what shows them beside a map, once that is needed. */
export function useListData(wanted: Wanted): ListData {
  const { section, isProjects, locale, numberTag, pageSize, needsPoints, needsMap } = wanted
  const [{ arrived, failure }, setState] = useState<State>({})
  const load = useCallback(() => {
    loadList({ section, isProjects, locale, needsPoints, needsMap }).then(
      (all) => setState({ arrived: all }),
      (error: unknown) => setState((before) => ({ ...before, failure: reasonOf(error) })),
    )
  }, [section, isProjects, locale, needsPoints, needsMap])
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
  const { points, MapSplit, grid } = arrived ?? {}
  return { files, grid, points, MapSplit, failure, retry }
}

// Without its style sheet a list is plainer, but still a list.
async function loadList({ section, isProjects, locale, needsPoints, needsMap }: Asked): Promise<Arrived> {
  const styles = loadStyleSheet(styleSheetUrl).catch(() => undefined)
  const [index, cards, grid, points, map] = await Promise.all([
    searchFiles.index(section),
    searchFiles.cards(section, locale),
    isProjects ? import('#ui/cards/ProjectGrid.tsx') : import('#ui/cards/PropertyGrid.tsx'),
    needsPoints ? searchFiles.points(section) : undefined,
    needsMap ? import('./MapSplit.tsx') : undefined,
    styles,
  ])
  return { index, cards, grid, points, MapSplit: map?.MapSplit }
}

function reasonOf(error: unknown): Failure {
  return error instanceof SearchDataError ? error.reason : 'unreachable'
}
