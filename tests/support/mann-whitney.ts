/**
 * Returns how likely two samples differ as much or more when both come from one distribution: the two-sided p of the
 * Mann–Whitney U test, by its normal approximation with ties, for samples of twenty or more.
 */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value)
  const groups = Map.groupBy(all, ({ value }) => value)
  let rank = 1
  let rankSum = 0
  let ties = 0
  for (const group of groups.values()) {
    const middle = rank + (group.length - 1) / 2
    rankSum += middle * group.filter(({ isOne }) => isOne).length
    ties += group.length ** 3 - group.length
    rank += group.length
  }
  const [n, m] = [one.length, other.length]
  const u = rankSum - (n * (n + 1)) / 2
  const total = n + m
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  const z = Math.abs(u - (n * m) / 2) / deviation
  return 2 * (1 - normalBelow(z))
}

/** Returns the part of a normal distribution below a number of deviations. @see Abramowitz and Stegun, 26.2.17 */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduceRight(
    (sum, factor) => (sum + factor) * t,
    0,
  )
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
