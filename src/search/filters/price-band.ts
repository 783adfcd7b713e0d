import type { Column } from '#search/files/column-file.ts'

/** A price band in whole euro: both ends inclusive, either may be open. */
export type PriceBand = Readonly<{ min?: number; max?: number }>

/** The highest price in whole euro that a band can name. */
export const maxPrice = 100_000_000

/** Price bands of new-build projects where the configuration names none. */
export const projectPriceBands: readonly PriceBand[] = [
  { max: 200_000 },
  { min: 200_000, max: 300_000 },
  { min: 300_000, max: 400_000 },
  { min: 400_000, max: 500_000 },
  { min: 500_000 },
]

/**
 * Returns the band between two prices in whole euro, both ends inclusive, the lower one first; 0 is an open end.
 * Undefined when both ends are open, or one is not whole or is beyond `maxPrice`.
 * @example priceBand(0, 200_000) // { max: 200_000 }
 * @example priceBand(300_000, 200_000) // { min: 200_000, max: 300_000 }
 */
export function priceBand(min: number, max: number): PriceBand | undefined {
  if (!isPrice(min) || !isPrice(max)) return undefined
  if (min === 0) return max === 0 ? undefined : { max }
  if (max === 0) return { min }
  return { min: Math.min(min, max), max: Math.max(min, max) }
}

function isPrice(euro: number): boolean {
  return Number.isInteger(euro) && euro >= 0 && euro <= maxPrice
}

/**
 * Returns the band of a `price` parameter; undefined when it is malformed.
 * @example parsePriceBand('200000-300000') // { min: 200_000, max: 300_000 }
 * @example parsePriceBand('-200000') // { max: 200_000 }
 */
export function parsePriceBand(text: string): PriceBand | undefined {
  const [, min, max] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? []
  if (min === undefined || max === undefined) return undefined
  // `-0` is a budget of nothing, not an open end.
  if (max !== '' && Number(max) === 0) return undefined
  return priceBand(Number(min), Number(max))
}

/** Returns the `price` parameter of a band; equal for equal bands. @example '200000-300000' */
export function formatPriceBand({ min, max }: PriceBand): string {
  return `${min ?? ''}-${max ?? ''}`
}

/** Orders bands from cheap to dear: by lower end, then by upper end. */
export function comparePriceBands(one: PriceBand, other: PriceBand): number {
  return (one.min ?? 0) - (other.min ?? 0) || (one.max ?? maxPrice + 1) - (other.max ?? maxPrice + 1)
}

/**
 * Returns a mask of the rows whose price range (`price` to `priceTo`, whole euro) overlaps a band. A hidden price, 0,
 * is in no band.
 * @example rowsInBand(Uint32Array.of(0, 250_000), Uint32Array.of(0, 250_000), { max: 250_000 }) // 0, 1
 */
export function rowsInBand(
  price: Column,
  priceTo: Column,
  { min = 0, max = Infinity }: PriceBand,
): Uint8Array {
  const rows = new Uint8Array(price.length)
  for (let row = 0; row < rows.length; row++) {
    const from = price[row] ?? 0
    const to = priceTo[row] ?? 0
    // Without branches: prices are in random order, so that a processor would predict half of them wrong.
    rows[row] = Number(from > 0) & Number(from <= max) & Number(to >= min)
  }
  return rows
}
