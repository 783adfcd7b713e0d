import type { SearchPoints } from '#search/files/points-file.ts'
import type { Position } from './geo-json.ts'

/** The listings of a point: the newest one's row, how many there are, and whether the visitor has opened them all. */
export type Pin = Readonly<{ row: number; count: number; isSeen: boolean; at: Position }>

/** The listings of a result by their point. */
export type PlacedListings = Readonly<{
  pins: readonly Pin[]
  /** Rows at the point of a pin's first row, in the order of the result. */
  rowsAt: (row: number) => readonly number[]
}>

/**
 * Returns a pin for each point with listings. Those at one point share a pin, since no zoom separates them:
 * all with a hidden address are in the centre of their town. A listing without a position is left out.
 */
export function placeListings(
  rows: Uint32Array,
  points: SearchPoints,
  seen: ReadonlySet<number>,
): PlacedListings {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const at = positionOf(row, points)
    if (at === undefined) continue
    const key = at.join()
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  const byFirst = new Map([...groups.values()].map((group) => [group[0] ?? -1, group]))
  return {
    pins: [...byFirst].map(([row, group]) => ({
      row,
      count: group.length,
      isSeen: group.every((each) => seen.has(each)),
      at: positionOf(row, points) ?? [],
    })),
    rowsAt: (row) => byFirst.get(row) ?? [row],
  }
}

/** Returns where a listing is; undefined without a position. */
export function positionOf(row: number, points: SearchPoints): Position | undefined {
  const [longitude, latitude] = [points.longitude[row] ?? NaN, points.latitude[row] ?? NaN]
  return Number.isNaN(longitude) || Number.isNaN(latitude) ? undefined : [longitude, latitude]
}
