import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw, type DrawingStep, mostPoints, noDrawing } from '#islands/map/area/drawing.ts'

const at = (latitude: number, longitude: number): DrawingStep => ({
  kind: 'add',
  point: { latitude, longitude },
})
const corners = [at(51, 4), at(51, 4.1), at(51.1, 4.1)]
const after = (...steps: readonly DrawingStep[]) => steps.reduce(draw, draw(noDrawing, { kind: 'start' }))

test('three corners that are closed make an area', () => {
  expect(after(...corners, { kind: 'finish' })).toEqual({
    state: 'closed',
    points: corners.flatMap((step) => (step.kind === 'add' ? [step.point] : [])),
  })
})

test('adding the same point twice closes the area, like a double click', () => {
  expect(after(...corners, at(51.1, 4.1))).toMatchObject({ state: 'closed', points: { length: 3 } })
})

test('two corners cannot be closed', () => {
  expect(after(at(51, 4), at(51, 4.1), { kind: 'finish' }).state).toBe('open')
  expect(after(at(51, 4), at(51, 4)).points).toHaveLength(1)
})

test('the last corner can be removed, and the drawing cancelled', () => {
  expect(after(...corners, { kind: 'undo' }).points).toHaveLength(2)
  expect(after(...corners, { kind: 'cancel' })).toEqual(noDrawing)
  expect(after({ kind: 'undo' }).points).toEqual([])
})

test('corners are ignored before the drawing has started', () => {
  expect(draw(noDrawing, at(51, 4))).toEqual(noDrawing)
})

test('an area has at least three corners and fits into a URL', () => {
  const step = fc.oneof(
    fc.constantFrom<DrawingStep>({ kind: 'undo' }, { kind: 'finish' }),
    fc.record({
      kind: fc.constant('add' as const),
      point: fc.record({
        latitude: fc.double({ min: 50, max: 52, noNaN: true }),
        longitude: fc.double({ min: 3, max: 5, noNaN: true }),
      }),
    }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const { state, points } = after(...steps)
      expect(points.length).toBeLessThanOrEqual(mostPoints)
      expect(state === 'closed' && points.length < 3).toBe(false)
    }),
  )
})
