import { Supercluster } from '@maplibre/geojson-vt'
import type { Size } from '#islands/map/engine/camera.ts'
import type { FeatureCollection, Point, Position } from '#islands/map/markers/geo-json.ts'
import type { PinProperties } from '#islands/map/markers/listing-features.ts'
import { clusterMarker, type LabelOf, type Marker, pinMarker } from '#islands/map/markers/marker-images.ts'
import { clusterMaxZoom, clusterRadius } from '#islands/map/base/overlay-style.ts'
import type { MapPalette } from '#islands/map/base/palette.ts'

export type MarkersPicture = Readonly<{
  listings: FeatureCollection<Point, PinProperties>
  palette: MapPalette
  labelOf: LabelOf
  zoom: number
  size: Size
  project: (at: Position) => readonly [number, number]
}>

type Placed = Readonly<{ marker: Marker; x: number; y: number; isCluster: boolean }>

/** Draws the pins and clusters of the first view, clustered by the library's own function. */
export function paintMarkers(pen: CanvasRenderingContext2D, picture: MarkersPicture): void {
  const markers = placeMarkers(picture)
  // MapLibre's order: clusters first, and the southern markers over the northern ones.
  markers.sort((one, other) => Number(other.isCluster) - Number(one.isCluster) || one.y - other.y)
  const hasShadows = markers.length <= mostShadows
  for (const { marker, x, y, isCluster } of markers) {
    const [left, top] = [x - marker.width / 2, y - (isCluster ? marker.height / 2 : marker.height)]
    // Translates back, since save and restore would parse the font for each marker.
    pen.translate(left, top)
    marker.draw(pen, hasShadows)
    pen.translate(-left, -top)
  }
}

function placeMarkers({ listings, palette, labelOf, zoom, size, project }: MarkersPicture): Placed[] {
  return join(listings, Math.floor(zoom)).flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Point') return []
    const [x, y] = project(geometry.coordinates)
    const isSeen = x > -edge && y > -edge && x < size.width + edge && y < size.height + edge
    if (!isSeen) return []
    const isCluster = 'cluster' in properties
    const marker = isCluster
      ? clusterMarker(Number(properties['listings']), palette)
      : pinMarker(labelOf(Number(properties['row']), Number(properties['count'])), palette, 'pin')
    return [{ marker, x, y, isCluster }]
  })
}

function join(
  { features }: MarkersPicture['listings'],
  zoom: number,
): ReturnType<Supercluster['getClusters']> {
  if (zoom > clusterMaxZoom) return features
  const joined = new Supercluster({
    radius: clusterRadius,
    extent: tileSize,
    // Only the zoom of the preview is needed.
    minZoom: zoom,
    maxZoom: clusterMaxZoom,
    map: ({ count }) => ({ listings: count }),
    reduce: (sum, { listings: more }) => {
      sum['listings'] = Number(sum['listings']) + Number(more)
    },
  })
  joined.load(features)
  return joined.getClusters([-180, -85, 180, 85], zoom)
}

/** Px of a tile, the unit of the cluster radius. */
const tileSize = 512

/** Most markers with a shadow in the preview: a thousand shadows take a slow device 250 ms. */
const mostShadows = 100

/** Px outside the preview within which a marker is still partly visible. */
const edge = 80
