import type { Market, Quantiles } from './market.ts'
import { markets } from './market.ts'

const points = [0.1, 0.25, 0.5, 0.75, 0.9] as const

/** Returns the value of a distribution at a quantile from 0 to 1, interpolated linearly between its five points. */
export function quantile(spread: Quantiles, at: number): number {
  const place = Math.min(0.9, Math.max(0.1, at))
  const upper = Math.max(
    1,
    points.findIndex((point) => point >= place),
  )
  const [from, to] = [points[upper - 1] ?? 0.1, points[upper] ?? 0.9]
  const [low, high] = [spread[upper - 1] ?? spread[0], spread[upper] ?? spread[4]]
  return low + ((high - low) * (place - from)) / (to - from)
}

/** Zips without figures use those of a similar town. */
const likeZip: Readonly<Record<string, string>> = {
  '9310': '9300',
  '1090': '9300',
  '7850': '9340',
  '4561': '9170',
  '9710': '9180',
}

/** Returns the market figures of a zip. @throws {Error} when there are none */
export function marketOf(zip: string): Market {
  const found = markets[zip] ?? markets[likeZip[zip] ?? '']
  if (found === undefined) throw new Error(`no market figures for zip ${zip}`)
  return found
}

/** Returns a number, or the nearer limit if it is outside of both. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
