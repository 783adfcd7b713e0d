/** A line of the scale lies at one of these, or at one of them with noughts. */
const steps = [1, 2, 5, 10, 20, 25, 50]

/**
 * Returns the lines of a scale from 0 to at least a count: three or fewer beside 0.
 * @example scaleFor(68) // [0, 25, 50, 75]
 */
export function scaleFor(highest: number): readonly number[] {
  let factor = 1
  while (highest > 150 * factor) factor *= 10
  const step = (steps.find((each) => each * factor * 3 >= highest) ?? 50) * factor
  const lines = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: lines + 1 }, (_, index) => index * step)
}
