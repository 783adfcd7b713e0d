import type { EuroCents } from '#domain/values/money.ts'
import type { Price } from './property.ts'

/** Returns the amount that may be shown; undefined when the price is given on request. */
export function publishedAmount(price: Price | undefined): EuroCents | undefined {
  return price?.kind === 'published' ? price.amount : undefined
}
