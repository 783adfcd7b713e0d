import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapPalette } from './palette.ts'

/** What tiles of pictures need: where they are, whose they are, how far they go. */
type RasterTiles = Readonly<{ attribution: string; minZoom: number; maxZoom: number }> &
  (Readonly<{ tiles: string[] }> | Readonly<{ url: string }>)

/** Returns a style of ready-made pictures. */
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
