import type { ColorName } from './palette.ts'

/** Filled shapes of the region by `kind`, in drawing order: towns are between `below` and `above`. */
export const fills = {
  below: [
    { id: 'region', kind: 'region', color: 'region' },
    { id: 'green', kind: 'green', color: 'green' },
  ],
  above: [{ id: 'lake', kind: 'water', color: 'water' }],
} as const satisfies Readonly<Record<string, readonly Fill[]>>

export type Fill = Readonly<{ id: string; kind: string; color: ColorName }>

/** Widths in px at zoom 9, 12 and 15. */
export type Widths = readonly [number, number, number]

export type Way = Readonly<{
  id: string
  kinds: readonly string[]
  color: ColorName
  widths: Widths
  /** In widths of the line. */
  dash?: readonly number[]
  minZoom?: number
}>

/** Factor of the width of a river by its class. */
export const waterScales = [1, 1.7, 2.8] as const

/** Lines of the region in drawing order. */
export const ways: readonly Way[] = [
  { id: 'river', kinds: ['river', 'canal'], color: 'water', widths: [2.6, 8, 28] },
  { id: 'border', kinds: ['border'], color: 'rail', widths: [1.5, 1.5, 1.5], dash: [6, 3, 1, 3] },
  { id: 'rail', kinds: ['rail'], color: 'rail', widths: [0.8, 1.6, 4], dash: [4, 2.4], minZoom: 9.5 },
  { id: 'road', kinds: ['road'], color: 'road', widths: [1.3, 3.8, 12], minZoom: 8.5 },
  { id: 'motorway-casing', kinds: ['motorway'], color: 'casing', widths: [3.4, 8.4, 24] },
  { id: 'motorway', kinds: ['motorway'], color: 'motorway', widths: [2.2, 6.2, 19] },
]

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

/** Radius in px at zoom 8 of a town by its rank, from 1: about 4 km for a city, 1 km for a village. */
const townRadii = [8, 4, 2.2, 1.3] as const

/** Returns the radius in px of a town, the same in metres at every zoom. */
export function townRadius(rank: unknown, zoom: number): number {
  return (townRadii[Number(rank) - 1] ?? townRadii[3]) * 2 ** (zoom - 8)
}
