import type { Section } from '#domain/agency.ts'
import type { Town } from '#domain/place.ts'
import type { Project } from '#domain/project.ts'
import { energyLabels, type Property } from '#domain/property.ts'
import { propertyTypes, type PropertyType } from '#domain/property-type.ts'
import { listedProjects, listedProperties, listedTowns } from '#routes/listed.ts'
import type { SearchIndex } from '#search/search-index.ts'
import type { ViewContext } from './context.ts'
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

/** Categories that a list can be searched by. */
const mostCategories = 8

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
  const categoryIds = context.catalogue.categories
    .map(({ id }) => id)
    .filter((id) => rows.some(({ categories }) => categories.includes(id)))
  if (categoryIds.length > mostCategories || towns.length > 0xffff) {
    throw new SearchListError(
      `the list '${list.section.key}' has listings of ${categoryIds.length} categories in ${towns.length} towns; it can be searched by ${mostCategories} categories and 65535 towns`,
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

function typesOf(rows: readonly ListingColumns[]): SearchIndex['types'] {
  const found = new Set(rows.map(({ type }) => type))
  const known = allTypes().filter((type) => found.has(type))
  return found.has(undefined) ? [...known, undefined] : known
}

function allTypes(): readonly PropertyType[] {
  return Object.keys(propertyTypes).filter((key): key is PropertyType => key in propertyTypes)
}
