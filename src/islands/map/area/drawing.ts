import type { Coordinates } from '#domain/place/place.ts'

/** An area that is being drawn by its corners. */
export type Drawing = Readonly<{ state: 'none' | 'open' | 'closed'; points: readonly Coordinates[] }>

export type DrawingStep =
  | Readonly<{ kind: 'start' }>
  | Readonly<{ kind: 'undo' }>
  | Readonly<{ kind: 'finish' }>
  | Readonly<{ kind: 'cancel' }>
  | Readonly<{ kind: 'add'; point: Coordinates }>

export const noDrawing: Drawing = { state: 'none', points: [] }

/** A URL with more would be past what some servers read. */
export const mostPoints = 60

/** Closer than this, in degrees (about a metre), is the same place: the second press of a double press. */
const samePlace = 0.00001

/**
 * Returns the drawing after a step. A point at the place of the last one closes it, as does the last that fits; fewer
 * than three points make no area, so there is nothing to close.
 */
export function draw(drawing: Drawing, step: DrawingStep): Drawing {
  if (step.kind === 'start') return { state: 'open', points: [] }
  if (step.kind === 'cancel') return noDrawing
  if (drawing.state !== 'open') return drawing
  const { points } = drawing
  if (step.kind === 'undo') return { state: 'open', points: points.slice(0, -1) }
  if (step.kind !== 'add') return close(points)
  const last = points.at(-1)
  if (last !== undefined && isSamePlace(last, step.point)) return close(points)
  const added = [...points, step.point]
  return added.length >= mostPoints ? close(added) : { state: 'open', points: added }
}

function close(points: readonly Coordinates[]): Drawing {
  return { state: points.length >= 3 ? 'closed' : 'open', points }
}

function isSamePlace(one: Coordinates, other: Coordinates): boolean {
  return (
    Math.abs(one.latitude - other.latitude) < samePlace &&
    Math.abs(one.longitude - other.longitude) < samePlace
  )
}
