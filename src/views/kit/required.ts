/** Thrown when a route names something that the catalogue lacks: a programming error. */
export class EditorialMissingError extends Error {
  override name = 'EditorialMissingError'
}

/**
 * Returns an entity that must exist.
 * @throws {EditorialMissingError} when it is undefined
 */
export function required<Entity>(entity: Entity | undefined, name: string): Entity {
  if (entity === undefined) throw new EditorialMissingError(`the catalogue has no ${name}`)
  return entity
}
