import type { SquareMetres } from '#domain/values/measure.ts'
import type { Surfaces } from './property.ts'

/** Returns the surface by which a building is judged, in m²: lived in, or else worked in, or else all that is built. */
export function insideSurface(surfaces: Surfaces): SquareMetres | undefined {
  return surfaces.living ?? surfaces.office ?? surfaces.store ?? surfaces.total ?? surfaces.constructed
}
