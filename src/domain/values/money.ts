/** A whole number of euro cents, never negative. */
export type EuroCents = number & { readonly __unit: 'EuroCents' }

/**
 * Returns an amount in euro as whole cents, rounded half up.
 * @throws {RangeError} when the amount is negative or not finite
 * @example euroCents(389_000) // 38_900_000
 */
export function euroCents(euro: number): EuroCents {
  if (!Number.isFinite(euro) || euro < 0) throw new RangeError(`not an amount in euro: ${euro}`)
  return Math.round(euro * 100) as EuroCents
}

/** Returns the sum of amounts, 0 for none. */
export function sumOf(amounts: readonly EuroCents[]): EuroCents {
  return euroCents(amounts.reduce((sum, amount) => sum + amount, 0) / 100)
}

/**
 * Returns a percentage of an amount, rounded half up to the cent. Percentages count to three decimals, so that the product
 * is a whole number and halves are not lost in binary fractions.
 * @throws {RangeError} when the percentage is negative
 * @example percentOf(euroCents(389_000), 12.5) // 4_862_500
 */
export function percentOf(amount: EuroCents, percent: number): EuroCents {
  return euroCents(Math.round((amount * Math.round(percent * 1000)) / 100_000) / 100)
}

/** Returns an amount without its cents, rounded half up: estimates and search columns need no cents. */
export function wholeEuro(amount: EuroCents): EuroCents {
  return euroCents(Math.round(amount / 100))
}
