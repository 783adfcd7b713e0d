import type { NearbyDeal } from '#contracts/forms-file.ts'
import { type Deal, recentDeals } from '#domain/deals/deals.ts'
import { oncePer } from '#domain/values/once.ts'
import { formatMoney } from '#i18n/format.ts'
import { propertyKey, soldKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { Page } from '#views/kit/page.ts'
import { townName, typeName } from '#views/listing/title.ts'
import type { LinkView } from '#views/shell/link.ts'

/** A listing that was sold or let, as a row. */
export type DealRow = Readonly<{
  what: string
  where: string
  /** Slug of the town, by which rows are filtered. */
  town: string
  /** Share of the longest time, in per cent. */
  share: number
  /** `verkocht`, and `na 23 dagen`: read together. */
  state: string
  days: string
  isLet: boolean
  /** Its page, for as long as there is one. */
  href?: string
  /** What was asked for it, where the agency tells so. */
  price?: string
}>

/** Some deals, and the link to all of them. */
export type DealListView = Readonly<{ rows: readonly DealRow[]; all: LinkView }>

/** Returns what was sold and let lately, once for all pages. */
export const dealsOf = oncePer((context: ViewContext): readonly Deal[] =>
  recentDeals(context.ledger, context.catalogue, context.now),
)

/** Returns the newest of some deals; undefined where the site has no page of them, or there is none. */
export function viewDealList(
  page: Page,
  most: number,
  isAsked: (deal: Deal) => boolean = () => true,
): DealListView | undefined {
  const { context, locale, t } = page
  const href = optionalPath(context, soldKey(), locale)
  const deals = dealsOf(context).filter(isAsked)
  if (href === undefined || deals.length === 0) return undefined
  return {
    rows: viewDeals(page, deals.slice(0, most)),
    all: { label: t('sold.all'), href, isExternal: false },
  }
}

/** Returns some deals as rows, in their order. */
export function viewDeals(page: Page, deals: readonly Deal[]): readonly DealRow[] {
  const { context, locale, t } = page
  const longest = Math.max(1, ...deals.map(({ days }) => days))
  const { showsSoldPrices } = context.catalogue.site
  return deals.map((deal) => ({
    what: typeName(deal, t),
    where: townName(deal.town, locale),
    town: deal.town.slug,
    share: Math.round((deal.days / longest) * 100),
    state: t(deal.goal === 'rent' ? 'sold.let' : 'sold.sold'),
    days: t('sold.days', { count: deal.days }),
    isLet: deal.goal === 'rent',
    href: hrefOf(page, deal.id),
    price:
      showsSoldPrices && deal.price !== undefined
        ? t('sold.asked', { price: formatMoney(deal.price, locale) })
        : undefined,
  }))
}

/** Returns all deals as staff compare them with a home near by; undefined without any. */
export function viewNearbyDeals(page: Page): readonly NearbyDeal[] | undefined {
  const { context, locale, t } = page
  const { towns, site } = context.catalogue
  const deals = dealsOf(context)
  if (deals.length === 0) return undefined
  return deals.map(({ id, goal, town, on, days, price, ...deal }) => {
    const { zip, zips = [] } = towns.find(({ slug }) => slug === town.slug) ?? {}
    return {
      goal,
      name: `${typeName(deal, t)}, ${townName(town, locale)}`,
      href: hrefOf(page, id),
      zips: zip === undefined ? zips : [zip, ...zips],
      on,
      days,
      price: site.showsSoldPrices && price !== undefined ? formatMoney(price, locale) : undefined,
    }
  })
}

function hrefOf({ context, locale }: Page, id: number): string | undefined {
  const keys = context.catalogue.index.propertiesById.get(id)?.sections ?? []
  return keys
    .map((key) => optionalPath(context, propertyKey(id, key), locale))
    .find((path) => path !== undefined)
}
