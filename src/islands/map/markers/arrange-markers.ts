import type { Size } from '#islands/map/engine/camera.ts'
import type { Position } from './geo-json.ts'
import type { Pin } from './placed-listings.ts'
import { type Box, boxAround, type Group, joinNear, type Spot } from './marker-groups.ts'
import { dotSize, type MarkerShape, pinHeight, pinTip } from './marker-images.ts'
import { moveClear, pushApart } from './push-apart.ts'

/** A marker, in px of the map. */
export type PlacedMarker = Readonly<{
  shape: MarkerShape
  pins: readonly Pin[]
  /** How many listings it stands for. */
  count: number
  /** The point that it marks: the home, or the middle of the circle. */
  x: number
  y: number
  /** What it covers. */
  box: Box
}>

export type MarkersView = Readonly<{
  pins: readonly Pin[]
  zoom: number
  size: Size
  project: (at: Position) => readonly [number, number]
  /** Boxes of the tools over the map. */
  reserved: readonly Box[]
  /** Width of a home's price, px. */
  widthOf: (pin: Pin) => number
}>

/** Px between two markers at least. */
const gap = 4

/** Px outside the map within which a marker is still partly visible. */
const edge = 80

/**
 * Returns the markers of a view so that none covers another or stands under a tool: homes that are near each other share a
 * circle, circles make room, a price takes the side of its home that is free. What still finds no room joins its neighbour.
 * The same view has the same markers, and groups stay when the map is moved.
 */
export function arrangeMarkers(view: MarkersView): readonly PlacedMarker[] {
  const spots = view.pins.map((pin) => {
    const [x, y] = view.project(pin.at)
    return { pin, x, y }
  })
  let groups = joinNear(spots, nearness(view.zoom))
  for (;;) {
    const placed = placeGroups(
      groups.filter((group) => isNear(group, view.size)),
      view,
    )
    if ('markers' in placed) return placed.markers
    const { joined } = placed
    groups = [...groups.filter((group) => !joined.includes(group)), merge(joined)]
  }
}

/** Px within which homes share a circle: fewer near by, where streets are apart. */
function nearness(zoom: number): number {
  return zoom < 10.7 ? 54 : zoom < 12.3 ? 44 : 30
}

function isNear({ x, y }: Group, { width, height }: Size): boolean {
  return x > -edge && y > -edge && x < width + edge && y < height + edge
}

function merge(groups: readonly Group[]): Group {
  const spots: readonly Spot[] = groups.flatMap((group) => group.spots)
  const mean = (axis: 'x' | 'y'): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
  return { spots, count: groups.reduce((sum, { count }) => sum + count, 0), x: mean('x'), y: mean('y') }
}

/** The markers of all groups, or two groups that have no room beside each other. */
type Placing = Readonly<{ markers: readonly PlacedMarker[] }> | Readonly<{ joined: readonly Group[] }>

type Taken = Readonly<{ group: Group | undefined; box: Box }>

function placeGroups(groups: readonly Group[], view: MarkersView): Placing {
  const taken: Taken[] = view.reserved.map((box) => ({ group: undefined, box }))
  const markers: PlacedMarker[] = []
  const take = (
    group: Group,
    shape: MarkerShape,
    { x, y }: Readonly<{ x: number; y: number }>,
    box: Box,
  ): void => {
    taken.push({ group, box })
    markers.push({ shape, pins: group.spots.map(({ pin }) => pin), count: group.count, x, y, box })
  }
  const circles = groups.filter(({ count }) => count > 1).toSorted((one, other) => other.count - one.count)
  const homes = groups.filter(({ count }) => count === 1)
  for (const { group, x, y, radius } of pushApart(circles, homes, view)) {
    const box = boxAround({ x, y }, 2 * radius, 2 * radius)
    const blocker = taken.find((other) => other.group !== undefined && isOver(box, other.box))
    if (blocker?.group !== undefined) return { joined: [group, blocker.group] }
    take(group, 'circle', { x, y }, box)
  }
  for (const home of homes) {
    const [side] = freeSides(home, view, taken)
    // A price that the edge would cut says less than a dot.
    if (side !== undefined && isInside(side.box, view.size)) {
      take(home, side.shape, home, side.box)
      continue
    }
    const dot = boxAround(moveClear(home, dotSize / 2, view), dotSize, dotSize)
    const blocker = taken.find((other) => other.group !== undefined && isOver(dot, other.box))
    if (blocker?.group !== undefined) return { joined: [home, blocker.group] }
    take(home, 'dot', home, dot)
  }
  return { markers }
}

/** Returns the marker of a home that is pointed at: its price, over other markers but under no tool. */
export function litMarker(pin: Pin, view: Omit<MarkersView, 'pins' | 'zoom'>): PlacedMarker {
  const [x, y] = view.project(pin.at)
  const home = { spots: [{ pin, x, y }], count: 1, x, y }
  const tools = view.reserved.map((box) => ({ box }))
  const dot = { shape: 'dot', box: boxAround(moveClear(home, dotSize / 2, view), dotSize, dotSize) } as const
  const [{ shape, box } = dot] = freeSides(home, view, tools)
  return { shape, pins: [pin], count: 1, x, y, box }
}

type Side = Readonly<{ shape: MarkerShape; box: Box }>

/** Returns the sides of a home on which its price has room, those on the map first. */
function freeSides(
  home: Group,
  view: Pick<MarkersView, 'size' | 'widthOf'>,
  taken: readonly Pick<Taken, 'box'>[],
): readonly Side[] {
  const rank = ({ box }: Side): number => (isInside(box, view.size) ? 0 : 1)
  return sidesOf(home, view)
    .filter(({ box }) => !taken.some((other) => isOver(box, other.box)))
    .toSorted((one, other) => rank(one) - rank(other))
}

function sidesOf({ x, y, spots: [spot] }: Group, { widthOf }: Pick<MarkersView, 'widthOf'>): readonly Side[] {
  if (spot === undefined) return []
  const width = widthOf(spot.pin)
  const [up, aside] = [pinTip + pinHeight / 2, pinTip + width / 2]
  return [
    { shape: 'above', box: boxAround({ x, y: y - up }, width, pinHeight) },
    { shape: 'below', box: boxAround({ x, y: y + up }, width, pinHeight) },
    { shape: 'left', box: boxAround({ x: x - aside, y }, width, pinHeight) },
    { shape: 'right', box: boxAround({ x: x + aside, y }, width, pinHeight) },
  ]
}

/** Whether two boxes overlap, or nearly do. */
export function isOver(one: Box, other: Box): boolean {
  return (
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    one.top < other.bottom + gap &&
    other.top < one.bottom + gap
  )
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= gap && top >= gap && right <= width - gap && bottom <= height - gap
}
