import { createRandom, type Random } from '#scripts/kit/random.ts'

/** Returns random numbers that are the same for a home and part of its story on every run. */
export function randomOf(id: number, part: string): Random {
  const letters = [...part].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7)
  return createRandom(id * 7919 + (letters % 1_000_003))
}
