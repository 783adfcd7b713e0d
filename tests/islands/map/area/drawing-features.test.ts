import { expect, test } from 'vitest'
import { drawingFeatures } from '#islands/map/area/drawing-features.ts'

const corners = [
  [51, 4],
  [51, 4.1],
  [51.1, 4.1],
] as const
const shapesOf = (count: number, state: 'none' | 'open' | 'closed' = 'open') =>
  drawingFeatures({
    state,
    points: corners.slice(0, count).map(([latitude, longitude]) => ({ latitude, longitude })),
  }).features

test('a drawing shows its corners, from the second one a line, and from the third on what it encloses', () => {
  expect([0, 1, 2, 3].map((count) => shapesOf(count).map(({ geometry }) => geometry.type))).toEqual([
    [],
    ['Point'],
    ['LineString', 'Point', 'Point'],
    ['Polygon', 'LineString', 'Point', 'Point', 'Point'],
  ])
  expect(shapesOf(3).map(({ geometry }) => geometry.coordinates)).toEqual([
    [
      [
        [4, 51],
        [4.1, 51],
        [4.1, 51.1],
        [4, 51],
      ],
    ],
    [
      [4, 51],
      [4.1, 51],
      [4.1, 51.1],
    ],
    [4, 51],
    [4.1, 51],
    [4.1, 51.1],
  ])
})

test('the first corner, which closes the area, is marked', () => {
  expect(shapesOf(3).map(({ properties }) => properties['isFirst'])).toEqual([
    undefined,
    undefined,
    true,
    false,
    false,
  ])
})

test('no drawing shows nothing', () => {
  expect([shapesOf(3, 'none'), shapesOf(3, 'closed')]).toEqual([[], []])
})
