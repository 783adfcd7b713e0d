import type { SearchPoints } from '#search/files/points-file.ts'

/** Where the markers stand: over the region, joined where they are close, or all apart in view of a street. */
export type Scene = 'region' | 'streets'

const middle = { longitude: 4.05, latitude: 51.09 }
/** Degrees from side to side; a degree to the north is longer than one to the east. */
const spread: Readonly<Record<Scene, Readonly<{ longitude: number; latitude: number }>>> = {
  region: { longitude: 0.7, latitude: 0.34 },
  streets: { longitude: 0.026, latitude: 0.011 },
}

/** Returns listings' places, the same at each call, around twenty towns of the scene. */
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

/** Returns numbers from 0 to 1 by a linear congruence. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
