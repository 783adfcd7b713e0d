import { formatPriceBand, type PriceBand } from '#search/filters/price-band.ts'
import type { MultiSelectOption } from '#islands/kit/MultiSelect.tsx'

/**
 * Returns the price options with those of the address that are not among them: an address may name any band, and a
 * filter that is on must be there to be removed.
 * @param labelOf names a band by its parameter: `200000-300000`
 */
export function withAskedBands(
  prices: readonly MultiSelectOption[],
  asked: readonly PriceBand[],
  labelOf: (text: string) => string,
): readonly MultiSelectOption[] {
  const known = new Set(prices.map(({ value }) => value))
  const further = asked.map(formatPriceBand).filter((value) => !known.has(value))
  return [...prices, ...further.map((value) => ({ value, label: labelOf(value), count: 0 }))]
}
