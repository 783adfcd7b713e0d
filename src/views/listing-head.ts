import type { CompareButtonWords } from '#islands/personal/kept-words.ts'
import type { PriceView } from '#ui/PropertyCard.tsx'
import type { FlagView } from '#ui/StateFlag.tsx'
import type { NoticeView } from './property-notice.ts'
import type { TextView } from './text.ts'

/** What a visitor can do with a property that the site's lists know: keep it, compare it. */
export type KeepingView = Readonly<{
  id: number
  keep: string
  compare: CompareButtonWords
  toCompare: Readonly<{ href: string; words: string }>
}>

/** Head of a listing's page: what it is, where, for how much. */
export type ListingHeadView = Readonly<{
  title: TextView
  place: string
  reference?: string
  flag?: FlagView
  price?: PriceView
  /** Charges on top of a rent. */
  priceExtra?: string
  notice?: NoticeView
  keeping?: KeepingView
  partOf?: Readonly<{ href: string; words: string }>
}>
