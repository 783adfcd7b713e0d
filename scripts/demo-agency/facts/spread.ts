import type { Market, Spread } from './market.ts'
import { markets } from './market.ts'

const points = [0.1, 0.25, 0.5, 0.75, 0.9] as const

/** Returns the value of a distribution at a quantile from 0 to 1, straight between its five points. */
export function quantile(spread: Spread, at: number): number {
  const place = Math.min(0.9, Math.max(0.1, at))
  const upper = Math.max(
    1,
    points.findIndex((point) => point >= place),
  )
  const [from, to] = [points[upper - 1] ?? 0.1, points[upper] ?? 0.9]
  const [low, high] = [spread[upper - 1] ?? spread[0], spread[upper] ?? spread[4]]
  return low + ((high - low) * (place - from)) / (to - from)
}

/** Places without figures of their own borrow those of a town like them. */
const likeZip: Readonly<Record<string, string>> = {
  '9310': '9300',
  '1090': '9300',
  '7850': '9340',
  '4561': '9170',
  '9710': '9180',
}

/** Returns what homes are like at a zip. @throws {Error} when nothing is known about it */
export function marketOf(zip: string): Market {
  const found = markets[zip] ?? markets[likeZip[zip] ?? '']
  if (found === undefined) throw new Error(`no market figures for zip ${zip}`)
  return found
}

/** Returns a number kept within two ends. */
export function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
