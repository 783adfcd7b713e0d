import type { Map as LibreMap, MapMouseEvent, PointLike } from 'maplibre-gl'
import type { Coordinates } from '#domain/place/place.ts'
import { pressable } from '#islands/map/base/overlay-style.ts'

/**
 * A pin of one or more listings, or a cluster; `x` and `y` in px of the map. At the map's nearest zoom a cluster is a list,
 * since it cannot be split.
 */
export type MapTarget = Readonly<{ x: number; y: number; count: number }> &
  (Readonly<{ kind: 'pin'; row: number }> | Readonly<{ kind: 'cluster'; id: number; isList: boolean }>)

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
export function listenToMap(map: LibreMap, listeners: MapListeners): () => void {
  let pointed: string | undefined
  const point = (event: MapMouseEvent | undefined): void => {
    const target = event === undefined ? undefined : targetsAt(map, [event.point.x, event.point.y])[0]
    map.getCanvas().classList.toggle('map__canvas--press', target !== undefined)
    const key = target === undefined ? undefined : keyOf(target)
    if (key === pointed) return
    pointed = key
    listeners.onPoint(target)
  }
  const subscriptions = [
    map.on('click', ({ point: { x, y }, lngLat: { lat, lng } }) =>
      listeners.onPress(targetsAt(map, [x, y])[0], { latitude: lat, longitude: lng }, [x, y]),
    ),
    map.on('dblclick', () => listeners.onDoublePress()),
    // A dragged map hovers nothing, and a lookup would cost every frame.
    map.on('mousemove', (event) => map.isMoving() || point(event)),
    map.on('mouseout', () => point(undefined)),
    map.on('moveend', ({ originalEvent }) => {
      if (originalEvent !== undefined) listeners.onMoved()
    }),
    map.on('idle', () => {
      const visible = targetsAt(map).filter((target) => isInside(map, target))
      listeners.onTargets(visible.toSorted((a, b) => a.y - b.y || a.x - b.x).slice(0, mostTargets))
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
export function keyOf(target: MapTarget): string {
  return target.kind === 'pin' ? `pin ${target.row}` : `cluster ${target.id}`
}

function targetsAt(map: LibreMap, at?: PointLike): MapTarget[] {
  const layers = pressable.filter((layer) => map.getLayer(layer) !== undefined)
  const found = map.queryRenderedFeatures(at, { layers }).flatMap(({ properties, geometry }): MapTarget[] => {
    if (geometry.type !== 'Point') return []
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const { x, y } = map.project([longitude, latitude])
    if (typeof properties['cluster_id'] === 'number')
      return [
        {
          kind: 'cluster',
          id: properties['cluster_id'],
          count: Number(properties['listings']),
          isList: isNearest(map),
          x,
          y,
        },
      ]
    return [{ kind: 'pin', row: Number(properties['row']), count: Number(properties['count']), x, y }]
  })
  // A marker on the edge of two tiles is in both.
  return [...new Map(found.map((target) => [keyOf(target), target])).values()]
}

/** Whether a map is as near as it gets. */
export function isNearest(map: LibreMap): boolean {
  return map.getZoom() > map.getMaxZoom() - 0.05
}

function isInside(map: LibreMap, { x, y }: MapTarget): boolean {
  const { clientWidth, clientHeight } = map.getContainer()
  return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight
}
