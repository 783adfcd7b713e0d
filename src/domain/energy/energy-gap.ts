import { type Bands, labelOfScore } from './energy.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'

/** How far a home's score is above the worst score of a better label. */
export type EnergyGap = Readonly<{ label: EnergyLabel; kwhPerM2Year: number }>

/**
 * Returns the distance to the next better label and, from further off, to the first label with the letter D: what a
 * buyer in Flanders has to reach. None at the best label, nor where certificate and score do not agree, as after
 * bands have changed.
 * @example energyGaps(512, 'F', flemishBands) // [{ label: 'E', kwhPerM2Year: 12 }, { label: 'D', kwhPerM2Year: 112 }]
 */
export function energyGaps(
  score: number | undefined,
  label: EnergyLabel,
  bands: Bands | undefined,
): readonly EnergyGap[] {
  if (score === undefined || bands === undefined || labelOfScore(score, bands) !== label) return []
  const own = bands.findIndex((band) => band.label === label)
  const firstD = bands.findLastIndex((band) => band.label.startsWith('D'))
  const better = firstD < own - 1 ? [own - 1, firstD] : [own - 1]
  return better.flatMap((index) => {
    const band = bands[index]
    return band?.upToKwhPerM2Year === undefined
      ? []
      : [{ label: band.label, kwhPerM2Year: roundUp(score - band.upToKwhPerM2Year) }]
  })
}

/** Rounds up to two decimals, so that the gap is never understated; the tiny number absorbs float errors. */
function roundUp(value: number): number {
  return Math.ceil(value * 100 - 1e-6) / 100
}
