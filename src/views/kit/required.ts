/** Says that a route names something that the catalogue does not have: a fault of the program. */
export class EditorialMissingError extends Error {
  override name = 'EditorialMissingError'
}

/**
 * Returns what was looked up.
 * @throws {EditorialMissingError} when it is not there
 */
export function present<Entity>(entity: Entity | undefined, name: string): Entity {
  if (entity === undefined) throw new EditorialMissingError(`the catalogue has no ${name}`)
  return entity
}
