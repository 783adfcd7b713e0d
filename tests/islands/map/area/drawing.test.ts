import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw, type DrawingStep, noDrawing } from '#islands/map/area/drawing.ts'
import { formatArea, parsePolygon, polygonPoints } from '#search/filters/area.ts'

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

test('the last corner that an address may have closes the area, which the address then gives back', () => {
  const points = Array.from({ length: polygonPoints.max }, (_, step) => at(51 + step / 100, 4))
  const open = after(...points.slice(1))
  expect([open.state, open.points.length]).toEqual(['open', polygonPoints.max - 1])
  const { state, points: corners } = after(...points)
  expect(state).toBe('closed')
  const area = { kind: 'polygon', points: corners } as const
  expect(parsePolygon(formatArea(area)[1])).toEqual(area)
})

test.each([
  [0.000_02, 0, 4],
  [0, 0.000_02, 4],
  [0.000_002, 0.000_002, 3],
])('a corner %f degrees to the north and %f to the east of the last one makes %i', (north, east, corner) => {
  expect(after(...corners, at(51.1 + north, 4.1 + east)).points).toHaveLength(corner)
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
      expect(points.length).toBeLessThanOrEqual(polygonPoints.max)
      expect(state === 'closed' && points.length < 3).toBe(false)
    }),
  )
})
