import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw, type DrawingStep, mostPoints, noDrawing } from '#islands/map/area/drawing.ts'

const at = (latitude: number, longitude: number): DrawingStep => ({
  kind: 'add',
  point: { latitude, longitude },
})
const corners = [at(51, 4), at(51, 4.1), at(51.1, 4.1)]
const after = (...steps: readonly DrawingStep[]) => steps.reduce(draw, draw(noDrawing, { kind: 'start' }))

test('three corners and the end make an area', () => {
  expect(after(...corners, { kind: 'finish' })).toEqual({
    state: 'closed',
    points: corners.flatMap((step) => (step.kind === 'add' ? [step.point] : [])),
  })
})

test('two presses at one place end it, as a double press does', () => {
  expect(after(...corners, at(51.1, 4.1))).toMatchObject({ state: 'closed', points: { length: 3 } })
})

test('two corners are no area: the end does nothing', () => {
  expect(after(at(51, 4), at(51, 4.1), { kind: 'finish' }).state).toBe('open')
  expect(after(at(51, 4), at(51, 4)).points).toHaveLength(1)
})

test('the last corner can be taken back, and all of it dropped', () => {
  expect(after(...corners, { kind: 'undo' }).points).toHaveLength(2)
  expect(after(...corners, { kind: 'cancel' })).toEqual(noDrawing)
  expect(after({ kind: 'undo' }).points).toEqual([])
})

test('nothing is drawn before it starts', () => {
  expect(draw(noDrawing, at(51, 4))).toEqual(noDrawing)
})

test('an area is never of fewer than three corners, nor longer than a URL holds', () => {
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
