import type { Size } from '#islands/map/engine/camera.ts'
import type { Box, Group } from './marker-groups.ts'
import { clusterSize } from './marker-images.ts'

/** A group's circle, in px of the map. */
export type Circle = Readonly<{ group: Group; x: number; y: number; radius: number }>

/** The tools over a map of a size. */
type Tools = Readonly<{ reserved: readonly Box[]; size: Size }>

/** Rounds of pushing; circles that are still too close then have no room. */
const rounds = 60

/** Px between circles, around the point of a single home, and around a tool. */
const between = 6
const homeRadius = 10
const toolGap = 5

/** Returns the circles of groups, moved off each other, off single homes and out from under the tools. */
export function pushApart(
  groups: readonly Group[],
  homes: readonly Group[],
  tools: Tools,
): readonly Circle[] {
  const circles = groups.map((group) => ({
    group,
    x: group.x,
    y: group.y,
    radius: clusterSize(group.count) / 2,
  }))
  for (let round = 0; round < rounds; round += 1) {
    let hasMoved = false
    for (const [at, one] of circles.entries()) {
      for (const other of circles.slice(at + 1)) {
        const push = pushOf(one, other, one.radius + other.radius + between)
        if (push === undefined) continue
        hasMoved = true
        one.x += push.x / 2
        one.y += push.y / 2
        other.x -= push.x / 2
        other.y -= push.y / 2
      }
      for (const home of homes) {
        const push = pushOf(one, home, one.radius + homeRadius)
        if (push === undefined) continue
        hasMoved = true
        one.x += push.x
        one.y += push.y
      }
      hasMoved = moveOut(one, tools) || hasMoved
    }
    if (!hasMoved) break
  }
  for (const circle of circles) moveOut(circle, tools)
  return circles
}

/** Returns the nearest point around which nothing within `radius` is under a tool. */
export function moveClear({ x, y }: Point, radius: number, tools: Tools): Point {
  const circle = { x, y, radius }
  moveOut(circle, tools)
  return circle
}

type Point = Readonly<{ x: number; y: number }>

/** Returns the way that brings `one` as far from `other` as needed; undefined when it is far enough. */
function pushOf(one: Point, other: Point, needed: number): Point | undefined {
  const [x, y] = [one.x - other.x, one.y - other.y]
  const distance = Math.hypot(x, y)
  if (distance >= needed - 0.01) return undefined
  // Two at one point part sideways.
  if (distance === 0) return { x: needed, y: 0 }
  const part = (needed - distance) / distance
  return { x: x * part, y: y * part }
}

/** Moves a circle to the nearest place on the map that is under no tool; returns whether it moved. */
function moveOut(circle: { x: number; y: number; radius: number }, { reserved, size }: Tools): boolean {
  const { radius } = circle
  const room = radius + toolGap
  const isClear = ({ x, y }: Point): boolean =>
    reserved.every(
      ({ left, right, top, bottom }) =>
        x <= left - room + 0.01 ||
        x >= right + room - 0.01 ||
        y <= top - room + 0.01 ||
        y >= bottom + room - 0.01,
    )
  if (isClear(circle)) return false
  // A circle that the map's edge cuts stays cut.
  const beside = (at: number, ends: readonly number[], end: number): readonly number[] => [
    at,
    ...ends.filter((each) => each >= radius && each <= end - radius),
  ]
  const xs = beside(
    circle.x,
    reserved.flatMap(({ left, right }) => [left - room, right + room]),
    size.width,
  )
  const ys = beside(
    circle.y,
    reserved.flatMap(({ top, bottom }) => [top - room, bottom + room]),
    size.height,
  )
  const far = ({ x, y }: Point): number => Math.hypot(x - circle.x, y - circle.y)
  const [nearest] = xs
    .flatMap((x) => ys.map((y) => ({ x, y })))
    .filter(isClear)
    .toSorted((one, other) => far(one) - far(other))
  if (nearest === undefined) return false
  Object.assign(circle, nearest)
  return true
}
