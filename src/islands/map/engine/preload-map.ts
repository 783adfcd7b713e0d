import { preload } from 'react-dom'
import type { MapBase } from '#domain/place/map-base.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import styleSheetUrl from '#styles/map/map.css?url'

/** Preloads the library and the data of a map in parallel. */
export function preloadMap(base: MapBase): void {
  import('./create-listing-map.ts').catch(console.warn)
  loadStyleSheet(styleSheetUrl).catch(console.warn)
  if (base.kind === 'schematic') preload(base.drawing.url, { as: 'fetch', crossOrigin: 'anonymous' })
}
