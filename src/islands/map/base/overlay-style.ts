import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapPalette } from './palette.ts'
import type { Feature, FeatureCollection } from '#islands/map/markers/geo-json.ts'

/** Data over the base map, by source. */
export type OverlayData = Readonly<{
  listings: FeatureCollection
  active: FeatureCollection
  area: FeatureCollection
  drawing: FeatureCollection
  near: FeatureCollection
}>

export type OverlaySource = keyof OverlayData

type OverlayLayer = Exclude<LayerSpecification, { type: 'background' }> & Readonly<{ source: OverlaySource }>

export const noFeatures: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Returns features as one collection. */
export function toFeatureCollection(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}

/** Returns a base map's style with the listings and the area on it. */
export function withOverlay(
  style: StyleSpecification,
  data: OverlayData,
  palette: MapPalette,
): StyleSpecification {
  const plain = (source: OverlaySource): SourceSpecification => ({ type: 'geojson', data: data[source] })
  return {
    ...style,
    sources: {
      ...style.sources,
      area: plain('area'),
      listings: plain('listings'),
      active: plain('active'),
      drawing: plain('drawing'),
      near: plain('near'),
    },
    layers: [
      ...style.layers,
      ...[...shapes(palette), ...near(palette), ...markers(), ...drawing(palette)].map((layer) =>
        hideEmpty(layer, data),
      ),
    ],
  }
}

/** Hides layers without features: MapLibre skips sources that no layer shows, at every frame. */
export function visibilityOf({ features }: FeatureCollection): 'visible' | 'none' {
  return features.length === 0 ? 'none' : 'visible'
}

function hideEmpty(layer: OverlayLayer, data: OverlayData): LayerSpecification {
  return Object.assign({}, layer, {
    layout: { ...layer.layout, visibility: visibilityOf(data[layer.source]) },
  })
}

function shapes({ area }: MapPalette): OverlayLayer[] {
  return [
    { id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': area, 'fill-opacity': 0.1 } },
    { id: 'area-edge', type: 'line', source: 'area', paint: { 'line-color': area, 'line-width': 2 } },
  ]
}

function near({ name, activePin }: MapPalette): OverlayLayer[] {
  return [
    {
      id: 'near-ring',
      type: 'fill',
      source: 'near',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': activePin, 'fill-opacity': 0.14 },
    },
    {
      id: 'near-edge',
      type: 'line',
      source: 'near',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'line-color': name, 'line-width': 1.5, 'line-dasharray': [3, 3] },
    },
    {
      id: 'near-here',
      type: 'circle',
      source: 'near',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 8,
        'circle-color': activePin,
        'circle-stroke-color': name,
        'circle-stroke-width': 3,
      },
    },
  ]
}

/** Names may overlap the shadow of a marker, which is part of its image. */
const shadow = -4

// The images are drawn on demand: marker-images.ts. Their places come from arrange-markers.ts.
function markers(): OverlayLayer[] {
  const layer = (source: 'listings' | 'active'): OverlayLayer => ({
    id: source,
    type: 'symbol',
    source,
    layout: {
      'icon-image': ['get', 'image'],
      'icon-offset': ['get', 'offset'],
      'icon-overlap': 'always',
      'icon-padding': shadow,
    },
  })
  return [layer('listings'), layer('active')]
}

function drawing({ area, areaPoint }: MapPalette): OverlayLayer[] {
  return [
    {
      id: 'drawing-fill',
      type: 'fill',
      source: 'drawing',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': area, 'fill-opacity': 0.12 },
    },
    {
      id: 'drawing-line',
      type: 'line',
      source: 'drawing',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': area, 'line-width': 2.5, 'line-dasharray': [1.5, 1.5] },
    },
    {
      id: 'drawing-points',
      type: 'circle',
      source: 'drawing',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': ['case', ['get', 'isFirst'], 8, 5],
        'circle-color': areaPoint,
        'circle-stroke-color': area,
        'circle-stroke-width': 2.5,
      },
    },
  ]
}
