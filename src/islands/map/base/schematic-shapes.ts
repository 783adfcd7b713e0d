import type { ColorName } from './palette.ts'

/** Widths in px at zoom 9, 12 and 15. */
export type Widths = readonly [number, number, number]

type Drawn = Readonly<{ id: string; kinds: readonly string[]; color: ColorName }>

/** A filled area of the region. */
export type Fill = Drawn

/** A line, or the edge of an area. */
export type Way = Drawn &
  Readonly<{
    widths: Widths
    /** In widths of the line. */
    dash?: readonly number[]
    minZoom?: number
  }>

/** Factor of the width of a river by its class. */
export const waterScales = [1, 1.7, 2.8] as const

const waters = ['river', 'canal']

/** What the drawing consists of, by the `kind` of its features, in drawing order. */
export const shapes: readonly (Fill | Way)[] = [
  { id: 'region', kinds: ['region'], color: 'region' },
  { id: 'green', kinds: ['green'], color: 'green' },
  { id: 'built-up', kinds: ['built-up'], color: 'town' },
  { id: 'built-up-edge', kinds: ['built-up'], color: 'townEdge', widths: [0.8, 1, 1] },
  { id: 'border', kinds: ['border'], color: 'rail', widths: [1.5, 1.5, 1.5], dash: [6, 3, 1, 3] },
  { id: 'bank', kinds: waters, color: 'bank', widths: [3.8, 11, 90] },
  { id: 'lake', kinds: ['water'], color: 'water' },
  { id: 'river', kinds: waters, color: 'water', widths: [2.4, 7.5, 60] },
  { id: 'rail', kinds: ['rail'], color: 'rail', widths: [1.6, 2.4, 4], minZoom: 9 },
  { id: 'rail-ties', kinds: ['rail'], color: 'region', widths: [0.7, 1.2, 2], dash: [6, 6], minZoom: 9 },
  { id: 'road-casing', kinds: ['road'], color: 'roadCasing', widths: [2.4, 6, 26], minZoom: 8.5 },
  { id: 'motorway-casing', kinds: ['motorway'], color: 'casing', widths: [4, 9, 32] },
  { id: 'road', kinds: ['road'], color: 'road', widths: [1.2, 3.8, 20], minZoom: 8.5 },
  { id: 'motorway', kinds: ['motorway'], color: 'motorway', widths: [2.5, 6.5, 27] },
]

/** Whether a shape is a line. */
export function isWay(shape: Fill | Way): shape is Way {
  return 'widths' in shape
}

/** Base of the curve between two widths: they grow a little slower than the map does. */
export const widthBase = 1.5

/** Returns a width in px, interpolated as MapLibre does. */
export function widthAt([at9, at12, at15]: Widths, zoom: number): number {
  const between = (from: number, to: number, start: number): number => {
    const part =
      (widthBase ** (Math.min(Math.max(zoom, start), start + 3) - start) - 1) / (widthBase ** 3 - 1)
    return from + (to - from) * part
  }
  return zoom < 12 ? between(at9, at12, 9) : between(at12, at15, 12)
}
