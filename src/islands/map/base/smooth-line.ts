import type { Position } from '#islands/map/markers/geo-json.ts'

/** Pieces that the curve between two points is drawn with. */
const pieces = 6

/**
 * Returns a curve through the points of a line (Catmull-Rom), so that a river of a few points bends like one.
 * A closed ring stays closed.
 * @param tension 0 for straight pieces, about 1 for round bends
 */
export function smoothLine(line: readonly Position[], tension: number): Position[] {
  if (line.length < 3) return [...line]
  const isRing = String(line[0]) === String(line.at(-1))
  const points = isRing ? line.slice(1) : line
  const at = (index: number): Position => {
    const last = points.length - 1
    const kept = isRing ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
    return points[kept] ?? []
  }
  const spans = isRing ? points.length : points.length - 1
  return [
    at(0),
    ...Array.from({ length: spans }, (_, span) =>
      curve([at(span - 1), at(span), at(span + 1), at(span + 2)], tension),
    ).flat(),
  ]
}

/** Returns the Bézier curve from the second to the third of four points, without its start. */
function curve(
  [before = [], from = [], to = [], after = []]: readonly Position[],
  tension: number,
): Position[] {
  const pull = (start: Position, end: Position, axis: number): number =>
    (((end[axis] ?? 0) - (start[axis] ?? 0)) * tension) / 3
  return Array.from({ length: pieces }, (_, piece) => {
    const t = (piece + 1) / pieces
    const s = 1 - t
    return [0, 1].map((axis) => {
      const [start, end] = [from[axis] ?? 0, to[axis] ?? 0]
      const out = start + pull(before, to, axis)
      const into = end - pull(from, after, axis)
      return s * s * s * start + 3 * s * s * t * out + 3 * s * t * t * into + t * t * t * end
    })
  })
}
