import type { Coordinates } from '#domain/place/place.ts'
import type { Bounds } from '#islands/map/area/area-shape.ts'
import type { Position } from '#islands/map/markers/geo-json.ts'

/** Centre and zoom of a map. At zoom 0 the world is {@link worldSize} px wide. */
export type Camera = Readonly<{ centre: Coordinates; zoom: number }>

/** In CSS px. */
export type Size = Readonly<{ width: number; height: number }>

/** How a box is brought into view: free px around it, and the largest zoom. */
export type Fitting = Readonly<{
  padding: Readonly<{ top: number; right: number; bottom: number; left: number }>
  maxZoom: number
}>

const worldSize = 512

/** Returns the camera that shows the whole box as large as possible. */
export function cameraFor(bounds: Bounds, size: Size, { padding, maxZoom }: Fitting): Camera {
  const [west, south, east, north] = bounds
  const [left, top] = toWorld([west, north])
  const [right, bottom] = toWorld([east, south])
  const room = {
    width: Math.max(1, size.width - padding.left - padding.right),
    height: Math.max(1, size.height - padding.top - padding.bottom),
  }
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top))
  const zoom = Math.max(0, Math.min(Math.log2(scale / worldSize), maxZoom))
  const px = worldSize * 2 ** zoom
  return {
    centre: toCoordinates(
      (left + right) / 2 + (padding.right - padding.left) / 2 / px,
      (top + bottom) / 2 + (padding.bottom - padding.top) / 2 / px,
    ),
    zoom,
  }
}

/** Returns the projection of a camera: px from the upper left corner. */
export function projectWith(
  { centre, zoom }: Camera,
  size: Size,
): (at: Position) => readonly [number, number] {
  const px = worldSize * 2 ** zoom
  const [x, y] = toWorld([centre.longitude, centre.latitude])
  return (at) => {
    const [east, south] = toWorld(at)
    return [(east - x) * px + size.width / 2, (south - y) * px + size.height / 2]
  }
}

/** Returns a position in a world of width 1, from its north-west corner (Web Mercator). */
function toWorld([longitude = 0, latitude = 0]: Position): readonly [number, number] {
  const angle = (latitude * Math.PI) / 180
  return [(longitude + 180) / 360, (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2]
}

function toCoordinates(x: number, y: number): Coordinates {
  return {
    longitude: x * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  }
}
