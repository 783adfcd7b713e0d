import type { SearchPoints } from '#search/files/points-file.ts'
import type { Feature, FeatureCollection, Point } from './geo-json.ts'

/** A pin: the newest listing at its point, how many there are, and whether the visitor has opened them all. */
export type PinProperties = Readonly<{ row: number; count: number; isSeen: boolean }>

/** The listings of a result by their point. */
export type PlacedListings = Readonly<{
  features: FeatureCollection<Point, PinProperties>
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
    const latitude = points.latitude[row] ?? NaN
    const longitude = points.longitude[row] ?? NaN
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) continue
    const key = `${latitude},${longitude}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  const byFirst = new Map([...groups.values()].map((group) => [group[0] ?? -1, group]))
  return {
    features: {
      type: 'FeatureCollection',
      features: [...byFirst.values()].map((group) => pinOf(group, points, seen)),
    },
    rowsAt: (row) => byFirst.get(row) ?? [row],
  }
}

function pinOf(
  group: readonly number[],
  points: SearchPoints,
  seen: ReadonlySet<number>,
): Feature<Point, PinProperties> {
  const row = group[0] ?? 0
  return {
    type: 'Feature',
    properties: { row, count: group.length, isSeen: group.every((each) => seen.has(each)) },
    geometry: { type: 'Point', coordinates: [points.longitude[row] ?? 0, points.latitude[row] ?? 0] },
  }
}
