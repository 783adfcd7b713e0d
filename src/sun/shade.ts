import type { Ground, SunHome, SunPlace } from './sun-home.ts'
import type { SunPosition } from './sun-position.ts'

/** A point on the ground: `u` and `v` of `Ground`. */
export type Point = readonly [u: number, v: number]

const radians = Math.PI / 180
/** Points on each side of an area of which is asked whether they are lit. */
const points = 12
/** Below this height in degrees, roofs and hedges on the horizon hide the sun. */
export const leastHeight = 3
/** Below this height a shadow has no end that could be drawn. */
const leastShadow = 0.5
/** The sun grazes a wall below this cosine of the angle between both. */
const grazing = 0.1

/** Returns the direction towards the sun along `u` and `v`, each from -1 to 1. */
export function towardsSun({ rear }: Pick<SunHome, 'rear'>, { azimuth }: SunPosition): Point {
  const turn = (azimuth - rear) * radians
  return [-Math.sin(turn), Math.cos(turn)]
}

/**
 * Returns the corners of the shadow on the ground, with the house itself; undefined while the sun is down. A house with a
 * gable roof is convex: the hull of the shadows of its corners is its shadow.
 */
export function shadowOf(home: SunHome, sun: SunPosition): readonly Point[] | undefined {
  if (sun.height <= leastShadow) return undefined
  const { u, v, width, depth, eaves, ridge } = home.block
  const [sunU, sunV] = towardsSun(home, sun)
  const length = 1 / Math.tan(sun.height * radians)
  const cast = (atU: number, atV: number, height: number): Point => [
    atU - sunU * height * length,
    atV - sunV * height * length,
  ]
  const corners = [u, u + width].flatMap((atU) => [
    cast(atU, v + depth / 2, ridge),
    ...[v, v + depth].flatMap((atV) => [cast(atU, atV, 0), cast(atU, atV, eaves)]),
  ])
  return hull(corners)
}

/** Returns the share of a place that is in the sun, from 0 to 1. */
export function shareInSun(home: SunHome, place: SunPlace, sun: SunPosition): number {
  if (sun.height < leastHeight) return 0
  if (home.flat !== undefined) return place === home.flat.place && isBeforeWall(home, sun) ? 1 : 0
  const ground = home[place]
  const shadow = shadowOf(home, sun)
  return ground === undefined || shadow === undefined ? 0 : litShare(ground, shadow)
}

/** Whether the sun stands before the façade of an apartment: no more is known of it. */
function isBeforeWall(home: SunHome, sun: SunPosition): boolean {
  return towardsSun(home, sun)[1] * Math.cos(sun.height * radians) > grazing
}

/** The shadow is convex: on a line along the ground it covers one stretch. */
function litShare({ u, v, width, depth }: Ground, shadow: readonly Point[]): number {
  let lit = 0
  for (let across = 0.5; across < points; across += 1) {
    const [from, until] = crossing(shadow, u + (across / points) * width)
    for (let along = 0.5; along < points; along += 1) {
      const at = v + (along / points) * depth
      if (at < from || at > until) lit += 1
    }
  }
  return lit / points ** 2
}

/** Where a line along the ground enters and leaves a polygon; nowhere is from infinity to its negative. */
function crossing(corners: readonly Point[], u: number): Point {
  let from = Infinity
  let until = -Infinity
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before !== undefined && before[0] <= u !== corner[0] <= u) {
      const v = before[1] + ((u - before[0]) / (corner[0] - before[0])) * (corner[1] - before[1])
      from = Math.min(from, v)
      until = Math.max(until, v)
    }
    before = corner
  }
  return [from, until]
}

/** Twice the area of a triangle; positive where its corners turn to the left. */
function turn([originU, originV]: Point, [oneU, oneV]: Point, [otherU, otherV]: Point): number {
  return (oneU - originU) * (otherV - originV) - (oneV - originV) * (otherU - originU)
}

/** The smallest convex polygon around points, by Andrew's monotone chain. */
function hull(all: readonly Point[]): readonly Point[] {
  const sorted = all.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

function chain(sorted: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const point of sorted) {
    for (;;) {
      const [before, last] = kept.slice(-2)
      if (before === undefined || last === undefined || turn(before, last, point) > 0) break
      kept.pop()
    }
    kept.push(point)
  }
  return kept.slice(0, -1)
}
