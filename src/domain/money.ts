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
