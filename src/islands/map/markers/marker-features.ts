import type { PlacedMarker } from './arrange-markers.ts'
import type { Feature, Point, Position } from './geo-json.ts'
import type { PinLook } from './marker-images.ts'

/** Returns the name of a marker's image. */
export function imageOf({ shape, pins, count }: PlacedMarker, look?: PinLook): string {
  const [pin] = pins
  if (shape === 'circle' || pin === undefined) return `circle/${count}`
  const shown = look ?? (pin.isSeen ? 'seen' : 'pin')
  return shape === 'dot' ? `dot/${shown}` : `${shape}/${shown}/${pin.row}`
}

/** Returns a marker for the map: its image at its point, moved to its side. */
export function markerFeature(
  marker: PlacedMarker,
  unproject: (x: number, y: number) => Position,
  look?: PinLook,
): Feature<Point> {
  const { shape, pins, x, y, box } = marker
  const home = shape === 'circle' ? undefined : pins[0]?.at
  const offset = [(box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y]
  return {
    type: 'Feature',
    properties: { image: imageOf(marker, look), offset },
    geometry: { type: 'Point', coordinates: home ?? unproject(x, y) },
  }
}
