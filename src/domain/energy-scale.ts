import type { Bands } from './energy.ts'
import type { EnergyLabel } from './property.ts'

/**
 * Returns where a score in kWh/m²·year stands on a scale that gives every label the same width, 0 (best) to
 * 1 (worst). The first and the last band have one limit only: each is taken as wide as its neighbour.
 */
export function scalePositionOfScore(score: number, bands: Bands): number {
  const found = bands.findIndex(({ upToKwhPerM2Year }) => score <= (upToKwhPerM2Year ?? Infinity))
  const index = found === -1 ? bands.length - 1 : found
  const limit = (at: number) => bands[at]?.upToKwhPerM2Year
  const lower = limit(index - 1)
  const upper = limit(index)
  const width =
    lower !== undefined && upper !== undefined
      ? upper - lower
      : upper === undefined
        ? (lower ?? 0) - (limit(index - 2) ?? 0)
        : (limit(index + 1) ?? upper) - upper
  const start = lower ?? (upper ?? 0) - width
  const within = width > 0 ? Math.min(1, Math.max(0, (score - start) / width)) : 0.5
  return (index + within) / bands.length
}

/** Returns the middle of a label's band on the same scale; undefined when the region does not know the label. */
export function scalePositionOfLabel(label: EnergyLabel, bands: Bands): number | undefined {
  const index = bands.findIndex((band) => band.label === label)
  return index === -1 ? undefined : (index + 0.5) / bands.length
}
