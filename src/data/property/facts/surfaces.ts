import type { PropertyKind } from '#domain/listing/property-kind.ts'
import type { Surfaces } from '#domain/listing/property.ts'
import { cellText } from '#data/cell/cell.ts'
import type { Fields } from '#data/cell/fields.ts'
import { livingLimits } from '#data/cell/limits.ts'
import type { PropertyCell } from '#data/record/property-record.ts'
import { isZero } from '#data/property/terms/price.ts'

const surfaceCells = [
  'SurfaceTotal',
  'SurfaceLiving',
  'SurfaceGround',
  'SurfaceTerrace',
  'SurfaceGarden',
  'SurfaceOffice',
  'SurfaceStore',
  'SurfaceConstructed',
] as const

/**
 * Returns the surfaces in m² and widths in m. A 0 is left out, with a warning when it is impossible, such as the living
 * area of a home.
 */
export function toSurfaces(fields: Fields<PropertyCell>, kind: PropertyKind | undefined): Surfaces {
  const zero = impossibleZero(fields, kind)
  if (zero !== undefined) {
    fields.log.warn(zero, 'a surface of 0; it is left out', {
      expected: 'm² above 0, or empty',
      received: fields.cell(zero),
      remedy: 'measure it, or leave the field empty',
    })
  }
  const plot = fields.area('SurfaceGround')
  const constructed = fields.area('SurfaceConstructed')
  const garden = fields.area('SurfaceGarden')
  const widths = { frontWidth: fields.length('FrontWidth'), plotWidth: fields.length('PlotWidth') }
  const warnAbove = (
    name: PropertyCell,
    value: number | undefined,
    of: PropertyCell,
    most: number | undefined,
  ) => {
    if (value === undefined || most === undefined || value <= most) return
    fields.log.warn(name, `larger than ${of}; the sun on this home is not drawn`, {
      expected: `at most ${most}, which is ${of}`,
      received: fields.cell(name),
      remedy: `correct ${name} or ${of}`,
    })
  }
  if (kind === 'house') {
    warnAbove('SurfaceConstructed', constructed, 'SurfaceGround', plot)
    warnAbove('SurfaceGarden', garden, 'SurfaceGround', plot)
    warnAbove('FrontWidth', widths.frontWidth, 'PlotWidth', widths.plotWidth)
  }
  return {
    total: fields.area('SurfaceTotal'),
    living: fields.area('SurfaceLiving', livingLimits),
    plot,
    terrace: fields.area('SurfaceTerrace'),
    garden,
    office: fields.area('SurfaceOffice'),
    store: fields.area('SurfaceStore'),
    constructed,
    ...widths,
  }
}

function impossibleZero(
  fields: Fields<PropertyCell>,
  kind: PropertyKind | undefined,
): PropertyCell | undefined {
  const isHome = kind === 'house' || kind === 'apartment' || kind === 'holidayHome'
  if (isHome) return isZero(fields.cell('SurfaceLiving')) ? 'SurfaceLiving' : undefined
  if (kind === 'land') return isZero(fields.cell('SurfaceGround')) ? 'SurfaceGround' : undefined
  const given = surfaceCells.filter((name) => cellText(fields.cell(name)) !== undefined)
  return given.every((name) => isZero(fields.cell(name))) ? given[0] : undefined
}
