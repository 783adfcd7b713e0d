import type { Surfaces } from '#domain/property.ts'
import type { Fields } from '../cell/fields.ts'
import type { PropertyCell } from '../record/property-record.ts'
import { isZero } from './price.ts'

const surfaceCells = [
  'SurfaceTotal', 'SurfaceLiving', 'SurfaceGround', 'SurfaceTerrace', 'SurfaceGarden', 'SurfaceOffice', 'SurfaceStore',
  'SurfaceConstructed',
] as const

/** Returns the surfaces in m² and widths in m; surfaces of 0 are left out and named in one warning. */
export function toSurfaces(fields: Fields<PropertyCell>): Surfaces {
  const zeros = surfaceCells.filter((name) => isZero(fields.cell(name)))
  if (zeros.length > 0) {
    fields.log.warn(zeros[0], 'a surface of 0; it is left out', {
      expected: 'm² above 0, or empty',
      received: zeros.join(', '),
      remedy: 'leave the field empty where there is nothing to measure',
    })
  }
  return {
    total: fields.area('SurfaceTotal'),
    living: fields.area('SurfaceLiving'),
    plot: fields.area('SurfaceGround'),
    terrace: fields.area('SurfaceTerrace'),
    garden: fields.area('SurfaceGarden'),
    office: fields.area('SurfaceOffice'),
    store: fields.area('SurfaceStore'),
    constructed: fields.area('SurfaceConstructed'),
    frontWidth: fields.length('FrontWidth'),
    plotWidth: fields.length('PlotWidth'),
  }
}
