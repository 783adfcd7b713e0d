import type { Section } from '#domain/site/agency.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Problem } from '#domain/site/problem.ts'
import { energyLabels, type Property } from '#domain/listing/property.ts'
import { propertyTypes, type PropertyType } from '#domain/listing/property-type.ts'
import { listedProjects, listedProperties, listedTowns } from '#routes/table/listed.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type ListingColumns, projectColumns, propertyColumns } from './list-columns.ts'

/** The listings of a section as its pages show them; one of the two lists is empty. */
export type SearchList = Readonly<{
  section: Section
  properties: readonly Property[]
  projects: readonly Project[]
  /** By slug. */
  towns: readonly Town[]
}>

/** Says that a list cannot be searched as it is. */
export class SearchListError extends Error {
  override name = 'SearchListError'
}

/** Categories and towns that a list can be searched by: bits of a byte, and what two bytes count. */
const most = { categories: 8, towns: 0xffff }

/** Returns the lists that can be searched: of every public section but the discreet one. */
export function searchLists({ catalogue }: Pick<ViewContext, 'catalogue'>): readonly SearchList[] {
  return catalogue.sections
    .filter(({ kind, isPublic }) => isPublic && kind !== 'discreet')
    .map((section) => ({
      section,
      properties: section.kind === 'projects' ? [] : listedProperties(catalogue, section.key),
      projects: section.kind === 'projects' ? listedProjects(catalogue) : [],
      towns: listedTowns(catalogue, section),
    }))
}

/** Returns a problem for each list that has more in it than a column of its file can tell apart: it cannot be built. */
export function checkSearchLists(context: Pick<ViewContext, 'catalogue'>): readonly Problem[] {
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
 * Returns the columns by which a list is searched, row by row as its pages show it.
 * @throws {SearchListError} when there is more in a list than a column can tell apart
 */
export function listIndex(context: ViewContext, list: SearchList): SearchIndex {
  const rows = [
    ...list.properties.map((property) => propertyColumns(context, property)),
    ...list.projects.map(projectColumns),
  ]
  const towns = list.towns.map(({ slug }) => slug)
  const townAt = new Map(towns.map((slug, at) => [slug, at]))
  const categoryIds = categoriesIn(context, rows)
  if (categoryIds.length > most.categories || towns.length > most.towns) {
    throw new SearchListError(
      `the list '${list.section.key}' has listings of ${categoryIds.length} categories in ${towns.length} towns; it can be searched by ${most.categories} categories and ${most.towns} towns`,
    )
  }
  const types = typesOf(rows)
  const bits = ({ categories }: ListingColumns): number =>
    categoryIds.reduce((all, id, at) => (categories.includes(id) ? all | (1 << at) : all), 0)
  const bytes = (read: (row: ListingColumns) => number): Uint8Array => Uint8Array.from(rows, read)
  const price = Uint32Array.from(rows, (row) => row.price)
  const isRange = rows.some((row) => row.price !== row.priceTo)
  return {
    size: rows.length,
    towns,
    categoryIds,
    types,
    labels: energyLabels,
    town: Uint16Array.from(rows, ({ town }) => townAt.get(town) ?? 0),
    categories: bytes(bits),
    type: bytes(({ type }) => types.indexOf(type)),
    price,
    priceTo: isRange ? Uint32Array.from(rows, (row) => row.priceTo) : price,
    bedrooms: bytes((row) => row.bedrooms),
    living: bytes((row) => row.living),
    plot: bytes((row) => row.plot),
    label: bytes((row) => row.label),
    features: bytes((row) => row.features),
    date: Uint16Array.from(rows, (row) => row.date),
  }
}

/** Returns the WebIDs of the agency's categories in which some listings are, in the agency's order. */
function categoriesIn(
  { catalogue }: Pick<ViewContext, 'catalogue'>,
  listings: readonly Readonly<{ categories: readonly number[] }>[],
): readonly number[] {
  const found = new Set(listings.flatMap(({ categories }) => categories))
  return catalogue.categories.map(({ id }) => id).filter((id) => found.has(id))
}

function typesOf(rows: readonly ListingColumns[]): SearchIndex['types'] {
  const found = new Set(rows.map(({ type }) => type))
  const known = allTypes().filter((type) => found.has(type))
  return found.has(undefined) ? [...known, undefined] : known
}

function allTypes(): readonly PropertyType[] {
  return Object.keys(propertyTypes).filter((key): key is PropertyType => key in propertyTypes)
}
