/** Pseudo-random numbers, the same on every run for the same seed. */
export type Random = Readonly<{
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number
  /** True with this probability. */
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** One of the values, with probabilities by weight. */
  weigh: <T>(list: readonly (readonly [T, number])[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}>

/** Returns a generator (mulberry32) with a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
  const weigh = <T>(list: readonly (readonly [T, number])[]): T => {
    let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of list) {
      rest -= weight
      if (rest < 0) return value
    }
    throw new RangeError('nothing has a weight')
  }
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ value }) => value)
  return { next, int, chance: (probability) => next() < probability, pick, weigh, shuffle }
}
