import type { PluralForms } from '#i18n/fill.ts'
import type { MapWords } from '#islands/map/map-words.ts'
import type { SearchArea } from '#search/filters/area.ts'
import type { FiltersOf } from '#search/filters/filters.ts'

/** The words of chips, with their `{{placeholders}}`; options are named by themselves. */
export type ChipWords = Readonly<Record<FiltersOf<'flag' | 'orBetter' | 'text'>, string>> &
  Readonly<Record<FiltersOf<'atLeast'>, PluralForms>> &
  Readonly<Record<SearchArea['kind'], string>> &
  Readonly<{ priceUnder: string; priceOver: string; priceBetween: string }>

/** The sentences of a live list in one language, with their `{{placeholders}}`. */
export type LiveWords = Readonly<{
  section: string
  inTown: string
  found: PluralForms
  summary: string
  /** The name under which a search is saved. */
  saved: string
  list: string
  paging: string
  page: string
  pageOf: string
  previous: string
  next: string
  clearAll: string
  remove: string
  chips: ChipWords
  unknown: PluralForms
  unknownDrop: string
  emptyTitle: string
  emptyFor: string
  emptyText: string
  emptyNothing: string
  without: string
  nearest: string
  nearestPlace: string
  unpriced: PluralForms
  alertTitle: string
  alertTitleTown: string
  alertText: string
  alertAction: string
  /** Path of the email alert form; empty when the site has none. */
  alertHref: string
  saveSearch: string
  searchByMail: string
  searchSaved: string
  /** Said where the browser does not store it. */
  held: string
  toSearches: string
  /** Path of the page with the saved searches; empty when the site has none. */
  searchesHref: string
  map: MapWords
}>
