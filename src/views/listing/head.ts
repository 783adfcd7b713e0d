import type { OfferedHome } from '#domain/listing/offer.ts'
import type { Locale } from '#domain/values/locale.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { CompareButtonWords } from '#islands/personal/kept/kept-words.ts'
import type { PriceView } from '#ui/cards/Price.tsx'
import type { FlagView } from '#ui/cards/StateFlag.tsx'
import type { OpenHouseView } from './open-house.ts'
import type { NoticeView } from '#views/property/notice.ts'
import type { SubjectFactsView } from '#views/forms/subject-facts.ts'
import type { TextView } from '#views/kit/text.ts'

/** Labels of the buttons that save and compare a property. */
export type FavouriteButtonsView = Readonly<{
  id: number
  favourite: string
  compare: CompareButtonWords
  compareLink: Readonly<{ href: string; words: string }>
}>

/** Labels of the buttons that share and print a page and copy a published address, and their confirmations. */
export type ShareView = Readonly<{
  share: string
  copied: string
  print: string
  address?: Readonly<{ copy: string; copied: string }>
}>

/** Head of a listing page: title, place, price. */
export type ListingHeadView = Readonly<{
  title: TextView
  /** What forms about it call it, where the title alone does not say it. */
  inForms?: string
  place: string
  reference?: string
  flag?: FlagView
  /** Link to the list: the town's, or with script the one that the visitor came from. */
  back?: BackLink
  price?: PriceView
  /** The two amounts of a life annuity, each with its words; shown instead of the price. */
  pair?: readonly PriceView[]
  /** What comes on top: VAT. */
  priceExtra?: string
  /** Link that asks for a price on request. */
  askPrice?: Readonly<{ href: string; words: string }>
  notice?: NoticeView
  /** Changes since publication: `Prijs verlaagd op 3 november 2026, eerder € 410.000`. */
  history?: readonly string[]
  openHouse?: OpenHouseView
  share?: ShareView
  visitCount?: VisitCountView
  facts: SubjectFactsView
  favouriteButtons?: FavouriteButtonsView
  partOf?: Readonly<{ href: string; words: string }>
  /** Whether it is a listed home of a project that is not delivered yet: offers on it pay a lower advance. */
  isOffPlan?: boolean
  /** What an offer on it is for; the form about it reads it. */
  offer?: OfferedHome
}>

/** A link back; `list` is the path of the whole section, where it leads to one of its lists. */
export type BackLink = Readonly<{ href: string; words: string; list?: string }>

/** Where a page of a home is counted, and under which name. */
export type VisitCountView = Readonly<{ to: string; subject: string }>

/** Returns where visits to a home or project are counted; undefined where no service stands beside the site. */
export function viewVisitCount({ catalogue }: ViewContext, subject: string): VisitCountView | undefined {
  const endpoint = catalogue.site.formsEndpoint
  // Another host only receives forms.
  return endpoint?.startsWith('/') === true ? { to: `${endpoint}/visits`, subject } : undefined
}

/** Returns the link back to a section's list of a town, or to the whole list where the town has none. */
export function viewBack(
  context: ViewContext,
  sectionKey: string,
  town: string,
  locale: Locale,
): BackLink | undefined {
  const section = context.catalogue.sections.find(({ key }) => key === sectionKey)
  const list = optionalPath(context, resultsKey(sectionKey), locale)
  if (section === undefined || list === undefined) return undefined
  const href = optionalPath(context, resultsKey(sectionKey, town), locale) ?? list
  return { href, words: section.name[locale], list }
}
