import type { FeatureCollection, Position } from '#islands/map/markers/geo-json.ts'
import type { MapPalette } from '#islands/map/base/palette.ts'
import {
  type Fill,
  fills,
  townRadius,
  waterScales,
  type Way,
  ways,
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

/** Draws land, green, towns, water and ways of the region like `schematicStyle`, without names. */
export function paintRegion(pen: CanvasRenderingContext2D, picture: RegionPicture): void {
  const { palette, zoom } = picture
  pen.fillStyle = palette.background
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
  for (const fill of fills.below) paintFill(pen, fill, picture)
  paintTowns(pen, picture)
  for (const fill of fills.above) paintFill(pen, fill, picture)
  pen.lineJoin = 'round'
  for (const way of ways) if (zoom >= (way.minZoom ?? 0)) paintWay(pen, way, picture)
  pen.setLineDash([])
}

function paintFill(
  pen: CanvasRenderingContext2D,
  { kind, color }: Fill,
  { region, palette, project }: RegionPicture,
): void {
  pen.fillStyle = palette[color]
  pen.beginPath()
  for (const { geometry, properties } of region.features)
    if (geometry.type === 'Polygon' && properties['kind'] === kind)
      for (const ring of geometry.coordinates) trace(pen, ring, project)
  pen.fill('evenodd')
}

function paintTowns(pen: CanvasRenderingContext2D, { region, palette, zoom, project }: RegionPicture): void {
  pen.fillStyle = palette.town
  for (const { geometry, properties } of region.features) {
    if (geometry.type !== 'Point' || properties['kind'] !== 'place') continue
    const [x, y] = project(geometry.coordinates)
    pen.beginPath()
    pen.arc(x, y, townRadius(properties['rank'], zoom), 0, 2 * Math.PI)
    pen.fill()
  }
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
    if (geometry.type !== 'LineString' || !kinds.includes(String(properties['kind']))) continue
    pen.lineWidth = width * (waterScales[Number(properties['width'] ?? 1) - 1] ?? 1)
    pen.beginPath()
    trace(pen, geometry.coordinates, project)
    pen.stroke()
  }
}

function trace(pen: CanvasRenderingContext2D, line: readonly Position[], project: Project): void {
  for (const [at, position] of line.entries()) {
    const [x, y] = project(position)
    if (at === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
}
