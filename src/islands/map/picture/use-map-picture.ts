import { type RefObject, useEffect, useRef } from 'react'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import { areaBounds } from '#islands/map/area/area-bounds.ts'
import type { PlacedListings } from '#islands/map/markers/placed-listings.ts'
import { loadRegion } from '#islands/map/base/load-region.ts'
import styleSheetUrl from '#styles/map/map.css?url'
import type { ResultsMapProps } from '#islands/map/map-props.ts'
import { loadMapFonts } from '#islands/map/markers/marker-images.ts'
import { paintMap } from './paint-map.ts'

/**
 * Draws the first view of the map on a canvas while the library loads and starts, which takes a slow device a second.
 * Names come with the map. Only the agency's own drawing can be drawn so.
 */
export function useMapPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  props: ResultsMapProps,
  { pins }: PlacedListings,
): void {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const { mapConfig: base } = latest.current
    if (base.kind !== 'schematic') return undefined
    let isGone = false
    const paint = async (): Promise<void> => {
      const [region] = await Promise.all([
        loadRegion(base.drawing.url),
        loadStyleSheet(styleSheetUrl),
        loadMapFonts(),
      ])
      if (isGone || canvas.current === null) return
      const { current } = latest
      paintMap(canvas.current, {
        base,
        bounds: areaBounds(current),
        isView: current.area?.kind === 'box',
        region,
        pins,
        labelOf: (row) => current.pins[row] ?? '',
      })
    }
    // The map loads the same files and tells the visitor of a failure.
    paint().catch(console.warn)
    return () => {
      isGone = true
    }
  }, [canvas, pins])
}
