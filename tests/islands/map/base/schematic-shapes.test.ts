import { expect, test } from 'vitest'
import { isWay, shapes, widthAt } from '#islands/map/base/schematic-shapes.ts'

const ways = shapes.filter(isWay)

test('a line has the given widths at their zooms, and interpolated ones between', () => {
  for (const { widths } of ways) {
    expect([9, 12, 15].map((zoom) => widthAt(widths, zoom))).toEqual([...widths])
    expect([6, 18].map((zoom) => widthAt(widths, zoom))).toEqual([widths[0], widths[2]])
  }
  const river = ways.find(({ id }) => id === 'river')
  const steps = [9, 9.5, 10, 10.5, 11, 11.5, 12, 13, 14, 15].map((zoom) =>
    widthAt(river?.widths ?? [0, 0, 0], zoom),
  )
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
})
