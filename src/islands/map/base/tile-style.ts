import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapPalette } from './palette.ts'

/** Address, attribution and zooms of raster tiles. */
type RasterTiles = Readonly<{ attribution: string; minZoom: number; maxZoom: number }> &
  (Readonly<{ tiles: string[] }> | Readonly<{ url: string }>)

/** Returns a style for raster tiles. */
export function rasterStyle(
  { attribution, minZoom, maxZoom, ...where }: RasterTiles,
  palette: MapPalette,
): StyleSpecification {
  const source: SourceSpecification = {
    type: 'raster',
    tileSize: 256,
    attribution,
    minzoom: minZoom,
    maxzoom: maxZoom,
    ...where,
  }
  return {
    version: 8,
    sources: { base: source },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': palette.background } },
      { id: 'base', type: 'raster', source: 'base' },
    ],
  }
}
