import type { ViewContext } from '#views/kit/context.ts'
import type { CompareButtonWords } from '#islands/personal/kept/kept-words.ts'
import type { PriceView } from '#ui/cards/Price.tsx'
import type { FlagView } from '#ui/cards/StateFlag.tsx'
import type { OpenHouseView } from './open-house.ts'
import type { NoticeView } from '#views/property/notice.ts'
import type { TextView } from '#views/kit/text.ts'

/** Labels of the buttons that save and compare a property. */
export type FavouriteButtonsView = Readonly<{
  id: number
  favourite: string
  compare: CompareButtonWords
  compareLink: Readonly<{ href: string; words: string }>
}>

/** Labels of the buttons that share a page and copy a published address, and their confirmations. */
export type ShareView = Readonly<{
  share: string
  copied: string
  address?: Readonly<{ copy: string; copied: string }>
}>

/** Head of a listing page: title, place, price. */
export type ListingHeadView = Readonly<{
  title: TextView
  place: string
  reference?: string
  flag?: FlagView
  price?: PriceView
  /** What comes on top: the charges of a rent, or VAT. */
  priceExtra?: string
  notice?: NoticeView
  /** Price changes since publication: `Prijs verlaagd op 3 november 2026, eerder € 410.000`. */
  history?: readonly string[]
  openHouse?: OpenHouseView
  share?: ShareView
  visitCount?: VisitCountView
  favouriteButtons?: FavouriteButtonsView
  partOf?: Readonly<{ href: string; words: string }>
  /** Whether it is a listed home of a project that is not delivered yet: offers on it pay a lower advance. */
  isOffPlan?: boolean
}>

/** Where a page of a home is counted, and under which name. */
export type VisitCountView = Readonly<{ to: string; subject: string }>

/** Returns where visits to a home or project are counted; undefined where no service stands beside the site. */
export function viewVisitCount({ catalogue }: ViewContext, subject: string): VisitCountView | undefined {
  const endpoint = catalogue.site.formsEndpoint
  // Another host only receives forms.
  return endpoint?.startsWith('/') === true ? { to: `${endpoint}/visits`, subject } : undefined
}
