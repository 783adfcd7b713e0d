import type { Section } from '#domain/site/agency.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Town } from '#domain/place/place.ts'
import { grammars } from '#i18n/grammar.ts'
import { rawMessage } from '#i18n/raw-message.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import type { FilterOptions } from '#islands/results/live-options.ts'
import {
  type BarFilter,
  barWordKeys,
  type BarWords,
  type MoreOptions,
  orderNames,
  type ResultsProps,
} from '#islands/results/list/results-props.ts'
import { PAGE_SIZE, PROJECT_PAGE_SIZE } from '#routes/path/paging.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { energyLabels } from '#domain/listing/property.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { type FilterName, filterNames, filters, isOfKind } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { townName } from '#views/listing/title.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'
import { viewSearchOptions } from './search-options.ts'
import type { TextView } from '#views/kit/text.ts'

/** The texts that the page of a list has made already. */
type Said = Readonly<{ title: string; found: string; summary: string; intro?: TextView }>

/** A page of a list. */
type ListSpot = Readonly<{ section: Section; town?: Town; page: number; locale: Locale }>

/** Returns the props of a list's island; undefined for a list without filters: a discreet or an empty one. */
export function viewResultsIsland(
  context: ViewContext,
  { section, town, page, locale }: ListSpot,
  { title, found, summary, intro }: Said,
): ResultsProps | undefined {
  const more = moreOf(context, section)
  if (more === undefined) return undefined
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
    options: optionsOf(context, section, locale),
    more,
    words: barWords(section, locale, t),
    mapBase: context.catalogue.site.map,
  }
}

function townChip(town: Town, href: string, locale: Locale, t: Translate) {
  const words = townName(town, locale)
  return { key: `towns:city=${town.slug}`, words, remove: t('live.remove', { filter: words }), href }
}

// Every page of a list has the same filters: they are counted once.
const kept = new WeakMap<Catalogue, Map<string, MoreOptions | undefined>>()
const keptOptions = new WeakMap<Catalogue, Map<string, FilterOptions>>()

/** Returns the further filters of which a list has something; undefined for a list without filters. */
function moreOf(context: ViewContext, section: Section): MoreOptions | undefined {
  return once(kept, context.catalogue, section.key, () => {
    const list = searchLists(context).find((each) => each.section.key === section.key)
    if (list === undefined) return undefined
    const index = listIndex(context, list)
    return index.size === 0
      ? undefined
      : Object.fromEntries(filterNames.flatMap((name) => offeredOf(name, index)))
  })
}

function offeredOf(
  name: FilterName,
  index: SearchIndex,
): readonly (readonly [FilterName, readonly string[]])[] {
  const { match } = filters[name]
  const found = 'column' in match ? new Set(index.column(match.column)) : new Set<number>()
  found.delete(0)
  if (found.size === 0) return []
  if (isOfKind(name, 'atLeast')) return [[name, filters[name].offered.map(String)]]
  if (isOfKind(name, 'flag')) return [[name, ['1']]]
  if (isOfKind(name, 'orBetter')) return [[name, energyLabels.filter((_, at) => found.has(at + 1))]]
  return []
}

function optionsOf(context: ViewContext, section: Section, locale: Locale): FilterOptions {
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
    ...recordOf(barWordKeys, (key) => rawMessage(`filters.${key}`, locale)),
    fields: {
      ...recordOf(filterNames.filter(isBarFilter), (name) => t(`filters.field.${name}`)),
      ...(section.kind === 'rent' ? { prices: t('home.search.rentPrice') } : {}),
    },
    orders: recordOf(orderNames, (name) => t(`filters.order.${name}`)),
  }
}

function isBarFilter(name: FilterName): name is BarFilter {
  return !isOfKind(name, 'area')
}
