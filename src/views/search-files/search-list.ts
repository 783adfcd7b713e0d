import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Section } from '#domain/site/section.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { Property } from '#domain/listing/property.ts'
import { once, oncePer } from '#domain/values/once.ts'
import { propertyTypeCodes, type PropertyType } from '#domain/listing/property-type.ts'
import { listedProjects, listedProperties, listedTowns } from '#routes/table/listed.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { type Offered, offeredChoices } from '#search/engine/offered.ts'
import { columnNames, type ColumnName, type SearchIndex } from '#search/engine/search-index.ts'
import type { Column } from '#search/files/column-file.ts'
import { recordOf } from '#search/filters/record-of.ts'
import type { SiteContext } from '#views/kit/context.ts'
import { projectColumns, propertyColumns, type ReadColumn } from './list-columns.ts'

/** The listings of a section as on its pages; one of the two lists is empty. */
export type SearchList = Readonly<{
  section: Section
  properties: readonly Property[]
  projects: readonly Project[]
  /** By slug. */
  towns: readonly Town[]
}>

/** A list has more categories or towns than its index can hold. */
export class SearchListError extends Error {
  override name = 'SearchListError'
}

/** Most categories and towns of a list: one bit of a byte per category, and a two-byte number per town. */
const most = { categories: 8, towns: 0xffff }

/** Returns the searchable lists: all public sections except the discreet one. */
export function searchLists({ catalogue }: Pick<SiteContext, 'catalogue'>): readonly SearchList[] {
  return listsOf(catalogue)
}

const listsOf = oncePer((catalogue: Catalogue): readonly SearchList[] =>
  catalogue.sections
    .filter(({ kind, isPublic }) => isPublic && kind !== 'discreet')
    .map((section) => ({
      section,
      properties: section.kind === 'projects' ? [] : listedProperties(catalogue, section.key),
      projects: section.kind === 'projects' ? listedProjects(catalogue) : [],
      towns: listedTowns(catalogue, section),
    })),
)

/** Returns the lists of homes that are shown early, as far as there are any: sale and rent alone, which mails look in. */
export function earlyLists({ catalogue }: Pick<SiteContext, 'catalogue'>): readonly SearchList[] {
  const early = catalogue.properties.filter(({ earlyUntil }) => earlyUntil !== undefined)
  return catalogue.sections
    .filter(({ kind, isPublic }) => isPublic && (kind === 'sale' || kind === 'rent'))
    .map((section) => {
      const properties = early.filter(({ sections }) => sections.includes(section.key))
      const towns = new Map(properties.map(({ address: { town } }) => [town.slug, town]))
      const bySlug = [...towns.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
      return { section, properties, projects: [], towns: bySlug }
    })
    .filter(({ properties }) => properties.length > 0)
}

/** Returns a problem for each list with more categories or towns than its index can hold. */
export function checkSearchLists(context: Pick<SiteContext, 'catalogue'>): readonly Problem[] {
  return searchLists(context).flatMap((list): readonly Problem[] => {
    const categories = categoriesIn(context, [...list.properties, ...list.projects]).length
    if (categories <= most.categories && list.towns.length <= most.towns) return []
    return [
      {
        severity: 'error',
        file: 'categories.json',
        record: list.section.key,
        message: 'a list has more categories or towns than it can be searched by',
        expected: `at most ${most.categories} categories and ${most.towns} towns in a list`,
        received: `${categories} categories in ${list.towns.length} towns`,
        remedy:
          'give listings of rare categories a common one in the CRM, or take a rare one out of the file',
      },
    ]
  })
}

/**
 * Returns the index of a list, row by row in the order of its pages.
 * @throws {SearchListError} when the list has more categories or towns than an index can hold
 */
export function listIndex(context: SiteContext, list: SearchList): SearchIndex {
  return indexesOf(context)(list)
}

/** Made once: the filters of all languages are counted by it. */
const indexesOf = oncePer((context: SiteContext) => once((list: SearchList) => makeIndex(context, list)))

/** Returns the filters besides options that a list offers. */
export function offeredIn(context: SiteContext, list: SearchList): Offered {
  return offersOf(context)(list)
}

const offersOf = oncePer((context: SiteContext) =>
  once((list: SearchList) =>
    offeredChoices(listIndex(context, list), list.section.kind, fromBrussels(context.now, '00:00')),
  ),
)

function makeIndex(context: SiteContext, list: SearchList): SearchIndex {
  const listings = [...list.properties, ...list.projects]
  const towns = list.towns.map(({ slug }) => slug)
  const townAt = new Map(towns.map((slug, at) => [slug, at]))
  const categoryIds = categoriesIn(context, listings)
  if (categoryIds.length > most.categories || towns.length > most.towns) {
    throw new SearchListError(
      `the list '${list.section.key}' has listings of ${categoryIds.length} categories in ${towns.length} towns; it can be searched by ${most.categories} categories and ${most.towns} towns`,
    )
  }
  const types = typesOf([...list.properties.map(({ type }) => type), ...list.projects.map(() => undefined)])
  const bits = ({ categories }: Property | Project): number =>
    categoryIds.reduce((all, id, at) => (categories.includes(id) ? all | (1 << at) : all), 0)
  const columns: Readonly<Record<ColumnName, Column>> = {
    ...recordOf(columnNames.filter(isRead), (name) =>
      Uint32Array.from([
        ...list.properties.map((property) => propertyColumns[name](property, context)),
        ...list.projects.map((project) => projectColumns[name](project, context)),
      ]),
    ),
    town: Uint32Array.from(listings, ({ address }) => townAt.get(address.town.slug) ?? 0),
    categories: Uint8Array.from(listings, bits),
    type: Uint8Array.from([
      ...list.properties.map(({ type }) => types.indexOf(type ?? null)),
      ...list.projects.map(() => types.indexOf(null)),
    ]),
  }
  return { size: listings.length, towns, categoryIds, types, column: (name) => columns[name] }
}

function isRead(name: ColumnName): name is ReadColumn {
  return name in propertyColumns
}

/** Returns the WebIDs of the agency's categories that have listings, in the agency's order. */
function categoriesIn(
  { catalogue }: Pick<SiteContext, 'catalogue'>,
  listings: readonly Readonly<{ categories: readonly number[] }>[],
): readonly number[] {
  const found = new Set(listings.flatMap(({ categories }) => categories))
  return catalogue.categories.map(({ id }) => id).filter((id) => found.has(id))
}

/** Returns the types that some listings have, in the order of all types; null last, for an unknown one. */
function typesOf(found: readonly (PropertyType | undefined)[]): SearchIndex['types'] {
  const known = propertyTypeCodes.filter((type) => found.includes(type))
  return found.includes(undefined) ? [...known, null] : known
}
