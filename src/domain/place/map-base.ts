import type { Coordinates } from './place.ts'

/** Where the map opens when there is nothing to show. */
export type MapHome = Coordinates & Readonly<{ zoom: number }>

/**
 * The map below the listings: `schematic` is the agency's own drawing of its region, the others load from `hosts`.
 * Zooms as in Web Mercator tiles of 512 px: 0 is the world, 16 a street.
 */
export type MapBase = Readonly<{ home: MapHome }> &
  (
    | Readonly<{
        kind: 'schematic'
        /** Path of the drawing: `/map/region-1a2b3c4d.json`. */
        url: string
      }>
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
