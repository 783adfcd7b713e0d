import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import {
  AttributionControl,
  Map as LibreMap,
  prewarm,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import type { Locale } from '#domain/locale.ts'
import type { MapBase } from '#domain/map-base.ts'
import styleSheetUrl from './map.css?url'
import type { Bounds } from './area-shape.ts'
import { escapeHtml, loadBaseStyle, type StyleMaker } from './base-style.ts'
import { fitting } from './fitting.ts'
import { loadStyleSheet } from '../load-style-sheet.ts'
import { type ListingMap, steer } from './listing-map.ts'
import { listenToMap, type MapListeners } from './map-events.ts'
import type { MapWords } from './map-words.ts'
import { drawCluster, drawPin, drawShield } from './marker-images.ts'
import { noFeatures, type OverlayData, withOverlay } from './overlay-style.ts'
import { type MapPalette, readPalette } from './palette.ts'

type MapOptions = Readonly<{
  base: MapBase
  locale: Locale
  words: Pick<MapWords, 'surface' | 'attribution' | 'attributionToggle'>
  /** What the pin of a row says, alone or with so many at its point. */
  labelOf: (row: number, count: number) => string
  /** What is seen first. */
  bounds: Bounds | undefined
  /** Whether `bounds` are what was seen before, to the edge, and not what must be brought into view. */
  isView: boolean
  /** What lies on the base map; read anew with each new style. */
  data: OverlayData
}>

type ListingMapOptions = Omit<MapOptions, 'data'> & Readonly<{ listeners: MapListeners }>

/** Where the map opens when there is nothing to show: the middle of the agency's region. */
const home = { center: [4.05, 51.09] satisfies [number, number], zoom: 10 }

setWorkerUrl(workerUrl)
// The workers start while the base map is still being loaded.
prewarm()

/**
 * Makes the map in an element, with what is done with it and heard of it.
 * @throws when the base map cannot be had, or the device cannot draw it
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
  }
  const { map, stopWatching } = await openMap(element, { ...options, data })
  const stopListening = listenToMap(map, listeners)
  return steer(map, data, () => {
    stopListening()
    stopWatching()
    map.remove()
  })
}

/** Makes the map alone: the base, the data on it, light or dark. */
export async function openMap(
  element: HTMLElement,
  { base, locale, words, labelOf, bounds, isView, data }: MapOptions,
): Promise<Readonly<{ map: LibreMap; stopWatching: () => void }>> {
  const [makeStyle] = await Promise.all([
    loadBaseStyle(base, locale, words.attribution),
    loadStyleSheet(styleSheetUrl),
    document.fonts.load("600 15px 'Instrument Sans'"),
  ])
  let palette = readPalette(element)
  const map = new LibreMap({
    container: element,
    style: makeStyle(palette),
    transformStyle: (_previous, next) => withOverlay(next, data, palette),
    ...(bounds === undefined ? home : { bounds: [...bounds], fitBoundsOptions: isView ? {} : fitting }),
    ...zooms(base),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 120,
    // Ours is the same for everybody, and drawn in the tests.
    validateStyle: base.kind === 'style',
    locale: { 'Map.Title': words.surface, 'AttributionControl.ToggleAttribution': words.attributionToggle },
  })
  map.keyboard.disableRotation()
  map.touchZoomRotate.disableRotation()
  const customAttribution = base.kind === 'style' ? escapeHtml(base.attribution) : undefined
  map.addControl(new AttributionControl({ compact: false, customAttribution }))
  map.setMissingStyleImageResolver((id) => addMarkerImage(map, id, palette, labelOf))
  return { map, stopWatching: watchScheme(map, makeStyle, () => (palette = readPalette(element))) }
}

function zooms(base: MapBase): Readonly<{ minZoom: number; maxZoom: number }> {
  // Tiles of 256 px are counted one zoom deeper than the map counts; over-enlarging them twice stays readable.
  return base.kind === 'schematic'
    ? { minZoom: 7, maxZoom: 15 }
    : { minZoom: Math.max(0, base.minZoom - 1), maxZoom: base.maxZoom + 1 }
}

/** Draws what a tile asks for: `pin/{row}/{count}`, `active/{row}/{count}`, `cluster/{count}`, `shield/{ref}`. */
function addMarkerImage(
  map: LibreMap,
  id: string,
  palette: MapPalette,
  labelOf: ListingMapOptions['labelOf'],
): void {
  const [kind, first = '', second = ''] = id.split('/')
  const drawn =
    kind === 'pin' || kind === 'active'
      ? drawPin(labelOf(Number(first), Number(second)), palette, kind === 'active')
      : kind === 'cluster'
        ? drawCluster(Number(first), palette)
        : kind === 'shield'
          ? drawShield(first, palette)
          : undefined
  if (drawn !== undefined && !map.hasImage(id)) {
    map.addImage(id, drawn.image, { pixelRatio: drawn.pixelRatio })
  }
}

/** Draws the map anew when the visitor's device turns light or dark; returns how to stop. */
function watchScheme(map: LibreMap, makeStyle: StyleMaker, readAnew: () => MapPalette): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const change = (): void => {
    const style: StyleSpecification | string = makeStyle(readAnew())
    // Not by difference: the markers' images have other colours too.
    map.setStyle(style, { diff: false, validate: typeof style === 'string' })
  }
  scheme.addEventListener('change', change)
  return () => scheme.removeEventListener('change', change)
}
