import type { PriceBand } from '#search/query/criteria.ts'
import { formatPriceBand } from '#search/query/price-band.ts'
import type { MultiSelectOption } from '#islands/kit/MultiSelect.tsx'

/**
 * Returns the prices that can be chosen, with those that are asked for and are none of them: an address may name any
 * band, and what is on has to be there to be taken off.
 */
export function withAskedBands(
  prices: readonly MultiSelectOption[],
  asked: readonly PriceBand[],
  labelOf: (band: PriceBand) => string,
): readonly MultiSelectOption[] {
  const known = new Set(prices.map(({ value }) => value))
  const further = asked
    .map((band) => ({ value: formatPriceBand(band), label: labelOf(band), count: 0 }))
    .filter(({ value }) => !known.has(value))
  return [...prices, ...further]
}
