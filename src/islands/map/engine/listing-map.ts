import { GeoJSONSource, type Map as LibreMap } from 'maplibre-gl'
import type { Coordinates } from '#domain/place/place.ts'
import type { Bounds } from '#islands/map/area/area-shape.ts'
import { fitting } from './fitting.ts'
import { type OverlayData, type OverlaySource, visibilityOf } from '#islands/map/base/overlay-style.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'

/** Methods of a map. */
export type ListingMap = Readonly<{
  show: (source: OverlaySource, features: FeatureCollection) => void
  fit: (bounds: Bounds) => void
  /** Zooms in until a cluster splits. */
  openCluster: (id: number, at: readonly [number, number]) => void
  zoomBy: (levels: 1 | -1) => void
  /** Moves the map when a pin is covered by `card`, in the lower left corner. */
  uncover: (at: Coordinates, card: HTMLElement) => void
  /** While an area is drawn, a double click ends it instead of zooming. */
  setDrawing: (isDrawing: boolean) => void
  /** Calls back with the centre of the map once it has stopped moving. */
  onceIdle: (act: (centre: Coordinates) => void) => void
  /** Returns the visible box. */
  view: () => Readonly<{ southWest: Coordinates; northEast: Coordinates }>
  /** Returns the position of a point, in px of the map. */
  project: (at: Coordinates) => readonly [number, number]
  focus: () => void
  remove: () => void
}>

/** Px of a pin around its tip, and of the zoom buttons beside it. */
const pinRoom = { above: 40, below: 12, side: 64, zoom: 56 }

/** Returns the methods of a map; a new style starts with `data`. */
export function toListingMap(
  map: LibreMap,
  data: { -readonly [Source in keyof OverlayData]: OverlayData[Source] },
  remove: () => void,
): ListingMap {
  const pixel = ({ latitude, longitude }: Coordinates): readonly [number, number] => {
    const { x, y } = map.project([longitude, latitude])
    return [x, y]
  }
  return {
    show: (source, features) => {
      data[source] = features
      const shown = map.getSource(source)
      if (shown instanceof GeoJSONSource) void shown.setData(features)
      for (const layer of map.getLayersOrder())
        if (map.getLayer(layer)?.source === source)
          map.setLayoutProperty(layer, 'visibility', visibilityOf(features))
    },
    fit: (bounds) => map.fitBounds([...bounds], { ...fitting, duration: 500 }),
    openCluster: (id, at) => {
      const source = map.getSource('listings')
      if (!(source instanceof GeoJSONSource)) return
      const center = map.unproject([...at])
      source.getClusterExpansionZoom(id).then(
        (zoom) => map.easeTo({ center, zoom: zoom + 0.2, duration: 400 }),
        // The result changed during the click, and the cluster with it.
        () => undefined,
      )
    },
    zoomBy: (levels) => map.easeTo({ zoom: map.getZoom() + levels, duration: 250 }),
    uncover: (at, card) => {
      const [x, y] = pixel(at)
      const { clientWidth } = map.getContainer()
      const { offsetTop, offsetLeft, offsetWidth } = card
      const isBeside = x - pinRoom.side > offsetLeft + offsetWidth
      if (isBeside || y + pinRoom.below < offsetTop) return
      const [left, right] = [pinRoom.side, clientWidth - pinRoom.side - pinRoom.zoom]
      const inside = Math.max(left, Math.min(x, right))
      map.panBy([x - inside, y - (offsetTop + pinRoom.above) / 2], { duration: 250 })
    },
    setDrawing: (isDrawing) => {
      if (isDrawing) map.doubleClickZoom.disable()
      else map.doubleClickZoom.enable()
    },
    onceIdle: (act) => {
      const tell = (): void => act(toCoordinates(map.getCenter()))
      if (map.isMoving()) map.once('moveend', tell)
      else tell()
    },
    view: () => {
      const bounds = map.getBounds()
      return {
        southWest: toCoordinates(bounds.getSouthWest()),
        northEast: toCoordinates(bounds.getNorthEast()),
      }
    },
    project: pixel,
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    remove,
  }
}

function toCoordinates({ lat, lng }: Readonly<{ lat: number; lng: number }>): Coordinates {
  return { latitude: lat, longitude: lng }
}
