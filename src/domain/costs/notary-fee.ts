import { type EuroCents, euroCents } from '#domain/values/money.ts'
import type { FeeStep } from '#domain/law/rules.ts'

/** Parts of a per cent that rates are written in: 0.057 % is 57 of them. */
const perPercent = 1000

/**
 * Returns the notary's fee on a price, without VAT: each step of the scale takes its rate of the part of the price that
 * lies in it, and the sum is rounded once.
 * @see https://notaris.be (read 2026): the royal decree of 16 December 1950, scale J
 * @example notaryFee(scaleJ, euroCents(65_000)) // € 1.394,16
 */
export function notaryFee(scale: readonly FeeStep[], price: EuroCents): EuroCents {
  let from = 0
  let fee = 0
  for (const { percent, upTo } of scale) {
    const to = Math.min(price, upTo ?? price)
    if (to > from) fee += (to - from) * Math.round(percent * perPercent)
    from = Math.max(from, to)
  }
  return euroCents(Math.round(fee / (100 * perPercent)) / 100)
}
