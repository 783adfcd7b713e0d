import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import type { SearchArea } from '#search/query/criteria.ts'
import type { SearchIndex, SearchPoints } from '#search/engine/search-index.ts'
import type { ListCard } from '#ui/cards/list-card.ts'
import type { MapWords } from './map-words.ts'

/** What the map needs of the list beside it. Rows are those of `index`. */
export type ResultsMapProps = Readonly<{
  /** All matching rows, not one page of them. A new array means a new result. */
  rows: Uint32Array
  index: SearchIndex
  points: SearchPoints
  /** In step with `towns` of the index. */
  townNames: readonly string[]
  card: (row: number) => ListCard
  /** The listing that is pointed at in the list. */
  hovered: number | undefined
  onHover: (row: number | undefined) => void
  area: SearchArea | undefined
  onArea: (area: SearchArea | undefined) => void
  words: MapWords
  locale: Locale
  mapConfig: MapBase
}>
