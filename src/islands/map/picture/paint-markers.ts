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

/** Paints the pins and clusters that the map will show, joined by the very function that its library joins them with. */
export function paintMarkers(pen: CanvasRenderingContext2D, picture: MarkersPicture): void {
  const markers = placeMarkers(picture)
  // As the library draws them: clusters first, and of each kind the lower ones over those behind them.
  markers.sort((one, other) => Number(other.isCluster) - Number(one.isCluster) || one.y - other.y)
  const hasShadows = markers.length <= mostShadows
  for (const { marker, x, y, isCluster } of markers) {
    const [left, top] = [x - marker.width / 2, y - (isCluster ? marker.height / 2 : marker.height)]
    // There and back: to save and restore would make the pen read its letter anew for each.
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
      : pinMarker(labelOf(Number(properties['row']), Number(properties['count'])), palette, false)
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
    // Joined from near to far, no farther than is painted.
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

/** Px of a tile, in which the radius is counted. */
const tileSize = 512

/** A thousand soft shadows take a slow device a quarter of a second: more than these go without until the map is there. */
const mostShadows = 100

/** Px beyond the picture's edge from which a marker still reaches into it. */
const edge = 80
