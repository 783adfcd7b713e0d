import { distanceKm } from './distance.ts'
import type { Coordinates } from './place.ts'

/** The agency's own drawing of its region. */
export type RegionDrawing = Readonly<{
  /** Path of the file: `/map/region-1a2b3c4d.json`. */
  url: string
  /** The zoom beyond which it shows too little to find one's way by. */
  maxZoom: number
}>

/** Km that a px of the equator stands for at zoom 0. */
const kmPerPx = 40_075 / 512

/** Width in px of the smallest window in which two towns must still be seen. */
const window = 390

/**
 * Returns the largest zoom at which a drawing still tells where one is: half of its towns have another one within the
 * width of a phone, in px. Between 9 and 14; 14 for a drawing with fewer than two towns.
 */
export function deepestZoom(towns: readonly Coordinates[]): number {
  const distances = towns
    .map((town) =>
      Math.min(...towns.filter((other) => other !== town).map((other) => distanceKm(town, other))),
    )
    .toSorted((one, other) => one - other)
  const middle = distances[Math.floor(distances.length / 2)]
  const latitude = towns[0]?.latitude
  if (middle === undefined || middle === 0 || latitude === undefined) return 14
  const kmAtZoomZero = kmPerPx * Math.cos((latitude * Math.PI) / 180)
  const zoom = Math.log2((kmAtZoomZero * window) / middle)
  return Math.max(9, Math.min(Math.floor(zoom * 4) / 4, 14))
}
