/** How a count differs from that of an equally long period before. */
export type Trend = Readonly<{
  /** `same` within 5 %. */
  direction: 'more' | 'fewer' | 'same'
  /** Count minus the count before. */
  difference: number
  /** The same as a whole percentage of the count before; absent where that is below 20, since one visit would be 5 %. */
  percent?: number
}>

/** A smaller count is compared by number: a percentage of few says nothing. */
const enoughForPercent = 20

/** Returns how a count differs from the one before. */
export function trendOf(count: number, before: number): Trend {
  const difference = count - before
  const isSame = Math.abs(difference) * 20 <= before
  return {
    direction: isSame ? 'same' : difference > 0 ? 'more' : 'fewer',
    difference,
    percent: before < enoughForPercent ? undefined : Math.round((difference / before) * 100),
  }
}
