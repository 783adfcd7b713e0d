import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#domain/values/locale.ts'
import type { MapPalette } from './palette.ts'
import { schematicLabels } from './schematic-labels.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'
import {
  type Fill,
  isWay,
  shapes,
  waterScales,
  type Way,
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
      ...shapes.map((shape) => (isWay(shape) ? lineLayer(shape, palette) : fillLayer(shape, palette))),
      ...schematicLabels(palette, locale),
    ],
  }
}

/** Returns the filter for features of some kinds. */
function areKinds(kinds: readonly string[]): ExpressionSpecification {
  return ['in', ['get', 'kind'], ['literal', [...kinds]]]
}

function fillLayer({ id, kinds, color }: Fill, palette: MapPalette): LayerSpecification {
  return {
    id,
    type: 'fill',
    source: 'region',
    filter: areKinds(kinds),
    paint: { 'fill-color': palette[color] },
  }
}

function lineLayer(
  { id, kinds, color, widths, dash, minZoom = 0 }: Way,
  palette: MapPalette,
): LayerSpecification {
  return {
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
  }
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
