import type { SearchPoints } from '#search/files/points-file.ts'
import type { Feature, FeatureCollection, Point } from './geo-json.ts'

/** What stands at one point: the newest of its listings, and how many there are. */
export type PinProperties = Readonly<{ row: number; count: number }>

/** The listings of a result by the point at which they stand. */
export type PlacedListings = Readonly<{
  features: FeatureCollection<Point, PinProperties>
  /** Rows at the point of a pin's first row, in the order of the result. */
  rowsAt: (row: number) => readonly number[]
}>

/**
 * Returns a pin for each point at which listings stand. Those at one point share a pin, for no zoom could part them:
 * all whose address is hidden stand in the middle of their town. A listing of unknown place is left out.
 */
export function placeListings(rows: Uint32Array, points: SearchPoints): PlacedListings {
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
      features: [...byFirst].map(([row, group]) => pinOf(row, group.length, points)),
    },
    rowsAt: (row) => byFirst.get(row) ?? [row],
  }
}

function pinOf(row: number, count: number, points: SearchPoints): Feature<Point, PinProperties> {
  return {
    type: 'Feature',
    properties: { row, count },
    geometry: { type: 'Point', coordinates: [points.longitude[row] ?? 0, points.latitude[row] ?? 0] },
  }
}
