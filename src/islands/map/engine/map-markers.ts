import type { Map as LibreMap } from 'maplibre-gl'
import { arrangeMarkers, litMarker, type PlacedMarker } from '#islands/map/markers/arrange-markers.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'
import type { Box } from '#islands/map/markers/marker-groups.ts'
import { markerFeature } from '#islands/map/markers/marker-features.ts'
import { type LabelOf, pinWidth } from '#islands/map/markers/marker-images.ts'
import type { Pin } from '#islands/map/markers/placed-listings.ts'
import { toolBoxes } from '#islands/map/markers/tool-boxes.ts'
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
  const view = () => {
    const element = map.getContainer()
    const size = { width: element.clientWidth, height: element.clientHeight }
    const widthOf = ({ row }: Pin): number => pinWidth(labelOf(row))
    return { size, project, reserved: toolBoxes(element), widthOf }
  }

  const showActive = (): void => {
    const lit = active.map((pin): PlacedMarker => {
      const placed = markers.find(({ shape, pins: [home] }) => shape !== 'circle' && home?.row === pin.row)
      return placed !== undefined && placed.shape !== 'dot' ? placed : litMarker(pin, view())
    })
    show('active', toFeatureCollection(lit.map((marker) => markerFeature(marker, unproject, 'active'))))
  }
  const arrange = (): void => {
    markers = arrangeMarkers({ ...view(), pins, zoom: map.getZoom() })
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
