import type { Box } from '#islands/map/markers/marker-groups.ts'
import type { Size } from '#islands/map/engine/camera.ts'
import type { MapPalette } from '#islands/map/base/palette.ts'
import { arrangeMarkers } from '#islands/map/markers/arrange-markers.ts'
import type { Position } from '#islands/map/markers/geo-json.ts'
import { imageOf } from '#islands/map/markers/marker-features.ts'
import { type LabelOf, markerOf, pinWidth } from '#islands/map/markers/marker-images.ts'
import type { Pin } from '#islands/map/markers/placed-listings.ts'

export type MarkersPicture = Readonly<{
  pins: readonly Pin[]
  palette: MapPalette
  labelOf: LabelOf
  zoom: number
  size: Size
  project: (at: Position) => readonly [number, number]
  /** Boxes of the tools that come with the map. */
  reserved: readonly Box[]
}>

/** Draws the markers of the first view, where the map has them. */
export function paintMarkers(pen: CanvasRenderingContext2D, picture: MarkersPicture): void {
  const { palette, labelOf } = picture
  const markers = arrangeMarkers({
    ...picture,
    widthOf: ({ row }) => pinWidth(labelOf(row)),
  })
  for (const marker of markers) {
    const image = markerOf(imageOf(marker), palette, labelOf)
    if (image === undefined) continue
    const { left, right, top, bottom } = marker.box
    const [x, y] = [(left + right - image.width) / 2, (top + bottom - image.height) / 2]
    // Translates back, since save and restore would parse the font for each marker.
    pen.translate(x, y)
    image.draw(pen, true)
    pen.translate(-x, -y)
  }
}
