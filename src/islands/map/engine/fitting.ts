import type { MapBase } from '#domain/place/map-base.ts'
import type { Bounds } from '#islands/map/area/area-shape.ts'
import { type Camera, cameraFor, type Fitting, type Size } from './camera.ts'

/** How a box is brought into view: room in px for the tools above and the pins at the edges; no nearer than a street. */
export const fitting = {
  padding: { top: 76, right: 44, bottom: 40, left: 44 },
  maxZoom: 13.5,
} as const satisfies Fitting

/** What was seen before is seen again, to the edge. */
const edgeToEdge: Fitting = { padding: { top: 0, right: 0, bottom: 0, left: 0 }, maxZoom: Infinity }

/** Where the map opens when there is nothing to show: the middle of the agency's region. */
const home: Camera = { centre: { longitude: 4.05, latitude: 51.09 }, zoom: 10 }

/** Returns how far and how near a base map is of use. */
export function zoomLimits(base: MapBase): Readonly<{ minZoom: number; maxZoom: number }> {
  // Tiles of 256 px are counted one zoom deeper than the map counts; over-enlarging them twice stays readable.
  return base.kind === 'schematic'
    ? { minZoom: 7, maxZoom: 15 }
    : { minZoom: Math.max(0, base.minZoom - 1), maxZoom: base.maxZoom + 1 }
}

/** What a map opens with; `isView` where `bounds` are what was seen before, and not what must be brought into view. */
export type Opening = Readonly<{ base: MapBase; bounds: Bounds | undefined; isView: boolean }>

/** Returns from where a map first looks. */
export function openingCamera(size: Size, { base, bounds, isView }: Opening): Camera {
  const camera = bounds === undefined ? home : cameraFor(bounds, size, isView ? edgeToEdge : fitting)
  const { minZoom, maxZoom } = zoomLimits(base)
  return { ...camera, zoom: Math.max(minZoom, Math.min(camera.zoom, maxZoom)) }
}
