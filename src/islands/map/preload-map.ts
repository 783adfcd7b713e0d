import { preload } from 'react-dom'
import type { MapBase } from '#domain/map-base.ts'
import regionUrl from '../../../data/map/region.json?url'
import { loadStyleSheet } from '../load-style-sheet.ts'
import styleSheetUrl from './map.css?url'

/** Starts to load what the map asks for when its library has arrived: a wait less on a slow line. */
export function preloadMap(kind: MapBase['kind']): void {
  loadStyleSheet(styleSheetUrl).catch(() => {})
  if (kind === 'schematic') preload(regionUrl, { as: 'fetch', crossOrigin: 'anonymous' })
}
