import { isListed } from '#domain/listing/availability.ts'
import { pricedListings } from '#domain/listing/priced-listings.ts'
import type { Property } from '#domain/listing/property.ts'
import { similarProperties } from '#domain/listing/similar-properties.ts'
import { once } from '#domain/values/once.ts'
import type { Town } from '#domain/place/place.ts'
import type { CatalogueIndex, CatalogueRecords, TownList } from './catalogue.ts'
import type { MenuPage } from './page.ts'

/** Returns the lookups of a catalogue. */
export function indexCatalogue({ properties, projects, sections, menu }: CatalogueRecords): CatalogueIndex {
  const bySection = new Map<string, Property[]>()
  for (const property of properties.filter(isListed)) {
    for (const section of property.sections) append(bySection, section, property)
  }
  const priced = pricedListings(properties, sections)
  return {
    propertiesById: new Map(properties.map((property) => [property.id, property] as const)),
    projectsById: new Map(projects.map((project) => [project.id, project] as const)),
    sections: new Map([...bySection].map(([key, listed]) => [key, toTownList(listed)] as const)),
    projects: toTownList(projects),
    menuPages: flatten(menu),
    similarTo: once((property) => similarProperties(property, priced, similarShown)),
  }
}

/** Homes below a listing: one row of a wide screen. */
const similarShown = 3

type Located = Readonly<{ id: number; address: Readonly<{ town: Town }> }>

function toTownList<Item extends Located>(items: readonly Item[]): TownList<Item> {
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

function flatten(pages: readonly MenuPage[]): readonly MenuPage[] {
  return pages.flatMap((page) => [page, ...flatten(page.children)])
}
