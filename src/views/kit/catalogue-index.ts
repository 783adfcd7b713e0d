import type { Office } from '#domain/site/office.ts'
import type { Person } from '#domain/site/person.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'

/** Thrown when a route names an entity that the catalogue lacks: a programming error. */
export class EntityMissingError extends Error {
  override name = 'EntityMissingError'
}

/**
 * Returns the property with an id.
 * @throws {EntityMissingError} when there is none
 */
export function propertyById(catalogue: Catalogue, id: number): Property {
  return required(catalogue.index.propertiesById.get(id), `property ${id}`)
}

/**
 * Returns the project with an id.
 * @throws {EntityMissingError} when there is none
 */
export function projectById(catalogue: Catalogue, id: number): Project {
  return required(catalogue.index.projectsById.get(id), `project ${id}`)
}

/** Returns the office with an id, or the first one: a listing without an office is the head office's. */
export function officeOf(catalogue: Catalogue, id: string | undefined): Office | undefined {
  return catalogue.offices.find((office) => office.id === id) ?? catalogue.offices[0]
}

/** Returns the person with an id. */
export function personOf(catalogue: Catalogue, id: string | undefined): Person | undefined {
  return catalogue.people.find((person) => person.id === id)
}

function required<Entity>(entity: Entity | undefined, name: string): Entity {
  if (entity === undefined) throw new EntityMissingError(`the catalogue has no ${name}`)
  return entity
}
