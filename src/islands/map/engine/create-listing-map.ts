import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import {
  AttributionControl,
  Map as LibreMap,
  prewarm,
  ScaleControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import type { Locale } from '#domain/values/locale.ts'
import styleSheetUrl from '#styles/map/map.css?url'
import { afterPaint } from '#islands/kit/after-paint.ts'
import { loadBaseStyle, type StyleMaker } from '#islands/map/base/base-style.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { type Opening, openingCamera, zoomLimits } from './fitting.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import { type ListingMap, showOn, toListingMap } from './listing-map.ts'
import { listenToMap, type MapListeners } from './map-events.ts'
import { createMarkers } from './map-markers.ts'
import type { BaseMapTranslate } from '#islands/map/map-messages.ts'
import { type LabelOf, loadMapFonts, markerOf, toImage } from '#islands/map/markers/marker-images.ts'
import { watchTiles } from '#islands/map/base/watch-tiles.ts'
import { noFeatures, type OverlayData, withOverlay } from '#islands/map/base/overlay-style.ts'
import { type MapPalette, readPalette } from '#islands/map/base/palette.ts'

type MapOptions = Opening &
  Readonly<{
    locale: Locale
    t: BaseMapTranslate
    /** Label of a row's pin. */
    labelOf: LabelOf
    /** Data over the base map; read again with each new style. */
    data: OverlayData
  }>

type ListingMapOptions = Omit<MapOptions, 'data'> & Readonly<{ listeners: MapListeners }>

setWorkerUrl(workerUrl)
// Starts the workers while the base map loads.
prewarm()

/**
 * Creates the map of a list in an element.
 * @throws when the base map does not load, or the device has no WebGL
 */
export async function createListingMap(
  element: HTMLElement,
  { listeners, ...options }: ListingMapOptions,
): Promise<ListingMap> {
  const data: { -readonly [Source in keyof OverlayData]: OverlayData[Source] } = {
    listings: noFeatures,
    active: noFeatures,
    area: noFeatures,
    drawing: noFeatures,
    near: noFeatures,
  }
  const { map, style, stopWatching } = await openMap(element, { ...options, data })
  const show = showOn(map, data)
  const markers = createMarkers(map, options.labelOf, show)
  const stopListening = listenToMap(map, markers, listeners)
  if (options.base.kind !== 'schematic') watchTiles(map, style, listeners.onBaseFailed)
  return toListingMap(map, show, markers, () => {
    stopListening()
    stopWatching()
    map.remove()
  })
}

/** Creates the base map with the data on it, in light or dark mode. */
async function openMap(
  element: HTMLElement,
  { base, locale, t, labelOf, bounds, isView, data }: MapOptions,
): Promise<Readonly<{ map: LibreMap; style: StyleSpecification; stopWatching: () => void }>> {
  const [makeStyle] = await Promise.all([
    loadBaseStyle(base, locale, t('map.attribution')),
    loadStyleSheet(styleSheetUrl),
    loadMapFonts(),
  ])
  // Lets the preview paint before the library blocks the thread.
  await new Promise<void>(afterPaint)
  let palette = readPalette(element)
  const size = { width: element.clientWidth, height: element.clientHeight }
  const { centre, zoom } = openingCamera(size, { base, bounds, isView })
  const style = makeStyle(palette)
  // The project's own styles are tested; a configured one may be broken.
  const isForeign = base.kind === 'style'
  const map = new LibreMap({
    container: element,
    style,
    transformStyle: (_previous, next) => withOverlay(next, data, palette),
    center: [centre.longitude, centre.latitude],
    zoom,
    ...zoomLimits(base),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 120,
    validateStyle: isForeign,
    locale: {
      'Map.Title': t('map.surface'),
      'AttributionControl.ToggleAttribution': t('map.attributionToggle'),
    },
  })
  map.keyboard.disableRotation()
  map.touchZoomRotate.disableRotation()
  const customAttribution = isForeign ? escapeHtml(base.attribution) : undefined
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left')
  map.addControl(new AttributionControl({ compact: false, customAttribution }))
  map.setMissingStyleImageResolver((id) => addMarkerImage(map, id, palette, labelOf))
  return {
    map,
    style,
    stopWatching: watchScheme(map, makeStyle, isForeign, () => (palette = readPalette(element))),
  }
}

/** Draws the image that a tile needs. */
function addMarkerImage(map: LibreMap, id: string, palette: MapPalette, labelOf: LabelOf): void {
  const marker = markerOf(id, palette, labelOf)
  if (marker === undefined || map.hasImage(id)) return
  const { image, pixelRatio } = toImage(marker)
  map.addImage(id, image, { pixelRatio })
}

/** Redraws the map when the colour scheme changes; returns the function that stops it. */
function watchScheme(
  map: LibreMap,
  makeStyle: StyleMaker,
  isForeign: boolean,
  readAnew: () => MapPalette,
): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const change = (): void => {
    // Without a diff, since the images of the markers change colour too.
    map.setStyle(makeStyle(readAnew()), { diff: false, validate: isForeign })
  }
  scheme.addEventListener('change', change)
  return () => scheme.removeEventListener('change', change)
}
