import type { Position } from '#islands/map/markers/geo-json.ts'
/**
 * Returns a line with its corners cut (Chaikin), which smooths a river of a few points; its ends stay.
 * @example smoothLine([[0, 0], [1, 0], [1, 1]], 1) // [[0, 0], [0.75, 0], [1, 0.25], [1, 1]]
 */
export function smoothLine(line: readonly Position[], times: number): Position[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3 || times === 0) return [...line]
  const corners = line.slice(1).flatMap((to, at) => {
    const from = line[at] ?? to
    return [between(from, to, 0.25), between(from, to, 0.75)]
  })
  return smoothLine([first, ...corners.slice(1, -1), last], times - 1)
}

/** Returns a closed ring with its corners cut; still closed. */
export function smoothRing(ring: readonly Position[], times: number): Position[] {
  if (times === 0 || ring.length < 4) return [...ring]
  const corners = ring.slice(1).flatMap((to, at) => {
    const from = ring[at] ?? to
    return [between(from, to, 0.25), between(from, to, 0.75)]
  })
  return smoothRing([...corners, ...corners.slice(0, 1)], times - 1)
}

function between(from: Position, to: Position, part: number): Position {
  const [x1 = 0, y1 = 0] = from
  const [x2 = 0, y2 = 0] = to
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
}
