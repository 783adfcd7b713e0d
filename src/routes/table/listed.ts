import type { Catalogue, TownList } from '#domain/site/catalogue.ts'
import type { Section } from '#domain/site/section.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'

/** Returns the properties that a section shows, of one town where it is named, ordered by id descending. */
export function listedProperties({ index }: Catalogue, section: string, town?: string): readonly Property[] {
  return partOf(index.sections.get(section), town)
}

/** Returns the projects that the site shows, of one town where it is named, ordered by id descending. */
export function listedProjects({ index }: Catalogue, town?: string): readonly Project[] {
  return partOf(index.projects, town)
}

/** Returns the towns in which a section has something to show, by slug. */
export function listedTowns({ index }: Catalogue, section: Section): readonly Town[] {
  const list = section.kind === 'projects' ? index.projects : index.sections.get(section.key)
  return list?.towns ?? []
}

function partOf<Item>(list: TownList<Item> | undefined, town: string | undefined): readonly Item[] {
  if (list === undefined) return []
  return town === undefined ? list.all : (list.byTown.get(town) ?? [])
}
