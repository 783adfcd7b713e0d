import type { Map as LibreMap, MapMouseEvent } from 'maplibre-gl'
import type { Coordinates } from '#domain/place/place.ts'
import type { MapMarkers, MapTarget } from './map-markers.ts'

/** Callbacks of the map. */
export type MapListeners = Readonly<{
  /** A click on a target or beside one; `at` is its position. */
  onPress: (target: MapTarget | undefined, at: Coordinates, pixel: readonly [number, number]) => void
  onDoublePress: () => void
  onPoint: (target: MapTarget | undefined) => void
  /** The visitor moved the map, not the page. */
  onMoved: () => void
  /** The visible targets from top to bottom, at most {@link mostTargets}. */
  onTargets: (targets: readonly MapTarget[]) => void
  /** The first view is drawn, or the visitor moved the map before. */
  onDrawn: () => void
  /** Not one tile of the configured base map has come. */
  onBaseFailed: () => void
  /** False when the WebGL context is lost, true when it is restored. */
  onAvailable: (isAvailable: boolean) => void
}>

/** Limit for tabbing through; the list beside the map has all. */
const mostTargets = 30

/** Calls the listeners; returns the function that stops it. */
export function listenToMap(map: LibreMap, markers: MapMarkers, listeners: MapListeners): () => void {
  let pointed: string | undefined
  const point = (event: MapMouseEvent | undefined): void => {
    const target = event === undefined ? undefined : markers.at(event.point.x, event.point.y)
    map.getCanvas().classList.toggle('map__canvas--press', target !== undefined)
    const key = target === undefined ? undefined : keyOf(target)
    if (key === pointed) return
    pointed = key
    listeners.onPoint(target)
  }
  const subscriptions = [
    map.on('click', ({ point: { x, y }, lngLat: { lat, lng } }) =>
      listeners.onPress(markers.at(x, y), { latitude: lat, longitude: lng }, [x, y]),
    ),
    map.on('dblclick', () => listeners.onDoublePress()),
    // A dragged map hovers nothing, and a lookup would cost every frame.
    map.on('mousemove', (event) => map.isMoving() || point(event)),
    map.on('mouseout', () => point(undefined)),
    map.on('moveend', ({ originalEvent }) => {
      markers.arrange()
      if (originalEvent !== undefined) listeners.onMoved()
    }),
    map.on('resize', () => markers.arrange()),
    map.on('idle', () => {
      const visible = markers.targets().filter((target) => isInside(map, target))
      const ordered = visible.toSorted((a, b) => a.box.bottom - b.box.bottom || a.box.left - b.box.left)
      listeners.onTargets(ordered.slice(0, mostTargets))
    }),
    ...(['idle', 'movestart'] as const).map((type) => map.on(type, () => listeners.onDrawn())),
    map.on('webglcontextlost', () => listeners.onAvailable(false)),
    map.on('webglcontextrestored', () => listeners.onAvailable(true)),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** Returns the identity of a target, which stays when the map moves. */
export function keyOf({ kind, row }: MapTarget): string {
  return `${kind} ${row}`
}

function isInside(map: LibreMap, { box }: MapTarget): boolean {
  const { clientWidth, clientHeight } = map.getContainer()
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight
}
