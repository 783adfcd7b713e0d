import type { Section } from '#domain/site/agency.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Town } from '#domain/place/place.ts'
import { grammars } from '#i18n/grammar.ts'
import { rawMessage } from '#i18n/raw-message.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import type { SearchOptionLists } from '#islands/results/live-options.ts'
import { type BarWords, type MoreField, type ResultsProps } from '#islands/results/list/results-props.ts'
import { PAGE_SIZE, PROJECT_PAGE_SIZE } from '#routes/path/paging.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { wantedFeatures } from '#search/query/criteria.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { townName } from '#views/listing/title.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'
import { viewSearchOptions } from './search-options.ts'
import type { TextView } from '#views/kit/text.ts'

/** What the page of a list has said of itself already. */
type Said = Readonly<{ title: string; found: string; summary: string; intro?: TextView }>

/** A page of a list. */
type ListSpot = Readonly<{ section: Section; town?: Town; page: number; locale: Locale }>

/** Returns what the filters of a list start from; undefined where a list has no filters: it is discreet, or empty. */
export function viewResultsIsland(
  context: ViewContext,
  { section, town, page, locale }: ListSpot,
  { title, found, summary, intro }: Said,
): ResultsProps | undefined {
  const facts = factsOf(context, section)
  if (facts === undefined) return undefined
  const t = translator(locale)
  const base = pathOf(context, resultsKey(section.key), locale)
  return {
    section: section.key,
    isProjects: section.kind === 'projects',
    locale,
    numberTag: grammars[locale].numberTag,
    pageSize: section.kind === 'projects' ? PROJECT_PAGE_SIZE : PAGE_SIZE,
    document: {
      path: pathOf(context, resultsKey(section.key, town?.slug, page), locale),
      base,
      town: town?.slug,
      page,
    },
    title,
    found,
    summary,
    intro,
    chips: town === undefined ? [] : [townChip(town, base, locale, t)],
    ...optionsOf(context, section, locale),
    ...facts,
    words: barWords(section, locale, t),
    mapBase: context.catalogue.site.map,
  }
}

function townChip(town: Town, href: string, locale: Locale, t: Translate) {
  const words = townName(town, locale)
  return { key: `towns:${town.slug}`, words, remove: t('live.remove', { filter: words }), href }
}

/** What a list has to be filtered by. */
type ListFacts = Pick<ResultsProps, 'more' | 'labels'>

// Every page of a list has the same filters: they are counted once.
const kept = new WeakMap<Catalogue, Map<string, ListFacts | undefined>>()
const keptOptions = new WeakMap<Catalogue, Map<string, SearchOptionLists>>()

function factsOf(context: ViewContext, section: Section): ListFacts | undefined {
  return once(kept, context.catalogue, section.key, () => {
    const list = searchLists(context).find((each) => each.section.key === section.key)
    if (list === undefined) return undefined
    const index = listIndex(context, list)
    if (index.size === 0) return undefined
    const has = (column: Uint8Array) => column.some((value) => value > 0)
    const all = index.features.reduce((bits, value) => bits | value, 0)
    const labels = index.labels.filter((_, at) => index.label.includes(at + 1))
    const more: readonly MoreField[] = [
      ...(['bedrooms', 'living', 'plot', 'label'] as const).filter((name) => has(index[name])),
      ...wantedFeatures.filter((_, at) => (all & (1 << at)) !== 0),
    ]
    return { more, labels }
  })
}

function optionsOf(context: ViewContext, section: Section, locale: Locale): SearchOptionLists {
  const create = () => viewSearchOptions(context, section, locale)
  return once(keptOptions, context.catalogue, `${section.key} ${locale}`, create)
}

function once<Value>(
  all: WeakMap<Catalogue, Map<string, Value>>,
  catalogue: Catalogue,
  key: string,
  create: () => Value,
): Value {
  const known = all.get(catalogue) ?? new Map<string, Value>()
  all.set(catalogue, known)
  const before = known.get(key)
  if (before !== undefined) return before
  const value = create()
  known.set(key, value)
  return value
}

function barWords(section: Section, locale: Locale, t: Translate): BarWords {
  return {
    label: t('filters.label'),
    bar: t('filters.bar'),
    town: t('filters.town'),
    type: t('filters.type'),
    price: t(section.kind === 'rent' ? 'home.search.rentPrice' : 'filters.price'),
    more: t('filters.more'),
    townFilter: t('filters.townFilter'),
    none: t('filters.none'),
    any: t('filters.any'),
    bedrooms: t('filters.bedrooms'),
    living: t('filters.living'),
    plot: t('filters.plot'),
    energy: t('filters.energy'),
    atLeast: rawMessage('filters.atLeast', locale),
    orBetter: rawMessage('filters.orBetter', locale),
    extra: t('filters.extra'),
    garden: t('filters.garden'),
    garage: t('filters.garage'),
    new: t('filters.new'),
    text: t('filters.text'),
    textHint: t('filters.textHint'),
    sort: t('filters.sort'),
    view: t('filters.view'),
    list: t('filters.list'),
    map: t('filters.map'),
    show: rawMessage('filters.show', locale),
    close: t('filters.close'),
    clear: t('filters.clear'),
    unreachable: t('filters.unreachable'),
    retry: t('filters.retry'),
    stale: t('filters.stale'),
    reload: t('filters.reload'),
    orders: [
      t('filters.order.default'),
      t('filters.order.priceUp'),
      t('filters.order.priceDown'),
      t('filters.order.dateDown'),
      t('filters.order.dateUp'),
      t('filters.order.cityUp'),
      t('filters.order.cityDown'),
      t('filters.order.typeUp'),
      t('filters.order.typeDown'),
    ],
  }
}
