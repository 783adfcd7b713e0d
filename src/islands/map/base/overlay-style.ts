import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapPalette } from './palette.ts'
import type { Feature, FeatureCollection } from '#islands/map/markers/geo-json.ts'

/** Data over the base map, by source. */
export type OverlayData = Readonly<{
  listings: FeatureCollection
  active: FeatureCollection
  area: FeatureCollection
  drawing: FeatureCollection
}>

export type OverlaySource = keyof OverlayData

type OverlayLayer = Exclude<LayerSpecification, { type: 'background' }> & Readonly<{ source: OverlaySource }>

/** Layers with clickable features, topmost first. */
export const pressable = ['active', 'pins', 'clusters']

/** Px within which pins are clustered. */
export const clusterRadius = 58

/** Largest zoom with clusters: beyond it streets are apart. */
export const clusterMaxZoom = 13

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
      listings: {
        type: 'geojson',
        data: data.listings,
        cluster: true,
        clusterRadius,
        clusterMaxZoom,
        clusterProperties: { listings: ['+', ['get', 'count']] },
      },
      active: plain('active'),
      drawing: plain('drawing'),
    },
    layers: [
      ...style.layers,
      ...[...shapes(palette), ...markers(), ...drawing(palette)].map((layer) => hideEmpty(layer, data)),
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

/** Names may overlap the shadow of a marker, which is part of its image. */
const shadow = -4

// The images are drawn on demand: marker-images.ts.
function markers(): OverlayLayer[] {
  const pin: OverlayLayer = {
    id: 'pins',
    type: 'symbol',
    source: 'listings',
    filter: ['!', ['has', 'point_count']],
    layout: {
      'icon-image': [
        'concat',
        ['case', ['get', 'isSeen'], 'seen/', 'pin/'],
        ['get', 'row'],
        '/',
        ['get', 'count'],
      ],
      'icon-anchor': 'bottom',
      'icon-overlap': 'always',
      'icon-padding': shadow,
    },
  }
  return [
    {
      id: 'clusters',
      type: 'symbol',
      source: 'listings',
      filter: ['has', 'point_count'],
      layout: {
        'icon-image': ['concat', 'cluster/', ['get', 'listings']],
        'icon-overlap': 'always',
        'icon-padding': shadow,
      },
    },
    pin,
    {
      id: 'active',
      type: 'symbol',
      source: 'active',
      layout: {
        ...pin.layout,
        'icon-image': ['concat', 'active/', ['get', 'row'], '/', ['get', 'count']],
      },
    },
  ]
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
