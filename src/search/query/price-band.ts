import type { PriceBand } from './criteria.ts'

/** The highest price in whole euro that a band can name. */
export const maxPrice = 100_000_000

/** Prices of new building that a visitor can choose from. */
export const projectPriceBands: readonly PriceBand[] = [
  { max: 200_000 },
  { min: 200_000, max: 300_000 },
  { min: 300_000, max: 400_000 },
  { min: 400_000, max: 500_000 },
  { min: 500_000 },
]

/**
 * Returns the band between two prices in whole euro, `min` inclusive and `max` exclusive; 0 is an open end.
 * Undefined where that is no band: both ends open, the wrong way round, not whole, beyond `maxPrice`.
 * @example priceBand(0, 200_000) // { max: 200_000 }
 * @example priceBand(500_000, 0) // { min: 500_000 }
 */
export function priceBand(min: number, max: number): PriceBand | undefined {
  if (!isPrice(min) || !isPrice(max)) return undefined
  if (min === 0) return max === 0 ? undefined : { max }
  if (max === 0) return { min }
  return min < max ? { min, max } : undefined
}

function isPrice(euro: number): boolean {
  return Number.isInteger(euro) && euro >= 0 && euro <= maxPrice
}

/**
 * Returns the band that a `price` parameter asks for; undefined where it is none.
 * @example parsePriceBand('200000-300000') // { min: 200_000, max: 300_000 }
 * @example parsePriceBand('-200000') // { max: 200_000 }
 */
export function parsePriceBand(text: string): PriceBand | undefined {
  const [, min, max] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? []
  if (min === undefined || max === undefined) return undefined
  // A written 0 at the upper end is a price that nothing is below, not an open end.
  if (max !== '' && Number(max) === 0) return undefined
  return priceBand(Number(min), Number(max))
}

/** Returns the `price` parameter of a band; equal for equal bands. @example '200000-300000' */
export function formatPriceBand({ min, max }: PriceBand): string {
  return `${min ?? ''}-${max ?? ''}`
}

/** Orders bands from cheap to dear. */
export function comparePriceBands(one: PriceBand, other: PriceBand): number {
  return (one.min ?? 0) - (other.min ?? 0) || (one.max ?? maxPrice + 1) - (other.max ?? maxPrice + 1)
}

/**
 * Returns which prices in whole euro, each from `price` to `priceTo` (the same where there is one price), overlap a
 * band: 1 or 0. A hidden price, 0, is in no band.
 * @example rowsInBand(Uint32Array.of(0, 250_000), Uint32Array.of(0, 250_000), { max: 300_000 }) // 0, 1
 */
export function rowsInBand(
  price: Uint32Array,
  priceTo: Uint32Array,
  { min = 0, max = Infinity }: PriceBand,
): Uint8Array {
  const rows = new Uint8Array(price.length)
  for (let row = 0; row < rows.length; row++) {
    const from = price[row] ?? 0
    const to = priceTo[row] ?? 0
    // No branch: prices come in no order that a processor could predict.
    rows[row] = Number(from > 0) & Number(from < max) & (Number(from >= min) | Number(to >= min))
  }
  return rows
}
