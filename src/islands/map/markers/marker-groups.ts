import type { Pin } from './placed-listings.ts'

/** In px of the map. */
export type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>

/** A pin and its place, in px of the map. */
export type Spot = Readonly<{ pin: Pin; x: number; y: number }>

/** Pins that share a marker, and their middle. */
export type Group = Readonly<{ spots: readonly Spot[]; count: number; x: number; y: number }>

/** Returns the box of a size around its middle. */
export function boxAround({ x, y }: Readonly<{ x: number; y: number }>, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** Returns the pins in groups: each joins the first group whose middle is less than `near` px away. */
export function joinNear(spots: readonly Spot[], near: number): readonly Group[] {
  const groups: { spots: Spot[]; count: number; x: number; y: number }[] = []
  for (const spot of spots.toSorted((one, other) => one.pin.row - other.pin.row)) {
    const { x, y, pin } = spot
    const group = groups.find((each) => Math.hypot(each.x - x, each.y - y) < near)
    if (group === undefined) {
      groups.push({ spots: [spot], count: pin.count, x, y })
      continue
    }
    group.spots.push(spot)
    group.count += pin.count
    group.x += (x - group.x) / group.spots.length
    group.y += (y - group.y) / group.spots.length
  }
  return groups
}
