import { type Deal, daysOfHalf } from '#domain/deals/deals.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { formatDate, formatList, formatMonth } from '#i18n/format.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { formPath } from '#views/forms/form-link.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { townName } from '#views/listing/title.ts'
import type { LinkView } from '#views/shell/link.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import { type DealDrawing, drawDeals } from './deal-drawing.ts'
import { type DealRow, dealsOf, viewDeals } from './deal-rows.ts'
import { filterCss } from './filter-css.ts'

/** What was sold and let lately: a drawing, and rows by month. */
export type SoldPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  note: string
  updated: string
  drawing?: DealDrawing
  /** Absent where there is nothing to choose between. */
  goals?: Readonly<{ label: string; all: string; sold: string; let: string }>
  towns?: Readonly<{
    label: string
    all: string
    options: readonly Readonly<{ slug: string; name: string }>[]
  }>
  none: string
  months: readonly Readonly<{ id: string; name: string; counts: string; rows: readonly DealRow[] }>[]
  ask: Readonly<{ title: string; text: string; link?: LinkView }>
  css: string
}>

/** Returns the page of what was sold and let in a language. */
export function viewSoldPage(context: ViewContext, route: RouteOf<'sold'>): SoldPageView {
  const { locale } = route
  const page = createPage(context, locale)
  const { t } = page
  const deals = dealsOf(context)
  const rows = new Map(viewDeals(page, deals).map((row, index) => [deals[index], row]))
  const towns = townsOf(deals, page)
  const href = formPath(context, 'contact-demand', locale)
  const lead = sayDeals(page, deals)
  const note = t(context.catalogue.site.showsSoldPrices ? 'sold.pricesAsked' : 'sold.noPrices')
  const hasBoth = new Set(deals.map(({ goal }) => goal)).size > 1
  return {
    shell: viewShell(context, route, { title: t('sold.title'), description: lead }),
    title: t('sold.title'),
    lead,
    note,
    updated: t('sold.updated', { date: formatDate(context.now, locale) }),
    drawing: drawDeals(page, deals),
    goals: hasBoth
      ? { label: t('sold.show'), all: t('sold.both'), sold: t('sold.onlySold'), let: t('sold.onlyLet') }
      : undefined,
    towns: towns.length > 1 ? { label: t('sold.town'), all: t('sold.allTowns'), options: towns } : undefined,
    none: t('sold.none'),
    months: [...Map.groupBy(deals, ({ on }) => on.slice(0, 7))].map(([month, made]) => ({
      id: month,
      name: `${formatMonth(`${month}-01` as PlainDate, locale)} ${month.slice(0, 4)}`,
      counts: countDeals(page, made, 'shortSold'),
      rows: made.flatMap((deal) => rows.get(deal) ?? []),
    })),
    ask: {
      title: t('sold.ask'),
      text: t('sold.askText'),
      link:
        href === undefined
          ? undefined
          : { label: t('forms.of.contact-demand.title'), href, isExternal: false },
    },
    css: filterCss(deals),
  }
}

/** Returns in one sentence how much was sold and let, and how soon: `35 panden verkocht en 10 verhuurd in zes maanden, …`. */
export function sayDeals(page: Page, deals: readonly Deal[]): string {
  const { t } = page
  const half = daysOfHalf(deals)
  if (half === undefined) return ''
  return t('sold.lead', {
    deals: countDeals(page, deals, 'soldCount'),
    count: half,
  })
}

/** Returns `9 verkocht en 3 verhuurd`; in a sentence the first of both says of what. */
function countDeals({ locale, t }: Page, deals: readonly Deal[], sold: 'shortSold' | 'soldCount'): string {
  const rented = deals.filter(({ goal }) => goal === 'rent').length
  const bought = deals.length - rented
  const rest = sold === 'soldCount' && bought === 0 ? 'letCount' : 'shortLet'
  return formatList(
    [
      ...(bought === 0 ? [] : [t(`sold.${sold}`, { count: bought })]),
      ...(rented === 0 ? [] : [t(`sold.${rest}`, { count: rented })]),
    ],
    locale,
  )
}

function townsOf(deals: readonly Deal[], { locale }: Page) {
  const names = new Map(deals.map(({ town }) => [town.slug, townName(town, locale)]))
  return [...names]
    .map(([slug, name]) => ({ slug, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}
