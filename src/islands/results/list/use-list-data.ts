import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import type { AreaPoints } from '#search/engine/area-points.ts'
import { createSearch, type Search } from '#search/engine/search.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { ListText } from '#search/files/list-files.ts'
import type { CardStore } from '#search/loading/card-store.ts'
import type { ProjectGrid } from '#ui/cards/ProjectGrid.tsx'
import type { PropertyGrid } from '#ui/cards/PropertyGrid.tsx'
import { useAddWords } from '#islands/kit/use-words.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import type { LiveWords } from '#islands/results/live-words.ts'
import { searchFiles } from '#islands/results/search-files.ts'
import styleSheetUrl from '#styles/results/live-list.css?url'
import { type Failure, failureOf } from './failure.ts'
import type { MapSplitProps } from './MapSplit.tsx'

/** The component that shows the cards of a list: each list loads its own. */
export type CardGrid = Readonly<{ ProjectGrid: typeof ProjectGrid } | { PropertyGrid: typeof PropertyGrid }>

/** Files that only some searches need. */
export type ListNeeds = Readonly<{
  /** Where listings are: for areas and the map. */
  points: boolean
  /** Texts to search in. */
  texts: boolean
  map: boolean
}>

/** The parts of a list that are loaded. */
export type ListFilesLoaded = Readonly<{
  index: SearchIndex
  text: ListText<LiveWords>
  cards: CardStore
  grid: CardGrid
  points?: AreaPoints
  searchTexts?: readonly string[]
  map?: Readonly<{ MapSplit: ComponentType<MapSplitProps>; pins: readonly string[] }>
}>

export type ListData = Readonly<{
  loaded?: ListFilesLoaded & Readonly<{ search: Search }>
  failure?: Failure
  retry: () => void
}>

type Wanted = Readonly<{
  section: string
  isProjects: boolean
  locale: Locale
  numberTag: string
  pageSize: number
}>

type State = Readonly<{ loaded?: ListFilesLoaded; failure?: Failure }>

/** Loads the files of a list; points, texts and map once a search needs them. */
export function useListData(wanted: Wanted, needs: ListNeeds): ListData {
  const { section, isProjects, locale, numberTag, pageSize } = wanted
  const { points, texts, map } = needs
  const [{ loaded, failure }, setState] = useState<State>({})
  const addWords = useAddWords()
  const load = useCallback(() => {
    let isCurrent = true
    const show = (all: ListFilesLoaded): void => {
      addWords(all.text.words.messages)
      setState({ loaded: all })
    }
    const fail = (error: unknown): void => setState((before) => ({ ...before, failure: failureOf(error) }))
    // An answer to what was needed before would take away what is needed now.
    loadList(section, locale, isProjects, { points, texts, map }).then(
      (all) => isCurrent && show(all),
      (error: unknown) => isCurrent && fail(error),
    )
    return () => {
      isCurrent = false
    }
  }, [section, isProjects, locale, points, texts, map, addWords])
  useEffect(load, [load])

  const index = loaded?.index
  const text = loaded?.text
  const search = useMemo(() => {
    if (index === undefined || text === undefined) return undefined
    const names = { towns: text.townNames, types: text.typeNames, locale: numberTag }
    return createSearch(index, { pageSize, names })
  }, [index, text, pageSize, numberTag])
  const retry = useCallback(() => {
    setState((before) => ({ loaded: before.loaded }))
    load()
  }, [load])
  return {
    loaded: loaded === undefined || search === undefined ? undefined : { ...loaded, search },
    failure,
    retry,
  }
}

async function loadList(
  section: string,
  locale: Locale,
  isProjects: boolean,
  needs: ListNeeds,
): Promise<ListFilesLoaded> {
  // Without its style sheet a list is plainer, but still a list.
  const styles = loadStyleSheet(styleSheetUrl).catch(console.warn)
  const [index, text, cards, grid, points, searchTexts, map] = await Promise.all([
    searchFiles.index(section),
    searchFiles.text(section, locale),
    searchFiles.cards(section, locale),
    isProjects ? import('#ui/cards/ProjectGrid.tsx') : import('#ui/cards/PropertyGrid.tsx'),
    needs.points ? searchFiles.points(section) : undefined,
    needs.texts ? searchFiles.searchTexts(section, locale) : undefined,
    needs.map ? Promise.all([import('./MapSplit.tsx'), searchFiles.pins(section, locale)]) : undefined,
    styles,
  ])
  return {
    index,
    text,
    cards,
    grid,
    points,
    searchTexts,
    map: map === undefined ? undefined : { MapSplit: map[0].MapSplit, pins: map[1] },
  }
}
