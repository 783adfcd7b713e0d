import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#domain/values/locale.ts'
import { firstFont, type MapPalette } from './palette.ts'

type VectorTiles = Readonly<{ url: string; attribution: string }>

/**
 * Returns a style for an extract of vector tiles with the layers of Protomaps (earth, landuse, water, roads, places),
 * in the theme's colours and font.
 * @see https://docs.protomaps.com/basemaps/layers (read 2026-11-20)
 */
export function vectorStyle(
  { url, attribution }: VectorTiles,
  palette: MapPalette,
  locale: Locale,
): StyleSpecification {
  return {
    version: 8,
    sources: { base: { type: 'vector', url, attribution } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': palette.background } },
      fill('earth', palette.region),
      fill('landuse', palette.green, ['park', 'forest', 'wood', 'nature_reserve', 'grass', 'cemetery']),
      fill('water', palette.water),
      road('minor', ['minor_road', 'other'], palette.road, 0.6),
      road('major', ['major_road'], palette.road, 1.6),
      road('highway-casing', ['highway'], palette.casing, 3.4),
      road('highway', ['highway'], palette.motorway, 2.2),
      {
        id: 'places',
        type: 'symbol',
        source: 'base',
        'source-layer': 'places',
        filter: ['==', ['get', 'kind'], 'locality'],
        layout: {
          'text-field': ['coalesce', ['get', `name:${locale}`], ['get', 'name']],
          'text-font': [firstFont(palette.fonts)],
          'text-size': ['interpolate', ['linear'], ['zoom'], 9, 12, 14, 16],
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 0.9,
        },
        paint: { 'text-color': palette.label, 'text-halo-color': palette.region, 'text-halo-width': 1.4 },
      },
    ],
  }
}

function fill(layer: string, color: string, kinds?: string[]): LayerSpecification {
  return {
    id: layer,
    type: 'fill',
    source: 'base',
    'source-layer': layer,
    filter: kinds === undefined ? true : ['in', ['get', 'kind'], ['literal', kinds]],
    paint: { 'fill-color': color },
  }
}

function road(id: string, kinds: string[], color: string, width: number): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'base',
    'source-layer': 'roads',
    filter: ['in', ['get', 'kind'], ['literal', kinds]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 8, width, 16, width * 9],
    },
  }
}
