import { type Dispatch, useEffect, useReducer } from 'react'
import type { Coordinates } from '#domain/place/place.ts'
import type { SearchArea } from '#search/filters/area.ts'
import { draw, type Drawing, type DrawingStep, noDrawing } from './drawing.ts'
import type { ListingMap } from '#islands/map/engine/listing-map.ts'

/** Px within which a click counts as one on the first corner. */
const nearPx = 14

type AreaDrawing = Readonly<{
  drawing: Drawing
  isDrawing: boolean
  step: Dispatch<DrawingStep>
  pressWhileDrawing: (map: ListingMap, at: Coordinates, pixel: readonly [number, number]) => void
  /** Enter sets a corner at the centre of the map, Backspace removes the last one, Escape cancels. */
  keyWhileDrawing: (map: ListingMap, event: KeyboardEvent) => void
}>

/** Draws an area by clicks or by keyboard; a closed one is searched. */
export function useAreaDrawing(map: ListingMap | undefined, onArea: (area: SearchArea) => void): AreaDrawing {
  const [drawing, step] = useReducer(draw, noDrawing)
  const { state, points } = drawing
  useEffect(() => {
    map?.setDrawing(state === 'open')
    if (state !== 'closed') return
    onArea({ kind: 'polygon', points })
    step({ kind: 'cancel' })
  }, [map, state, points, onArea])
  return {
    drawing,
    isDrawing: state === 'open',
    step,
    pressWhileDrawing: (pressed, at, [x, y]) => {
      const first = points[0]
      const [firstX, firstY] = first === undefined ? [Infinity, Infinity] : pressed.project(first)
      const isFirst = points.length >= 3 && Math.hypot(x - firstX, y - firstY) <= nearPx
      step(isFirst ? { kind: 'finish' } : { kind: 'add', point: at })
    },
    keyWhileDrawing: (pressed, event) => {
      if (event.key === 'Escape') return step({ kind: 'cancel' })
      // Enter on a button of the bar clicks that button.
      if (!(event.target instanceof HTMLCanvasElement)) return undefined
      if (event.key === 'Enter') pressed.onceIdle((point) => step({ kind: 'add', point }))
      else if (event.key === 'Backspace') step({ kind: 'undo' })
      else return undefined
      return event.preventDefault()
    },
  }
}
