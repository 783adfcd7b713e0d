import type { Map as LibreMap } from 'maplibre-gl'
import { arrangeMarkers, type PlacedMarker } from '#islands/map/markers/arrange-markers.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'
import type { Box } from '#islands/map/markers/marker-groups.ts'
import { markerFeature } from '#islands/map/markers/marker-features.ts'
import { type LabelOf, pinHeight, pinTip, pinWidth } from '#islands/map/markers/marker-images.ts'
import type { Pin } from '#islands/map/markers/placed-listings.ts'
import { toFeatureCollection } from '#islands/map/base/overlay-style.ts'

/**
 * A marker of one listing or of several, with the row of its first and its box in px of the map. A cluster is a list when it
 * cannot be split: at the map's nearest zoom, or where all its listings are at one point.
 */
export type MapTarget = Readonly<{ row: number; count: number; box: Box }> &
  (Readonly<{ kind: 'pin' }> | Readonly<{ kind: 'cluster'; pins: readonly Pin[]; isList: boolean }>)

/** The markers of a map, arranged anew whenever it comes to rest. */
export type MapMarkers = Readonly<{
  showPins: (pins: readonly Pin[]) => void
  /** Lights the prices of some homes. */
  showActive: (pins: readonly Pin[]) => void
  /** Arranges the markers for the view and the tools over it. */
  arrange: () => void
  /** Arranges the markers when other tools are over the map; `tools` names them. */
  keepClearOf: (tools: string) => void
  /** Returns the marker at a point, in px of the map. */
  at: (x: number, y: number) => MapTarget | undefined
  /** Returns the markers on the map. */
  targets: () => readonly MapTarget[]
}>

type Shows = (source: 'listings' | 'active', features: FeatureCollection) => void

/** What lies over a map, whose markers keep clear of it. */
const tools =
  ':scope > .map__bar, :scope > .map__menu > summary, :scope > .map__zoom, :scope > .map__near, .maplibregl-ctrl-bottom-left > *, .maplibregl-ctrl-bottom-right > *'

/** Creates the markers of a map; `show` puts features on it. */
export function createMarkers(map: LibreMap, labelOf: LabelOf, show: Shows): MapMarkers {
  let pins: readonly Pin[] = []
  let active: readonly Pin[] = []
  let markers: readonly PlacedMarker[] = []
  let cleared = ''
  const project = ([longitude = 0, latitude = 0]: readonly number[]): readonly [number, number] => {
    const { x, y } = map.project([longitude, latitude])
    return [x, y]
  }
  const unproject = (x: number, y: number): number[] => map.unproject([x, y]).toArray()
  const widthOf = ({ row }: Pin): number => pinWidth(labelOf(row))

  const showActive = (): void => {
    const lit = active.map((pin): PlacedMarker => {
      const placed = markers.find(({ shape, pins: [home] }) => shape !== 'circle' && home?.row === pin.row)
      if (placed !== undefined && placed.shape !== 'dot') return placed
      const [x, y] = project(pin.at)
      const half = widthOf(pin) / 2
      const box = { left: x - half, right: x + half, top: y - pinTip - pinHeight, bottom: y - pinTip }
      return { shape: 'above', pins: [pin], count: 1, x, y, box }
    })
    show('active', toFeatureCollection(lit.map((marker) => markerFeature(marker, unproject, 'active'))))
  }
  const arrange = (): void => {
    const element = map.getContainer()
    const size = { width: element.clientWidth, height: element.clientHeight }
    const zoom = map.getZoom()
    markers = arrangeMarkers({ pins, zoom, size, project, reserved: toolBoxes(element), widthOf })
    show('listings', toFeatureCollection(markers.map((marker) => markerFeature(marker, unproject))))
    showActive()
  }
  const targets = (): MapTarget[] => {
    const isNearest = map.getZoom() > map.getMaxZoom() - 0.05
    return markers.map((marker) => toTarget(marker, isNearest))
  }
  return {
    showPins: (next) => {
      pins = next
      arrange()
    },
    showActive: (next) => {
      active = next
      showActive()
    },
    arrange,
    keepClearOf: (names) => {
      if (names === cleared) return
      cleared = names
      arrange()
    },
    at: (x, y) =>
      targets().find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom),
    targets,
  }
}

/** Circles of homes at one point, and all at the nearest zoom, open a list: no zoom separates them. */
function toTarget({ shape, pins, count, box }: PlacedMarker, isNearest: boolean): MapTarget {
  const [first, ...more] = pins
  const row = first?.row ?? 0
  if (shape !== 'circle') return { kind: 'pin', row, count, box }
  return { kind: 'cluster', row, pins, count, isList: isNearest || more.length === 0, box }
}

/** Returns the boxes of the tools over a map, in px of the map. */
function toolBoxes(element: HTMLElement): readonly Box[] {
  const frame = element.getBoundingClientRect()
  return [...(element.parentElement?.querySelectorAll(tools) ?? [])].flatMap((tool) => {
    const { left, right, top, bottom, width, height } = tool.getBoundingClientRect()
    if (width * height === 0) return []
    return [
      {
        left: left - frame.left,
        right: right - frame.left,
        top: top - frame.top,
        bottom: bottom - frame.top,
      },
    ]
  })
}
