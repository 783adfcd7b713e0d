import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { propertyKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from './context.ts'

/** Thrown when a page links to a page that does not exist: a programming error. */
export class RouteMissingError extends Error {
  override name = 'RouteMissingError'
}

/**
 * Returns the path of a page in a language.
 * @throws {RouteMissingError} when the page does not exist in that language
 */
export function pathOf(context: Pick<ViewContext, 'routes'>, key: string, locale: Locale): string {
  const path = optionalPath(context, key, locale)
  if (path === undefined) throw new RouteMissingError(`no page '${key}' in ${locale}`)
  return path
}

/** Returns the path of a page in a language, where it has one. */
export function optionalPath(
  context: Pick<ViewContext, 'routes'>,
  key: string,
  locale: Locale,
): string | undefined {
  return context.routes.find(key, locale)?.path
}

/**
 * Returns the path of a property, under the wanted section or else under the first that has a page for it.
 * @throws {RouteMissingError} when none of its sections is public
 */
export function propertyPath(
  context: Pick<ViewContext, 'routes'>,
  property: Property,
  locale: Locale,
  section?: string,
): string {
  const wanted = section === undefined ? property.sections : [section, ...property.sections]
  for (const key of wanted) {
    const path = optionalPath(context, propertyKey(property.id, key), locale)
    if (path !== undefined) return path
  }
  throw new RouteMissingError(`property ${property.id} has no page in ${locale}`)
}
