import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#domain/locale.ts'
import type { MapPalette } from './palette.ts'
import { schematicLabels } from './schematic-labels.ts'
import type { FeatureCollection } from './geo-json.ts'

type SchematicOptions = Readonly<{
  region: FeatureCollection
  palette: MapPalette
  locale: Locale
  attribution: string
}>

/** Returns the style of the project's own map: ground, green, water, ways and names, without a tile host. */
export function schematicStyle({
  region,
  palette,
  locale,
  attribution,
}: SchematicOptions): StyleSpecification {
  return {
    version: 8,
    sources: { region: { type: 'geojson', data: region, attribution, tolerance: 0.2 } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': palette.ground } },
      ...grounds(palette),
      ...waters(palette),
      ...ways(palette),
      ...schematicLabels(palette, locale),
    ],
  }
}

/** Layers with one kind of feature of the region. */
function isKind(kind: string): ExpressionSpecification {
  return ['==', ['get', 'kind'], kind]
}

/** A width in px that grows with the zoom, so that a river keeps its place among the towns. */
function widths(at9: number, at12: number, at15: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], 9, at9, 12, at12, 15, at15]
}

function grounds(palette: MapPalette): LayerSpecification[] {
  const fill = (id: string, kind: string, color: string): LayerSpecification => {
    return { id, type: 'fill', source: 'region', filter: isKind(kind), paint: { 'fill-color': color } }
  }
  return [
    fill('region', 'region', palette.region),
    fill('green', 'green', palette.green),
    {
      id: 'built-up',
      type: 'circle',
      source: 'region',
      filter: isKind('place'),
      paint: {
        'circle-color': palette.town,
        // As wide on the ground at every zoom: about 4 km for a city, 1 km for a village.
        'circle-radius': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          8,
          ['match', ['get', 'rank'], 1, 8, 2, 4, 3, 2.2, 1.3],
          15,
          ['match', ['get', 'rank'], 1, 1024, 2, 512, 3, 280, 166],
        ],
        'circle-blur': 0.15,
      },
    },
    fill('lake', 'water', palette.water),
  ]
}

function waters(palette: MapPalette): LayerSpecification[] {
  const line = (width: number, scale: number): LayerSpecification => ({
    id: `river-${width}`,
    type: 'line',
    source: 'region',
    filter: [
      'all',
      ['in', ['get', 'kind'], ['literal', ['river', 'canal']]],
      ['==', ['get', 'width'], width],
    ],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': palette.water, 'line-width': widths(2.6 * scale, 8 * scale, 28 * scale) },
  })
  return [line(1, 1), line(2, 1.7), line(3, 2.8)]
}

function ways(palette: MapPalette): LayerSpecification[] {
  const line = (id: string, kind: string, paint: object, minzoom = 0): LayerSpecification => ({
    id,
    type: 'line',
    source: 'region',
    minzoom,
    filter: isKind(kind),
    layout: { 'line-cap': id === 'rail' || id === 'border' ? 'butt' : 'round', 'line-join': 'round' },
    paint,
  })
  return [
    line('border', 'border', {
      'line-color': palette.rail,
      'line-width': 1.5,
      'line-dasharray': [6, 3, 1, 3],
    }),
    line(
      'rail',
      'rail',
      { 'line-color': palette.rail, 'line-width': widths(0.8, 1.6, 4), 'line-dasharray': [4, 2.4] },
      9.5,
    ),
    line('road', 'road', { 'line-color': palette.road, 'line-width': widths(1.3, 3.8, 12) }, 8.5),
    line('motorway-casing', 'motorway', { 'line-color': palette.casing, 'line-width': widths(3.4, 8.4, 24) }),
    line('motorway', 'motorway', { 'line-color': palette.motorway, 'line-width': widths(2.2, 6.2, 19) }),
  ]
}
