import { useEffect, useRef } from 'react'
import { areaBounds } from '#islands/map/area/area-bounds.ts'
import { outlineOf } from '#islands/map/area/area-shape.ts'
import type { Drawing } from '#islands/map/area/drawing.ts'
import { drawingFeatures } from '#islands/map/area/drawing-features.ts'
import { type Pin, type PlacedListings, positionOf } from '#islands/map/markers/placed-listings.ts'
import type { ListingMap } from './listing-map.ts'
import { toFeatureCollection, noFeatures } from '#islands/map/base/overlay-style.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'
import type { Feature } from '#islands/map/markers/geo-json.ts'

type Shown = Readonly<{ placed: PlacedListings; drawing: Drawing; marked: readonly number[] }>

/** Updates the map with the list: its listings, the area, the hovered or open listing, the drawing. */
export function useMapData(
  map: ListingMap | undefined,
  props: ResultsMapProps,
  { placed, drawing, marked }: Shown,
): void {
  const { rows, area, index, points } = props
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const fitted = useRef<Readonly<{ rows: Uint32Array; area: ResultsMapProps['area'] }>>(undefined)

  useEffect(() => map?.showPins(placed.pins), [map, placed])

  useEffect(() => {
    const outline = area === undefined ? undefined : outlineOf(area, index, points)
    map?.show('area', outline === undefined ? noFeatures : toFeatureCollection([polygon(outline)]))
  }, [map, area, index, points])

  useEffect(() => map?.show('drawing', drawingFeatures(drawing)), [map, drawing])

  // As text, since a new array of the same rows is no change.
  const markedRows = marked.join()
  useEffect(() => {
    const rows = markedRows === '' ? [] : markedRows.split(',').map(Number)
    map?.showActive(
      rows.flatMap((row): Pin[] => {
        const at = positionOf(row, points)
        return at === undefined ? [] : [{ row, count: 1, isSeen: true, at }]
      }),
    )
  }, [map, markedRows, points])

  useEffect(() => {
    if (map === undefined) return
    const before = fitted.current
    fitted.current = { rows, area }
    // Nothing to fit at first, for a box (the current view), or when only other filters changed.
    if (before === undefined || area?.kind === 'box') return
    if (area !== undefined && before.area === area) return
    const bounds = areaBounds(latest.current)
    if (bounds !== undefined) map.fit(bounds)
  }, [map, rows, area])
}

function polygon(outline: number[][]): Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [outline] } }
}
