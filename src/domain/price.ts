import { type EuroCents, euroCents } from './money.ts'
import type { PriceRange } from './agency.ts'
import type { Price } from './property.ts'

/** Whether a price lies in a range, lower limit included, upper one not; a hidden price lies in none. */
export function isInPriceRange(price: Price, range: Pick<PriceRange, 'min' | 'max'>): boolean {
  if (price.kind !== 'published') return false
  return price.amount >= euroCents(range.min) && price.amount < upperCents(range)
}

/**
 * Whether any price between a project's lowest and highest lies in a range. One published price stands for
 * both; a project that hides its prices lies in none.
 */
export function isProjectInPriceRange(
  from: Price | undefined,
  to: Price | undefined,
  range: Pick<PriceRange, 'min' | 'max'>,
): boolean {
  const lowest = publishedAmount(from) ?? publishedAmount(to)
  const highest = publishedAmount(to) ?? publishedAmount(from)
  if (lowest === undefined || highest === undefined) return false
  return highest >= euroCents(range.min) && lowest < upperCents(range)
}

/** Returns the amount that may be shown; undefined when the price is given on request. */
export function publishedAmount(price: Price | undefined): EuroCents | undefined {
  return price?.kind === 'published' ? price.amount : undefined
}

function upperCents(range: Pick<PriceRange, 'max'>): number {
  return range.max === undefined ? Infinity : euroCents(range.max)
}
