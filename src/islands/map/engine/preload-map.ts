import { preload } from 'react-dom'
import type { MapBase } from '#domain/place/map-base.ts'
import regionUrl from '../../../../data/map/region.json?url'
import { loadStyleSheet } from '#islands/kit/load-style-sheet.ts'
import styleSheetUrl from '#styles/map/map.css?url'

/** Starts to load all that a map needs at once: a wait less on a slow line. */
export function preloadMap(kind: MapBase['kind']): void {
  import('./create-listing-map.ts').catch(() => {})
  loadStyleSheet(styleSheetUrl).catch(() => {})
  if (kind === 'schematic') preload(regionUrl, { as: 'fetch', crossOrigin: 'anonymous' })
}
