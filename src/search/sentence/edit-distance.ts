/**
 * Returns how many letters to add, drop, replace or swap with their neighbour (Damerau, optimal string alignment), or
 * `most + 1` for more than `most`.
 * @example editDistance('lokern', 'lokeren', 2) // 1
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[to - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return Math.min(row.at(-1) ?? 0, most + 1)
}

/** Returns how many errors a word of some length may have: one from 5 letters, two from 9. */
export function errorsIn(letters: number): number {
  return letters >= 9 ? 2 : letters >= 5 ? 1 : 0
}
