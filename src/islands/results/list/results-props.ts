import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'
import type { MultiSelectOption } from '#islands/kit/MultiSelect.tsx'

/** A pre-rendered page of a list: its path, that of the whole list, and what of the list it shows. */
export type ListDocument = Readonly<{ path: string; base: string; town?: string; page: number }>

/** A further filter of the bar; those of which a list has nothing are left out. */
export const moreFields = ['bedrooms', 'living', 'plot', 'label', 'garden', 'garage', 'new'] as const
export type MoreField = (typeof moreFields)[number]

/** Values of the `sort` parameter that the bar offers, in step with its words. */
export const orders = ['', 'price', '-price', '-date', 'date', 'city', '-city', 'type', '-type'] as const

export const barWordKeys = [
  'label',
  'bar',
  'town',
  'type',
  'price',
  'more',
  'townFilter',
  'none',
  'any',
  'bedrooms',
  'living',
  'plot',
  'energy',
  'atLeast',
  'orBetter',
  'extra',
  'garden',
  'garage',
  'new',
  'text',
  'textHint',
  'sort',
  'view',
  'list',
  'map',
  'show',
  'close',
  'clear',
  'unreachable',
  'retry',
  'stale',
  'reload',
] as const

/** The sentences of the filter bar, with their `{{placeholders}}`. */
export type BarWords = Readonly<Record<(typeof barWordKeys)[number], string>> &
  Readonly<{ orders: readonly string[] }>

/** A filter that is on, with the link that takes it away. */
export type Chip = Readonly<{ key: string; words: string; remove: string; href: string }>

/** Everything that the island of a list needs before its search files are there. */
export type ResultsProps = Readonly<{
  section: string
  isProjects: boolean
  locale: Locale
  /** BCP 47 tag by which numbers are written. */
  numberTag: string
  pageSize: number
  document: ListDocument
  title: string
  intro?: Readonly<{ text: string; lang?: string }>
  /** `42 panden`, and with the page: `42 panden, pagina 1 van 2`. */
  found: string
  summary: string
  /** The town of the page, as a filter that can be taken away. */
  chips: readonly Chip[]
  towns: readonly MultiSelectOption[]
  types: readonly MultiSelectOption[]
  prices: readonly MultiSelectOption[]
  more: readonly MoreField[]
  labels: readonly EnergyLabel[]
  words: BarWords
  mapBase: MapBase
}>
