import type { Locale } from '#domain/values/locale.ts'
import type { Town } from '#domain/place/place.ts'
import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import type { Translate } from '#i18n/translate.ts'
import { barMessages, type ResultsProps } from '#islands/results/list/results-props.ts'
import { PAGE_SIZE, PROJECT_PAGE_SIZE } from '#routes/path/paging.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import type { Page } from '#views/kit/page.ts'
import { townName } from '#views/listing/title.ts'
import type { ListSpot } from './results-cards.ts'

/** The texts that the page of a list already has. */
type Said = Readonly<{ title: string; found: string; summary: string }>

/** Returns the props of a list's island; undefined for a list without filters: a discreet or an empty one. */
export function viewResultsIsland(
  page: Page,
  { section, town, number }: ListSpot,
  { title, found, summary }: Said,
): ResultsProps | undefined {
  const { context, locale, t } = page
  const filters = context.filtersOf(section, locale)
  if (filters === undefined) return undefined
  const base = pathOf(context, resultsKey(section.key), locale)
  // The other names of towns come with the list: in the HTML they would weigh more than it may.
  const towns = filters.options.towns.map(({ value, label, count }) => ({ value, label, count }))
  return {
    section: section.key,
    goal: section.kind === 'rent' || section.kind === 'projects' ? section.kind : 'sale',
    isProjects: section.kind === 'projects',
    locale,
    numberTag: grammars[locale].numberTag,
    pageSize: section.kind === 'projects' ? PROJECT_PAGE_SIZE : PAGE_SIZE,
    document: {
      path: pathOf(context, resultsKey(section.key, town?.slug, number), locale),
      base,
      town: town?.slug,
      page: number,
    },
    title,
    found,
    summary,
    chips: town === undefined ? [] : [townChip(town, base, locale, t)],
    ...filters,
    options: { ...filters.options, towns },
    priceLabel: section.kind === 'rent' ? 'home.search.rentPrice' : 'filters.field.prices',
    messages: pickMessages(barMessages, page),
    mapBase: context.catalogue.site.map,
  }
}

function townChip(town: Town, href: string, locale: Locale, t: Translate) {
  const words = townName(town, locale)
  return { key: `towns:city=${town.slug}`, words, remove: t('live.remove', { filter: words }), href }
}
