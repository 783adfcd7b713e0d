import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { type Bounds, circleOf, toPosition } from '#islands/map/area/area-shape.ts'
import { toFeatureCollection } from '#islands/map/base/overlay-style.ts'
import type { ListingMap } from '#islands/map/engine/listing-map.ts'
import type { Feature } from '#islands/map/markers/geo-json.ts'
import type { BaseMapTranslate } from '#islands/map/map-messages.ts'

/** Where a listing is, and how near its map may show it. */
export type ListingPlace = Readonly<{
  at: Coordinates
  /** Zoom of Web Mercator tiles of 512 px: 12 is a town, 16 a street. */
  zoom: number
  /** Label of the marker. */
  name: string
}>

type ShowOptions = ListingPlace &
  Readonly<{ base: MapBase; locale: Locale; t: BaseMapTranslate; onBaseFailed: () => void }>

/** Zoom from which a place is a street; below it only the town may be known. */
const streetZoom = 14

/** Radius of the area that stands for a town, km. */
const areaKm = 1.5

/** Creates the map of one listing in an element; rejects like {@link createListingMap}. */
export async function showMap(element: HTMLElement, options: ShowOptions): Promise<ListingMap> {
  const { at, zoom, name, onBaseFailed, ...map } = options
  // Loaded after the first render, so that the loading message shows before this large library arrives.
  const { createListingMap } = await import('#islands/map/engine/create-listing-map.ts')
  const live = await createListingMap(element, {
    ...map,
    labelOf: () => name,
    bounds: tileBounds(at, zoom),
    isView: true,
    listeners: {
      onPress: ignore,
      onDoublePress: ignore,
      onPoint: ignore,
      onMoved: ignore,
      onTargets: ignore,
      onDrawn: ignore,
      onBaseFailed,
      onAvailable: ignore,
    },
  })
  if (zoom < streetZoom) live.show('area', toFeatureCollection([areaOf(at)]))
  else live.showActive([{ row: 0, count: 1, isSeen: true, at: toPosition(at) }])
  return live
}

function ignore(): void {
  // The only marker has no link.
}

function areaOf(at: Coordinates): Feature {
  const geometry = { type: 'Polygon' as const, coordinates: [circleOf(at, areaKm)] }
  return { type: 'Feature', properties: {}, geometry }
}

/** A box as wide as one tile of a zoom level. */
function tileBounds({ latitude, longitude }: Coordinates, zoom: number): Bounds {
  const half = 180 / 2 ** zoom
  return [longitude - half, latitude - half / 2, longitude + half, latitude + half / 2]
}
