import { getPosition, getTimes } from 'suncalc'
import type { Coordinates } from '#domain/place/place.ts'

/** Where the sun stands: degrees clockwise from north, and degrees above the horizon (below it, negative). */
export type SunPosition = Readonly<{ azimuth: number; height: number }>

/** Returns where the sun stands at a moment in milliseconds since 1970, seen from a place. */
export function sunAt(instant: number, { latitude, longitude }: Coordinates): SunPosition {
  const { azimuth, altitude } = getPosition(new Date(instant), latitude, longitude)
  return { azimuth, height: altitude }
}

/** Returns when the sun rises and sets on the day of a moment, in milliseconds since 1970; undefined where it does neither. */
export function riseAndSet(
  instant: number,
  { latitude, longitude }: Coordinates,
): Readonly<{ rise: number; set: number }> | undefined {
  const { sunrise, sunset } = getTimes(new Date(instant), latitude, longitude)
  return sunrise === null || sunset === null ? undefined : { rise: sunrise.getTime(), set: sunset.getTime() }
}

/**
 * Returns dusk on the day of a moment: from sunset until dark, when the sun is 12° below the horizon; in milliseconds since
 * 1970, undefined where it does not get dark.
 */
export function duskOf(
  instant: number,
  { latitude, longitude }: Coordinates,
): Readonly<{ from: number; until: number }> | undefined {
  const { sunset, nauticalDusk } = getTimes(new Date(instant), latitude, longitude)
  return sunset === null || nauticalDusk === null
    ? undefined
    : { from: sunset.getTime(), until: nauticalDusk.getTime() }
}
