import type { Goal } from '#domain/listing/property.ts'
import { categoryKind } from '#domain/listing/property-kind.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import type { Locale } from '#domain/values/locale.ts'
import { inSentence, sentenceStart } from '#i18n/in-sentence.ts'
import { type FilterName, filtersIn } from '#search/filters/filters.ts'
import { type ActiveFilter, activeFilters, type Chosen } from '#search/query/criteria.ts'
import { type FilterNames, filterWords } from './filters/filter-words.ts'

/** A list: its name, and what its homes are for, where that is one thing. */
export type TitledList = Readonly<{ section: string; goal?: Goal; isProjects: boolean }>

/** The names that a title is made of. */
export type TitleNames = FilterNames & Readonly<{ locale: Locale }>

/** More towns, or kinds, would make the title too long to read: the others are counted. */
const mostNames = 3

/** Characters after which further filters are counted. */
const longest = 130

/** The filters that the first words say, and how the others follow. */
const inHead: ReadonlySet<FilterName> = new Set([
  'towns',
  'categories',
  'kinds',
  ...filtersIn('features').filter((name) => name !== 'furnished'),
])
const order: readonly FilterName[] = [
  'area',
  'prices',
  'bedrooms',
  'bathrooms',
  'living',
  'plot',
  'label',
  'available',
  'openHouse',
]

/** The filters that say how a home is: in German they are no nouns. */
const states: ReadonlySet<FilterName> = new Set(['prices', 'living', 'plot', 'available', 'new'])

/** The type whose plural names the homes of a category. */
const typesOfCategories = {
  house: 'house',
  apartment: 'apartment',
  holidayHome: 'holidayHome',
  land: 'land',
  commercial: 'commercialProperty',
  building: 'investmentProperty',
  garage: 'garage',
} as const satisfies Readonly<Record<string, PropertyType>>

/**
 * Returns the title of a list as a sentence of its criteria; the name of the list where it is not filtered.
 * @example 'Villa’s met tuin en zwembad te koop in Berlare, tot € 400.000, 3 slaapkamers of meer'
 */
export function listTitle(criteria: Chosen, list: TitledList, names: TitleNames): string {
  const { t } = names
  const head = headOf(criteria, list, names)
  const place =
    criteria.towns.length === 0
      ? head
      : t('results.inTown', { section: head, town: someOf('towns', criteria.towns.map(names.town), names) })
  const rest = activeFilters(criteria)
    .filter(({ name }) => !inHead.has(name))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((filter) => partOf(filter, names))
  const unnamed = hasHomes(criteria) ? [] : criteria.categories.map(names.category)
  return joined([place, ...unnamed, ...rest], t)
}

/** What is looked for, with its features and the goal. */
function headOf(criteria: Chosen, { section, goal, isProjects }: TitledList, names: TitleNames): string {
  const { locale, t } = names
  const features = filtersIn('features')
    .filter((name) => inHead.has(name) && criteria[name].length > 0)
    .map((name) => t('results.sentence.feature', { feature: inSentence(t(`filters.field.${name}`), locale) }))
  const homes = homesOf(criteria, names)
  if (homes === undefined && features.length === 0) return section
  const named = homes ?? t(isProjects ? 'results.sentence.projects' : 'results.sentence.homes')
  const wanted =
    features.length === 0
      ? named
      : t('results.sentence.with', { homes: named, features: listed(features, names) })
  return goal === undefined
    ? t('results.sentence.list', { section, homes: wanted })
    : sentenceStart(t(`results.sentence.${goal}`, { homes: wanted }), locale)
}

/** The kinds that are looked for, else the categories, in the plural; undefined for any. */
function homesOf(criteria: Chosen, names: TitleNames): string | undefined {
  if (!hasHomes(criteria)) return undefined
  const types = criteria.kinds.length > 0 ? criteria.kinds : criteria.categories.map(typeOf)
  const plurals = types.flatMap((type) => (type === undefined ? [] : [names.t(`plurals.${type}`)]))
  return someOf('kinds', plurals, names)
}

/** Whether all that is looked for has a plural: an agency may have categories of its own. */
function hasHomes({ kinds, categories }: Chosen): boolean {
  return kinds.length > 0 || (categories.length > 0 && categories.every((id) => typeOf(id) !== undefined))
}

function typeOf(category: number): PropertyType | undefined {
  const kind = categoryKind(category)
  return kind && typesOfCategories[kind]
}

function partOf(filter: ActiveFilter, names: TitleNames): string {
  const { name } = filter
  if (name === 'furnished' || name === 'annuity') return names.t(`results.sentence.${name}`)
  return inSentence(filterWords(filter, names), names.locale, states.has(name) ? 'state' : 'thing')
}

/** Those that are not in the order come last, as in the address. */
function rank({ name }: ActiveFilter): number {
  const at = order.indexOf(name)
  return at === -1 ? order.length : at
}

function someOf(what: 'kinds' | 'towns', all: readonly string[], names: TitleNames): string {
  if (all.length <= mostNames) return listed(all, names)
  const some = all.slice(0, mostNames).join(', ')
  return names.t(`results.sentence.${what}`, { names: some, count: all.length - mostNames })
}

function listed(all: readonly string[], { numberTag }: TitleNames): string {
  return new Intl.ListFormat(numberTag).format(all)
}

/** Joins parts as long as they fit, and counts the others. */
function joined(parts: readonly string[], t: TitleNames['t']): string {
  const [first = '', ...others] = parts
  let title = first
  for (const [at, part] of others.entries()) {
    if (title.length + part.length > longest)
      return `${title}, ${t('results.sentence.rest', { count: others.length - at })}`
    title = `${title}, ${part}`
  }
  return title
}
