import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl'
import type { Locale } from '#domain/values/locale.ts'
import { type ColorName, firstFont, type MapPalette } from './palette.ts'

/** Returns the layers of names: waters, motorways and towns, small towns at larger zooms only. */
export function schematicLabels(palette: MapPalette, locale: Locale): LayerSpecification[] {
  return [
    {
      id: 'water-name',
      type: 'symbol',
      source: 'region',
      minzoom: 9.5,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'water-name'],
        ['<=', ['get', 'size'], ['step', ['zoom'], 2, 11, 3]],
      ],
      layout: {
        'text-field': nameIn(locale),
        'text-font': fontStack(palette, 'Italic'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 15, 13, 22],
      },
      paint: { 'text-color': palette.waterLabel, 'text-halo-color': palette.region, 'text-halo-width': 1.2 },
    },
    {
      id: 'motorway-name',
      type: 'symbol',
      source: 'region',
      filter: ['==', ['get', 'kind'], 'motorway'],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'icon-image': ['concat', 'shield/', ['get', 'ref']],
        'icon-rotation-alignment': 'viewport',
      },
    },
    towns('village', palette, locale, { ranks: [4], minzoom: 10.8, sizes: [15, 24], color: 'label' }),
    towns('town', palette, locale, { ranks: [3], minzoom: 9.4, sizes: [16, 30], color: 'name' }),
    towns('city', palette, locale, { ranks: [1, 2], minzoom: 0, sizes: [20, 30], color: 'name' }),
  ]
}

/** Offsets of a name from its town, in em: close to it, or else clear of a marker on it. */
const aside: VariableAnchorOffsetCollectionSpecification = [
  'top',
  [0, 0.7],
  'bottom',
  [0, -0.7],
  'top',
  [0, 2.4],
  'bottom',
  [0, -2.4],
  'top',
  [0, 3.3],
  'bottom',
  [0, -3.3],
  'top',
  [0, 4.3],
  'bottom',
  [0, -4.3],
  'left',
  [3, 0],
  'right',
  [-3, 0],
  'top-left',
  [1.2, 2],
  'top-right',
  [-1.2, 2],
  'bottom-left',
  [1.2, -2],
  'bottom-right',
  [-1.2, -2],
]

/**
 * Returns the font of the page's titles in a style. Without an address for glyphs the library draws the fonts of the
 * document: it reads weight and slant from the first name, and the font from the next that exists.
 */
function fontStack({ titleFonts }: MapPalette, style: string): string[] {
  return [`${firstFont(titleFonts)} ${style}`, firstFont(titleFonts)]
}

function nameIn(locale: Locale): ExpressionSpecification {
  return ['coalesce', ['get', locale], ['get', 'nl'], ['get', 'name']]
}

type TownLabels = Readonly<{
  ranks: number[]
  minzoom: number
  /** In px at zoom 10 and 13. */
  sizes: readonly [number, number]
  color: ColorName
}>

function towns(
  id: string,
  palette: MapPalette,
  locale: Locale,
  { ranks, minzoom, sizes: [at10, at13], color }: TownLabels,
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'region',
    minzoom,
    filter: ['all', ['==', ['get', 'kind'], 'place'], ['in', ['get', 'rank'], ['literal', ranks]]],
    layout: {
      'text-field': nameIn(locale),
      'text-font': fontStack(palette, 'Regular'),
      'text-size': ['interpolate', ['linear'], ['zoom'], 10, at10, 13, at13],
      // Markers are placed first: a name moves aside for them, or is hidden.
      'text-variable-anchor-offset': aside,
      'text-justify': 'auto',
      'text-padding': 2,
    },
    paint: { 'text-color': palette[color], 'text-halo-color': palette.region, 'text-halo-width': 2 },
  }
}
