import type { Size } from '#islands/map/engine/camera.ts'
import type { Box, Group } from './marker-groups.ts'
import { clusterSize } from './marker-images.ts'

/** A group's circle, in px of the map. */
export type Circle = Readonly<{ group: Group; x: number; y: number; radius: number }>

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
  { reserved, size }: Readonly<{ reserved: readonly Box[]; size: Size }>,
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
      for (const tool of reserved) hasMoved = moveOut(one, tool, size) || hasMoved
    }
    if (!hasMoved) break
  }
  return circles
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

/** Moves a circle out of a tool's box by the shortest way that stays on the map; returns whether it moved. */
function moveOut(
  circle: { x: number; y: number; radius: number },
  tool: Box,
  { width, height }: Size,
): boolean {
  const room = circle.radius + toolGap
  const ways = [
    { x: tool.left - room - circle.x, y: 0 },
    { x: tool.right + room - circle.x, y: 0 },
    { x: 0, y: tool.top - room - circle.y },
    { x: 0, y: tool.bottom + room - circle.y },
  ]
  const [left, right, up, down] = ways
  if (left === undefined || right === undefined || up === undefined || down === undefined) return false
  const isClear = left.x >= -0.01 || right.x <= 0.01 || up.y >= -0.01 || down.y <= 0.01
  if (isClear) return false
  // A circle that the map's edge cuts stays cut.
  const fits = (at: number, way: number, end: number): boolean =>
    way === 0 || (at + way >= circle.radius && at + way <= end - circle.radius)
  const length = (way: Point): number => Math.abs(way.x) + Math.abs(way.y)
  const [way] = ways
    .filter(({ x, y }) => fits(circle.x, x, width) && fits(circle.y, y, height))
    .toSorted((one, other) => length(one) - length(other))
  if (way === undefined) return false
  circle.x += way.x
  circle.y += way.y
  return true
}
