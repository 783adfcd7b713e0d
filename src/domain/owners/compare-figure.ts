import type { ComparedFigure } from './comparison.ts'

/** Others at least that a home is compared with, so that none of them can be recognised. */
export const fewestOthers = 5

/**
 * Returns where a count stands among those of others; the middle of an even number is the mean of the two, rounded half up.
 * @throws {RangeError} when there are fewer others than {@link fewestOthers}
 */
export function compareFigure(own: number, others: readonly number[]): ComparedFigure {
  if (others.length < fewestOthers) throw new RangeError(`compared with ${others.length} others only`)
  const sorted = others.toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return {
    own,
    lowest: sorted[0] ?? 0,
    middle: Math.round((low + high) / 2),
    highest: sorted.at(-1) ?? 0,
    above: sorted.filter((count) => count < own).length,
    below: sorted.filter((count) => count > own).length,
  }
}
