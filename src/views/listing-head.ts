import type { PriceView } from '#ui/PropertyCard.tsx'
import type { FlagView } from '#ui/StateFlag.tsx'
import type { NoticeView } from './property-notice.ts'
import type { TextView } from './text.ts'

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
  partOf?: Readonly<{ href: string; words: string }>
}>
