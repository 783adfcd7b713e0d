import type { Coordinates } from '#domain/place/place.ts'
import { polygonPoints } from '#search/filters/area.ts'

/** An area that is being drawn by its corners. */
export type Drawing = Readonly<{ state: 'none' | 'open' | 'closed'; points: readonly Coordinates[] }>

export type DrawingStep =
  | Readonly<{ kind: 'start' }>
  | Readonly<{ kind: 'undo' }>
  | Readonly<{ kind: 'finish' }>
  | Readonly<{ kind: 'cancel' }>
  | Readonly<{ kind: 'add'; point: Coordinates }>

export const noDrawing: Drawing = { state: 'none', points: [] }

/** Degrees (about a metre) below which two points are one: the second click of a double click. */
const samePlace = 0.00001

/**
 * Returns the drawing after a step. A point equal to the last one closes it, as does the last that is allowed. Fewer
 * than three points are no area and cannot be closed.
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
  return added.length >= polygonPoints.max ? close(added) : { state: 'open', points: added }
}

function close(points: readonly Coordinates[]): Drawing {
  return { state: points.length >= polygonPoints.min ? 'closed' : 'open', points }
}

function isSamePlace(one: Coordinates, other: Coordinates): boolean {
  return (
    Math.abs(one.latitude - other.latitude) < samePlace &&
    Math.abs(one.longitude - other.longitude) < samePlace
  )
}
