import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import type { FilterOptions } from '#islands/results/live-options.ts'
import type { Messages } from '#i18n/create-words.ts'
import type { KeyBelow, Translate } from '#i18n/translate.ts'
import type { FacetName } from '#search/filters/filters.ts'

/** A pre-rendered page of a list: its path, the path of the whole list, its town and page. */
export type ListDocument = Readonly<{ path: string; base: string; town?: string; page: number }>

/** Orders that the bar offers, by the names of their messages: values of the `sort` parameter. */
export const orders = {
  default: '',
  priceUp: 'price',
  priceDown: '-price',
  dateDown: '-date',
  dateUp: 'date',
  cityUp: 'city',
  cityDown: '-city',
  typeUp: 'type',
  typeDown: '-type',
} as const
export type OrderName = keyof typeof orders

export const orderNames = Object.keys(orders).filter((name): name is OrderName => Object.hasOwn(orders, name))

/** How the keys of the messages begin that the filter bar says. */
export const barMessages = [
  'filters.label',
  'filters.bar',
  'filters.more',
  'filters.townFilter',
  'filters.none',
  'filters.atLeast',
  'filters.sort',
  'filters.view',
  'filters.list',
  'filters.map',
  'filters.show',
  'filters.close',
  'filters.clear',
  'filters.unreachable',
  'filters.retry',
  'filters.stale',
  'filters.reload',
  'filters.field.towns',
  'filters.field.categories',
  'filters.field.kinds',
  'filters.field.prices',
  'filters.field.bedrooms',
  'filters.order.',
  'home.search.rentPrice',
] as const

/** Says the messages of the filter bar. */
export type BarTranslate = Translate<KeyBelow<(typeof barMessages)[number]>>

/** A filter that is on, with the link that removes it. */
export type Chip = Readonly<{ key: string; words: string; remove: string; href: string }>

/** Everything that the island of a list needs before its search files are loaded. */
export type ResultsProps = Readonly<{
  section: string
  isProjects: boolean
  locale: Locale
  /** BCP 47 tag by which numbers are written. */
  numberTag: string
  pageSize: number
  document: ListDocument
  title: string
  /** `42 panden`, and from the second page on with the page: `42 panden, pagina 2 van 2`. */
  found: string
  summary: string
  /** The town of the page, as a filter that can be removed. */
  chips: readonly Chip[]
  /** The filters of the bar with options, and these; kinds come with the list: in the HTML they would weigh more than it may. */
  facets: readonly FacetName[]
  options: FilterOptions
  /** The least numbers of bedrooms that can be chosen; none in a list of homes without bedrooms. */
  bedrooms: readonly string[]
  /** The message that names the filter by price. */
  priceLabel: 'filters.field.prices' | 'home.search.rentPrice'
  messages: Messages
  mapBase: MapBase
}>
