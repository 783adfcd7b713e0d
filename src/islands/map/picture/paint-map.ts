import { projectWith } from '#islands/map/engine/camera.ts'
import { type Opening, openingCamera } from '#islands/map/engine/fitting.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'
import type { Pin } from '#islands/map/markers/placed-listings.ts'
import { type LabelOf, sharpness } from '#islands/map/markers/marker-images.ts'
import { toolBoxes } from '#islands/map/markers/tool-boxes.ts'
import { paintMarkers } from './paint-markers.ts'
import { paintRegion } from './paint-region.ts'
import { readPalette } from '#islands/map/base/palette.ts'

/** The first view of a map and its contents. */
export type MapPicture = Opening &
  Readonly<{
    region: FeatureCollection
    pins: readonly Pin[]
    labelOf: LabelOf
  }>

/** Draws the first view of a map in the size and colours of the canvas. */
export function paintMap(canvas: HTMLCanvasElement, picture: MapPicture): void {
  const pen = canvas.getContext('2d', { alpha: false })
  if (pen === null) return
  const size = { width: canvas.clientWidth, height: canvas.clientHeight }
  const camera = openingCamera(size, picture)
  const palette = readPalette(canvas.parentElement ?? document.body)
  const project = projectWith(camera, size)
  const view = { ...picture, size, palette, zoom: camera.zoom, project, reserved: toolBoxes(canvas) }
  canvas.width = size.width * sharpness()
  canvas.height = size.height * sharpness()
  pen.scale(sharpness(), sharpness())
  paintRegion(pen, view)
  paintMarkers(pen, view)
  canvas.dataset['painted'] = ''
}
