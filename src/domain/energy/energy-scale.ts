import { type Bands, labelOfScore } from './energy.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'

/**
 * Returns the position of a score in kWh/m²·year within the band of its label, from 0 (best) to 1 (worst); 0.5 without
 * a score, or when the certificate's own label contradicts it. The first and the last band have one
 * limit only: each is taken as wide as its neighbour.
 * @example placeInBand(125, 'B', flemishBands) // 0.25
 */
export function placeInBand(score: number | undefined, label: EnergyLabel, bands: Bands): number {
  if (score === undefined || labelOfScore(score, bands) !== label) return 0.5
  const index = bands.findIndex((band) => band.label === label)
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
  return width > 0 ? Math.min(1, Math.max(0, (score - start) / width)) : 0.5
}
