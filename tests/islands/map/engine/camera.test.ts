import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cameraFor, projectWith } from '#islands/map/engine/camera.ts'
import { openingCamera } from '#islands/map/engine/fitting.ts'

const size = { width: 720, height: 760 }
const padding = { top: 76, right: 44, bottom: 40, left: 20 }
const bounds = fc
  .tuple(
    fc.double({ min: 2, max: 6, noNaN: true }),
    fc.double({ min: 49, max: 52, noNaN: true }),
    fc.double({ min: 0.001, max: 2, noNaN: true }),
    fc.double({ min: 0.001, max: 2, noNaN: true }),
  )
  .map(([west, south, wide, high]) => [west, south, west + wide, south + high] as const)

describe('a camera', () => {
  test('shows the whole box within the padding, touching it on one side', () => {
    fc.assert(
      fc.property(bounds, (box) => {
        const [west, south, east, north] = box
        const project = projectWith(cameraFor(box, size, { padding, maxZoom: 30 }), size)
        const [left, top] = project([west, north])
        const [right, bottom] = project([east, south])
        const free = [
          left - padding.left,
          size.width - padding.right - right,
          top - padding.top,
          size.height - padding.bottom - bottom,
        ]
        for (const px of free) expect(px).toBeGreaterThan(-0.01)
        const [across = 1, , down = 1] = free
        expect(Math.min(across, down)).toBeLessThan(0.01)
        expect(free[0]).toBeCloseTo(free[1] ?? NaN, 2)
        expect(free[2]).toBeCloseTo(free[3] ?? NaN, 2)
      }),
    )
  })

  test('respects the largest zoom', () => {
    const point = [4, 51, 4, 51] as const
    expect(cameraFor(point, size, { padding, maxZoom: 13.5 }).zoom).toBe(13.5)
  })

  test('shows a world of 512 px at zoom 0, with the equator in the middle', () => {
    const project = projectWith(
      { centre: { latitude: 0, longitude: 0 }, zoom: 0 },
      { width: 512, height: 512 },
    )
    expect(project([-180, 0])).toEqual([0, 256])
    const [x, y] = project([180, 85.051129])
    expect([x, Math.abs(Math.round(y))]).toEqual([512, 0])
  })
})

test('without listings the map opens on its home view, within the zooms of its base', () => {
  const home = { latitude: 50.46, longitude: 4.87, zoom: 10 }
  const drawing = { url: '/map/region.json', maxZoom: 12 }
  const base = { kind: 'schematic', home, drawing } as const
  expect(openingCamera(size, { base, bounds: undefined, isView: false })).toEqual({ centre: home, zoom: 10 })
  const street = [4, 51, 4.0001, 51.0001] as const
  expect(openingCamera(size, { base, bounds: street, isView: true }).zoom).toBe(12)
  const world = [-170, -80, 170, 80] as const
  expect(openingCamera(size, { base, bounds: world, isView: true }).zoom).toBe(7)
})
