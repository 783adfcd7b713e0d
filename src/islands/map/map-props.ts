import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import type { SearchPoints } from '#search/files/points-file.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { SearchArea } from '#search/filters/area.ts'
import type { CardStore } from '#search/loading/card-store.ts'
import type { MapTranslate } from './map-messages.ts'

/** Props of the map beside a list. Rows are those of `index`. */
export type ResultsMapProps = Readonly<{
  /** All matching rows, not one page of them. A new array means a new result. */
  rows: Uint32Array
  index: SearchIndex
  points: SearchPoints
  /** In the order of `towns` of the index. */
  townNames: readonly string[]
  /** Label of each row's pin. */
  pins: readonly string[]
  cards: CardStore
  /** The hovered listing of the list. */
  hovered: number | undefined
  onHover: (row: number | undefined) => void
  area: SearchArea | undefined
  onArea: (area: SearchArea | undefined) => void
  t: MapTranslate
  /** Ends the keys of messages that speak of projects. */
  subject: '' | 'Projects'
  locale: Locale
  mapConfig: MapBase
  /** Id of the list, for the link that skips the map. */
  listId: string
  /** Key of the list whose rows these are. */
  section: string
}>
