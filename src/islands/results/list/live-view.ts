import type { Locale } from '#domain/values/locale.ts'
import type { AreaPoints } from '#search/engine/area-points.ts'
import type { ListText } from '#search/files/list-files.ts'
import type { CardStore } from '#search/loading/card-store.ts'
import { activeFilters, type ActiveFilter, type Criteria, withoutFilters } from '#search/query/criteria.ts'
import type { Search, SearchResult } from '#search/engine/search.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { AlertView } from '#ui/cards/AlertCard.tsx'
import { pagingView } from '#ui/kit/paging-view.ts'
import type { PagingView } from '#ui/kit/Paging.tsx'
import type { LiveTranslate, LiveWords } from '#islands/results/live-words.ts'
import { demandQuery } from './demand-query.ts'
import { emptyWays } from './empty-ways.ts'
import { chipsOf, type FilterNames, filterWords } from '#islands/results/filters/filter-words.ts'
import { listTitle, type TitleNames } from '#islands/results/list-title.ts'
import { hrefOf } from './list-document.ts'
import type { Chip, ListDocument } from './results-props.ts'

/** A link out of an empty list, with how many listings it leads to. */
type WayOut = Readonly<{ href: string; words: string; found: string }>

/** A list whose files are loaded. */
export type LoadedList = Readonly<{
  section: string
  isProjects: boolean
  t: LiveTranslate
  locale: Locale
  numberTag: string
  document: ListDocument
  index: SearchIndex
  text: ListText<LiveWords>
  cards: CardStore
  search: Search
  points?: AreaPoints
  searchTexts?: readonly string[]
}>

/** The contents of a live list for one search. */
export type LiveView = Readonly<{
  list: LoadedList
  criteria: Criteria
  result: SearchResult
  title: string
  /** The name under which the search is saved: `Te koop: Berlare, Tot € 400.000`. */
  name: string
  found: string
  summary: string
  chips: readonly Chip[]
  clear: Readonly<{ words: string; href: string }>
  paging?: PagingView
  alert?: AlertView
  /** Tells how many listings without a price come last, in a list sorted by price. */
  unpriced?: string
  empty?: Readonly<{ title: string; text: string; ways: readonly WayOut[] }>
}>

/** Returns the contents of a live list for some criteria. */
export function liveView(list: LoadedList, criteria: Criteria): LiveView {
  const { numberTag, document, t } = list
  const { section, goal } = list.text.words
  const result = runSearch(list, criteria)
  const found = foundWords(list, result.count)
  const names = filterNamesOf(list)
  const toHref = (wanted: Criteria) => hrefOf(wanted, document)
  const chips = chipsOf(criteria, names, toHref)
  return {
    list,
    criteria,
    result,
    title: listTitle(criteria, { section, goal, isProjects: list.isProjects }, names),
    name: t('results.saved', {
      section,
      filters: chips.map((chip) => chip.words).join(', '),
    }),
    found,
    summary:
      result.page === 1 ? found : t('results.summary', { found, page: result.page, pages: result.pages }),
    chips,
    clear: { words: t('live.clearAll'), href: toHref(withoutFilters(criteria)) },
    paging: pagingView(result, (page) => toHref({ ...criteria, page }), {
      label: t('results.paging'),
      summary: t('results.pageOf', { page: result.page, pages: result.pages }),
      page: (page) => t('results.page', { page: page.toLocaleString(numberTag) }),
      previous: t('results.previous'),
      next: t('results.next'),
    }),
    alert: alertOf(criteria, list),
    unpriced: unpricedWords(criteria, result, list),
    empty: result.count > 0 ? undefined : emptyOf(criteria, list, names, toHref),
  }
}

/** Returns the result of a search in a loaded list. */
export function runSearch({ search, points, searchTexts }: LoadedList, criteria: Criteria): SearchResult {
  return search.run(criteria, { points, texts: searchTexts })
}

/** Returns how many listings there are, in words. @example '42 panden' */
function foundWords({ t, isProjects }: LoadedList, count: number): string {
  return t(isProjects ? 'results.countProjects' : 'results.count', { count })
}

/** Returns the names that the filters of a list go by. */
export function filterNamesOf({ t, text, index, locale, numberTag }: LoadedList): TitleNames {
  return {
    t,
    locale,
    numberTag,
    town: (slug) => text.townNames[index.towns.indexOf(slug)] ?? slug,
    category: (id) => text.categoryNames[index.categoryIds.indexOf(id)] ?? String(id),
    kind: (type) => text.typeNames[index.types.indexOf(type)] ?? type,
  }
}

/** A sentence about the values of an address that a list does not know, and the words of the link that drops them. */
export type UnknownNote = Readonly<{ text: string; drop: string }>

/** Returns the note about unknown values; undefined when there are none. */
export function unknownNote(
  { t, numberTag }: LoadedList,
  values: readonly string[],
): UnknownNote | undefined {
  if (values.length === 0) return undefined
  const quoted = new Intl.ListFormat(numberTag).format(
    values.map((value) => t('filters.chip.text', { text: value })),
  )
  return {
    text: t('live.unknown', { count: values.length, values: quoted }),
    drop: t('live.unknownDrop'),
  }
}

function alertOf(criteria: Criteria, list: LoadedList): AlertView | undefined {
  const { t } = list
  const { alertHref } = list.text.words
  if (alertHref === '') return undefined
  const [slug, ...others] = criteria.towns
  const isOneTown = slug !== undefined && others.length === 0
  return {
    title: isOneTown
      ? t('results.alertTitleTown', { town: filterNamesOf(list).town(slug) })
      : t('results.alertTitle'),
    text: t('live.alertFiltered'),
    action: t('results.alertAction'),
    href: `${alertHref}${demandQuery(list.section, criteria)}`,
  }
}

function unpricedWords(criteria: Criteria, result: SearchResult, list: LoadedList): string | undefined {
  if (criteria.sort.by !== 'price') return undefined
  const price = list.index.column('price')
  const count = result.all.filter((row) => price[row] === 0).length
  if (count === 0) return undefined
  return list.t('live.unpriced', { count })
}

/** Looser searches that an empty list offers at most. */
const mostWays = 3

function emptyOf(
  criteria: Criteria,
  list: LoadedList,
  names: FilterNames,
  toHref: (criteria: Criteria) => string,
): NonNullable<LiveView['empty']> {
  const { t, isProjects } = list
  const ways = emptyWays(criteria, (less) => runSearch(list, less).count)
  const wanted = activeFilters(criteria).map((each) => quotedFilter(each, names))
  const filters = new Intl.ListFormat(list.numberTag).format(wanted)
  const rows = ways.slice(0, mostWays).map(({ without, criteria: less, count }): WayOut => {
    const filter = without.map((each) => filterWords(each, names)).join(', ')
    return { href: toHref(less), words: t('live.without', { filter }), found: foundWords(list, count) }
  })
  const kind = isProjects ? 'Projects' : 'Properties'
  return {
    title: wanted.length === 0 ? t(`results.empty${kind}`) : t(`live.empty${kind}`, { filters }),
    text: rows.length > 0 ? t('live.emptyText') : t('live.emptyNothing'),
    ways: rows,
  }
}

/** Filters are named as on their chips, so all but the names of towns stand in quotes; keywords already do. */
function quotedFilter(filter: ActiveFilter, names: FilterNames): string {
  const words = filterWords(filter, names)
  const isPlain = filter.name === 'towns' || filter.name === 'text'
  return isPlain ? words : names.t('filters.chip.text', { text: words })
}
