import { Map as LibreMap } from 'maplibre-gl'
import { afterEach } from 'vitest'
// Sets the worker of the library.
import '#islands/map/engine/create-listing-map.ts'
import { type ListingMap, toListingMap } from '#islands/map/engine/listing-map.ts'
import { createMarkers, type MapMarkers } from '#islands/map/engine/map-markers.ts'
import { find, showPage } from './page.ts'

/** Of each bare map: its size in px, and the place in its middle. */
export const size = { width: 900, height: 600 }
export const home = { latitude: 51, longitude: 4 }

const opened: LibreMap[] = []

afterEach(() => {
  for (const map of opened.splice(0)) map.remove()
})

/** A map of nothing, and its methods; the images that each source was given last, and the sources in turn. */
export type BareMap = Readonly<{
  map: LibreMap
  live: ListingMap
  markers: MapMarkers
  shown: Readonly<Record<string, readonly unknown[]>>
  arranged: readonly string[]
}>

/** Opens a map without a drawing, which is ready at once. */
export function openBareMap(): BareMap {
  showPage('<div id="map" style="position: relative; width: 900px; height: 600px"></div>')
  const map = new LibreMap({
    container: find('#map'),
    style: { version: 8, sources: {}, layers: [] },
    center: [home.longitude, home.latitude],
    zoom: 10,
    maxZoom: 12.25,
    trackResize: false,
    attributionControl: false,
  })
  opened.push(map)
  const shown: Record<string, readonly unknown[]> = {}
  const arranged: string[] = []
  const markers = createMarkers(
    map,
    (row) => `€ ${row}00.000`,
    (source, { features }) => {
      shown[source] = features.map(({ properties }) => properties['image'])
      arranged.push(source)
    },
  )
  const live = toListingMap(
    map,
    () => undefined,
    markers,
    () => undefined,
  )
  return { map, live, markers, shown, arranged }
}
