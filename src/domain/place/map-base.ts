import type { Coordinates } from './place.ts'
import type { RegionDrawing } from './region-drawing.ts'

/** Where the map opens when there is nothing to show. */
export type MapHome = Coordinates & Readonly<{ zoom: number }>

/**
 * The map below the listings: `schematic` is the agency's own drawing of its region, the others load from `hosts`, and show
 * the drawing where they do not load. Zooms as in Web Mercator tiles of 512 px: 0 is the world, 16 a street.
 */
export type MapBase = Readonly<{ home: MapHome; drawing: RegionDrawing }> &
  (
    | Readonly<{ kind: 'schematic' }>
    | Readonly<{
        kind: 'style' | 'pmtiles' | 'raster'
        /** Address of the style, the archive or the tiles, with `{z}/{x}/{y}` for `raster` and the key in it. */
        url: string
        /** Printed on the map: its makers. */
        attribution: string
        minZoom: number
        maxZoom: number
        /** Origins that the map loads from, besides the site's own: `https://tiles.example.com`. */
        hosts: readonly string[]
      }>
  )

/** Returns the map with the agency's own drawing in place of any other base. */
export function toSchematic({ home, drawing }: MapBase): MapBase {
  return { kind: 'schematic', home, drawing }
}
