import { expect, test } from 'vitest'
import { townRadius, ways, widthAt } from '#islands/map/base/schematic-shapes.ts'

test('a line has the given widths at their zooms, and interpolated ones between', () => {
  for (const { widths } of ways) {
    expect([9, 12, 15].map((zoom) => widthAt(widths, zoom))).toEqual([...widths])
    expect([6, 18].map((zoom) => widthAt(widths, zoom))).toEqual([widths[0], widths[2]])
  }
  const [river] = ways
  const steps = [9, 9.5, 10, 10.5, 11, 11.5, 12, 13, 14, 15].map((zoom) =>
    widthAt(river?.widths ?? [0, 0, 0], zoom),
  )
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
})

test('a town has the same size in metres at every zoom, and a city is larger than a village', () => {
  expect(townRadius(1, 10)).toBe(4 * townRadius(1, 8))
  const [city = 0, town = 0, small = 0, village = 0] = [1, 2, 3, 4].map((rank) => townRadius(rank, 11))
  expect(city > town && town > small && small > village).toBe(true)
  expect(townRadius(undefined, 11)).toBe(village)
})
