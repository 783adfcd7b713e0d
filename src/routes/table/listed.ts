import type { Section } from '#domain/site/agency.ts'
import { isListed } from '#domain/listing/availability.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'

type Located = Readonly<{ id: number; address: Readonly<{ town: Town }> }>

/** A list of the site with its parts per town, in the default order. */
type Listing<Item> = Readonly<{
  all: readonly Item[]
  byTown: ReadonlyMap<string, readonly Item[]>
  towns: readonly Town[]
}>

type Index = Readonly<{ sections: ReadonlyMap<string, Listing<Property>>; projects: Listing<Project> }>

// Thousands of result pages ask for the same lists: a scan for each would cost a build of 10,000 records minutes.
const indexes = new WeakMap<Catalogue, Index>()

/** Returns the properties that a section shows, of one town where it is named, ordered by id descending. */
export function listedProperties(catalogue: Catalogue, section: string, town?: string): readonly Property[] {
  return partOf(indexOf(catalogue).sections.get(section), town)
}

/** Returns the projects that the site shows, of one town where it is named, ordered by id descending. */
export function listedProjects(catalogue: Catalogue, town?: string): readonly Project[] {
  return partOf(indexOf(catalogue).projects, town)
}

/** Returns the towns in which a section has something to show, by slug. */
export function listedTowns(catalogue: Catalogue, section: Section): readonly Town[] {
  const index = indexOf(catalogue)
  const listing = section.kind === 'projects' ? index.projects : index.sections.get(section.key)
  return listing?.towns ?? []
}

function partOf<Item>(listing: Listing<Item> | undefined, town: string | undefined): readonly Item[] {
  if (listing === undefined) return []
  return town === undefined ? listing.all : (listing.byTown.get(town) ?? [])
}

function indexOf(catalogue: Catalogue): Index {
  const known = indexes.get(catalogue)
  if (known !== undefined) return known
  const bySection = new Map<string, Property[]>()
  for (const property of catalogue.properties.filter(isListed)) {
    for (const section of property.sections) append(bySection, section, property)
  }
  const sections = new Map([...bySection].map(([key, properties]) => [key, toListing(properties)] as const))
  const index = { sections, projects: toListing(catalogue.projects) }
  indexes.set(catalogue, index)
  return index
}

function toListing<Item extends Located>(items: readonly Item[]): Listing<Item> {
  const all = items.toSorted((one, other) => other.id - one.id)
  const byTown = new Map<string, Item[]>()
  const towns = new Map<string, Town>()
  for (const item of all) {
    append(byTown, item.address.town.slug, item)
    towns.set(item.address.town.slug, item.address.town)
  }
  const bySlug = [...towns.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  return { all, byTown, towns: bySlug }
}

function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
