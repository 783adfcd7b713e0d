import type { FeatureCollection, Geometry, Position } from '#islands/map/markers/geo-json.ts'
import type { MapPalette } from '#islands/map/base/palette.ts'
import {
  type Fill,
  isWay,
  shapes,
  waterScales,
  type Way,
  widthAt,
} from '#islands/map/base/schematic-shapes.ts'

type Project = (at: Position) => readonly [number, number]

export type RegionPicture = Readonly<{
  region: FeatureCollection
  palette: MapPalette
  zoom: number
  /** Position of a point, in px of the preview. */
  project: Project
}>

/** Draws the region like `schematicStyle`, without names. */
export function paintRegion(pen: CanvasRenderingContext2D, picture: RegionPicture): void {
  const { palette, zoom } = picture
  pen.fillStyle = palette.background
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
  pen.lineJoin = 'round'
  for (const shape of shapes)
    if (!isWay(shape)) paintFill(pen, shape, picture)
    else if (zoom >= (shape.minZoom ?? 0)) paintWay(pen, shape, picture)
  pen.setLineDash([])
}

function paintFill(
  pen: CanvasRenderingContext2D,
  { kinds, color }: Fill,
  { region, palette, project }: RegionPicture,
): void {
  pen.fillStyle = palette[color]
  pen.beginPath()
  for (const { geometry, properties } of region.features)
    if (kinds.includes(String(properties['kind'])))
      for (const line of linesOf(geometry)) trace(pen, line, project)
  pen.fill('evenodd')
}

function paintWay(
  pen: CanvasRenderingContext2D,
  { kinds, color, widths, dash }: Way,
  { region, palette, zoom, project }: RegionPicture,
): void {
  const width = widthAt(widths, zoom)
  pen.strokeStyle = palette[color]
  pen.lineCap = dash === undefined ? 'round' : 'butt'
  pen.setLineDash((dash ?? []).map((part) => part * width))
  for (const { geometry, properties } of region.features) {
    if (!kinds.includes(String(properties['kind']))) continue
    pen.lineWidth = width * (waterScales[Number(properties['width'] ?? 1) - 1] ?? 1)
    pen.beginPath()
    for (const line of linesOf(geometry)) trace(pen, line, project)
    pen.stroke()
  }
}

function linesOf(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'Point') return []
  return geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]
}

function trace(pen: CanvasRenderingContext2D, line: readonly Position[], project: Project): void {
  for (const [at, position] of line.entries()) {
    const [x, y] = project(position)
    if (at === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
}
