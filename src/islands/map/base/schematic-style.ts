import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#domain/values/locale.ts'
import type { MapPalette } from './palette.ts'
import { schematicLabels } from './schematic-labels.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'
import {
  type Fill,
  fills,
  townRadius,
  waterScales,
  ways,
  widthBase,
  type Widths,
} from './schematic-shapes.ts'

type SchematicOptions = Readonly<{
  region: FeatureCollection
  palette: MapPalette
  locale: Locale
  attribution: string
}>

/** Returns the style of the agency's own drawing: land, green, water, ways and names, without a tile host. */
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
      { id: 'background', type: 'background', paint: { 'background-color': palette.background } },
      ...areas(palette),
      ...lines(palette),
      ...schematicLabels(palette, locale),
    ],
  }
}

/** Returns the filter for features of some kinds. */
function areKinds(kinds: readonly string[]): ExpressionSpecification {
  return ['in', ['get', 'kind'], ['literal', [...kinds]]]
}

function areas(palette: MapPalette): LayerSpecification[] {
  const fill = ({ id, kind, color }: Fill): LayerSpecification => ({
    id,
    type: 'fill',
    source: 'region',
    filter: areKinds([kind]),
    paint: { 'fill-color': palette[color] },
  })
  const radii = (zoom: number): ExpressionSpecification => {
    const [city, town, small, village] = [1, 2, 3, 4].map((rank) => townRadius(rank, zoom))
    return ['match', ['get', 'rank'], 1, city ?? 0, 2, town ?? 0, 3, small ?? 0, village ?? 0]
  }
  return [
    ...fills.below.map(fill),
    {
      id: 'built-up',
      type: 'circle',
      source: 'region',
      filter: areKinds(['place']),
      paint: {
        'circle-color': palette.town,
        'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 8, radii(8), 15, radii(15)],
        'circle-blur': 0.15,
      },
    },
    ...fills.above.map(fill),
  ]
}

function lines(palette: MapPalette): LayerSpecification[] {
  return ways.map(({ id, kinds, color, widths, dash, minZoom = 0 }) => ({
    id,
    type: 'line',
    source: 'region',
    minzoom: minZoom,
    filter: areKinds(kinds),
    layout: { 'line-cap': dash === undefined ? 'round' : 'butt', 'line-join': 'round' },
    paint: {
      'line-color': palette[color],
      'line-width': lineWidth(widths),
      ...(dash === undefined ? {} : { 'line-dasharray': [...dash] }),
    },
  }))
}

function lineWidth([at9, at12, at15]: Widths): ExpressionSpecification {
  const [one, two, three] = waterScales
  // Only rivers and canals have a class.
  const scaled = (px: number): ExpressionSpecification => [
    '*',
    px,
    ['match', ['get', 'width'], 2, two, 3, three, one],
  ]
  return [
    'interpolate',
    ['exponential', widthBase],
    ['zoom'],
    9,
    scaled(at9),
    12,
    scaled(at12),
    15,
    scaled(at15),
  ]
}
