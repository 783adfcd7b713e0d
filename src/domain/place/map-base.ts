/**
 * What lies below the listings on the map. `schematic` is the project's own drawing; the others are asked of `hosts`.
 * Zooms as in Web Mercator tiles of 512 px: 0 is the world, 16 a street.
 */
export type MapBase =
  | Readonly<{ kind: 'schematic' }>
  | Readonly<{
      kind: 'style' | 'pmtiles' | 'raster'
      /** Where the style, the archive or the tiles are: with `{z}/{x}/{y}` for `raster`; the key is in it. */
      url: string
      /** Whose map it is; printed on the map. */
      attribution: string
      minZoom: number
      maxZoom: number
      /** Origins that the map is loaded from, besides the site's own: `https://tiles.example.com`. */
      hosts: readonly string[]
    }>
