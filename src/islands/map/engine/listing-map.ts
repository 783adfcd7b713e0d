import { GeoJSONSource, type Map as LibreMap } from 'maplibre-gl'
import type { Coordinates } from '#domain/place/place.ts'
import type { Bounds } from '#islands/map/area/area-shape.ts'
import type { Size } from './camera.ts'
import { fittingOf } from './fitting.ts'
import type { MapMarkers } from './map-markers.ts'
import { type OverlayData, type OverlaySource, visibilityOf } from '#islands/map/base/overlay-style.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'

/** Methods of a map. */
export type ListingMap = Readonly<{
  show: (source: 'area' | 'drawing' | 'near', features: FeatureCollection) => void
  fit: (bounds: Bounds) => void
  /** Zooms in until the homes of a cluster part. */
  split: (bounds: Bounds) => void
  zoomBy: (levels: 1 | -1) => void
  /** Calls back with the position of a point in px of the map, now and whenever the map moves; returns what stops it. */
  follow: (at: Coordinates, place: (x: number, y: number) => void) => () => void
  /** Moves the map when `card` covers a pin, so that the pin stands above it. */
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
}> &
  Pick<MapMarkers, 'showPins' | 'showActive' | 'keepClearOf'>

/** Px above and below the tip of a pin that belong to it. */
const pinRoom = { above: 40, below: 12 }

export type ShowFeatures = (source: OverlaySource, features: FeatureCollection) => void

/** Returns the function that puts features on a map; a new style starts with `data`. */
export function showOn(
  map: LibreMap,
  data: { -readonly [Source in keyof OverlayData]: OverlayData[Source] },
): ShowFeatures {
  return (source, features) => {
    data[source] = features
    const shown = map.getSource(source)
    if (shown instanceof GeoJSONSource) void shown.setData(features)
    for (const layer of map.getLayersOrder())
      if (map.getLayer(layer)?.source === source)
        map.setLayoutProperty(layer, 'visibility', visibilityOf(features))
  }
}

/** Returns the methods of a map. */
export function toListingMap(
  map: LibreMap,
  show: ShowFeatures,
  markers: MapMarkers,
  remove: () => void,
): ListingMap {
  const pixel = ({ latitude, longitude }: Coordinates): readonly [number, number] => {
    const { x, y } = map.project([longitude, latitude])
    return [x, y]
  }
  return {
    show,
    showPins: markers.showPins,
    showActive: markers.showActive,
    keepClearOf: markers.keepClearOf,
    fit: (bounds) => map.fitBounds([...bounds], { ...fittingOf(sizeOf(map)), duration: 500 }),
    split: (bounds) => {
      const camera = map.cameraForBounds([...bounds], { padding: 90 })
      if (camera === undefined) return
      // Homes that are far apart on a small map are parted by one step too.
      const zoom = Math.min(Math.max(camera.zoom ?? 0, map.getZoom() + 1), map.getMaxZoom())
      map.easeTo({ ...camera, zoom, duration: 400 })
    },
    zoomBy: (levels) => map.easeTo({ zoom: map.getZoom() + levels, duration: 250 }),
    uncover: (at, card) => {
      const [x, y] = pixel(at)
      const frame = map.getContainer().getBoundingClientRect()
      const { left, right, top, bottom } = card.getBoundingClientRect()
      const isBeside = frame.left + x < left || frame.left + x > right
      const isClear = frame.top + y + pinRoom.below < top || frame.top + y - pinRoom.above > bottom
      if (isBeside || isClear) return
      map.panBy([0, y - (top - frame.top + pinRoom.above) / 2], { duration: 250 })
    },
    follow: (at, place) => {
      const tell = (): void => place(...pixel(at))
      tell()
      const moves = map.on('move', tell)
      return () => moves.unsubscribe()
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

function sizeOf(map: LibreMap): Size {
  const { clientWidth, clientHeight } = map.getContainer()
  return { width: clientWidth, height: clientHeight }
}

function toCoordinates({ lat, lng }: Readonly<{ lat: number; lng: number }>): Coordinates {
  return { latitude: lat, longitude: lng }
}
