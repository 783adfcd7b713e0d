import type { MapBase } from '#domain/place/map-base.ts'
import type { Bounds } from '#islands/map/area/area-shape.ts'
import { type Camera, cameraFor, type Fitting, type Size } from './camera.ts'

/** Padding for the tools above and the pins at the edges, and on phones for the list over the lower edge; px. */
const padding = { top: 84, right: 44, bottom: 40, left: 44 }
const phonePadding = { ...padding, top: 132, bottom: 196 }

/** Returns how a box is brought into view: the list lies over the map where the map is as wide as the window. */
export function fittingOf({ width }: Size): Fitting {
  const isPhone = width < 768 && width >= globalThis.innerWidth - 1
  return { padding: isPhone ? phonePadding : padding, maxZoom: 13.5 }
}

/** A stored view fills the map to its edges. */
const edgeToEdge: Fitting = { padding: { top: 0, right: 0, bottom: 0, left: 0 }, maxZoom: Infinity }

/** Returns the farthest and the nearest zoom of a map. */
export function zoomLimits(base: MapBase): Readonly<{ minZoom: number; maxZoom: number }> {
  // Tiles of 256 px count one zoom deeper than the map; enlarged twice they stay legible.
  return base.kind === 'schematic'
    ? { minZoom: 7, maxZoom: base.drawing.maxZoom }
    : { minZoom: Math.max(0, base.minZoom - 1), maxZoom: base.maxZoom + 1 }
}

/** The first view of a map; `isView` when `bounds` are a stored view, not a box to bring into view. */
export type Opening = Readonly<{ base: MapBase; bounds: Bounds | undefined; isView: boolean }>

/** Returns the first camera of a map. */
export function openingCamera(size: Size, { base, bounds, isView }: Opening): Camera {
  const camera =
    bounds === undefined
      ? { centre: base.home, zoom: base.home.zoom }
      : cameraFor(bounds, size, isView ? edgeToEdge : fittingOf(size))
  const { minZoom, maxZoom } = zoomLimits(base)
  return { ...camera, zoom: Math.max(minZoom, Math.min(camera.zoom, maxZoom)) }
}
