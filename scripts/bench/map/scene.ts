import type { SearchPoints } from '#search/files/points-file.ts'

/** The places of the markers: over the region, clustered where they are close, or all apart at street level. */
export type Scene = 'region' | 'streets'

const middle = { longitude: 4.05, latitude: 51.09 }
/** Extent in degrees; a degree of latitude is longer than one of longitude. */
const spread: Readonly<Record<Scene, Readonly<{ longitude: number; latitude: number }>>> = {
  region: { longitude: 0.7, latitude: 0.34 },
  streets: { longitude: 0.026, latitude: 0.011 },
}

/** Returns positions around twenty towns of the scene, the same on every call. */
export function makePoints(scene: Scene, count: number): SearchPoints {
  const next = randomNumbers(20_261_120)
  const { longitude, latitude } = spread[scene]
  const towns = Array.from({ length: 20 }, () => [next() - 0.5, next() - 0.5] as const)
  const scatter = (): number => (next() + next() + next()) / 3 - 0.5
  const places = Array.from({ length: count }, (_, at) => {
    const [x, y] = towns[at % towns.length] ?? [0, 0]
    return [(x + scatter() * 0.3) * longitude, (y + scatter() * 0.3) * latitude] as const
  })
  return {
    longitude: Float32Array.from(places, ([x]) => middle.longitude + x),
    latitude: Float32Array.from(places, ([, y]) => middle.latitude + y),
    isTown: new Uint8Array(count),
    townLatitude: new Float32Array(),
    townLongitude: new Float32Array(),
  }
}

/** Returns pseudo-random numbers from 0 to 1 (linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
