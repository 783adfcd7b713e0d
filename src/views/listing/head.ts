import type { CompareButtonWords } from '#islands/personal/kept/kept-words.ts'
import type { PriceView } from '#ui/cards/Price.tsx'
import type { FlagView } from '#ui/cards/StateFlag.tsx'
import type { OpenHouseView } from './open-house.ts'
import type { NoticeView } from '#views/property/notice.ts'
import type { TextView } from '#views/kit/text.ts'

/** What a visitor can do with a property that the site's lists know: keep it, compare it. */
export type KeepingView = Readonly<{
  id: number
  keep: string
  compare: CompareButtonWords
  toCompare: Readonly<{ href: string; words: string }>
}>

/** What shares a page and copies an address that may be known, with what is said once that is done. */
export type ShareView = Readonly<{
  share: string
  copied: string
  address?: Readonly<{ copy: string; copied: string }>
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
  /** What changed since it was published: `Prijs verlaagd op 3 november 2026, eerder € 410.000`. */
  history?: readonly string[]
  openHouse?: OpenHouseView
  share?: ShareView
  keeping?: KeepingView
  partOf?: Readonly<{ href: string; words: string }>
}>
