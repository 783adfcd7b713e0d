import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cameraFor, projectWith } from '#islands/map/engine/camera.ts'
import { openingCamera, zoomLimits } from '#islands/map/engine/fitting.ts'

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

test('a window smaller than its tools shows the middle of the box', () => {
  const { centre, zoom } = cameraFor([4, 51, 5, 52], { width: 40, height: 40 }, { padding, maxZoom: 13 })
  expect(zoom).toBe(0)
  expect(Number.isFinite(centre.latitude + centre.longitude)).toBe(true)
})

test('a stored view fills the map to its edges, listings leave room for the tools', () => {
  const drawing = { url: '/map/region.json', maxZoom: 14 }
  const base = { kind: 'schematic', home: { latitude: 50, longitude: 4, zoom: 10 }, drawing } as const
  const roomIn = (box: readonly [number, number, number, number], isView: boolean) => {
    const project = projectWith(openingCamera(size, { base, bounds: box, isView }), size)
    const [left, top] = project([box[0], box[3]])
    const [right, bottom] = project([box[2], box[1]])
    return [left, top, size.width - right, size.height - bottom].map((px) => Math.abs(Math.round(px)))
  }
  const [wide, high] = [
    [4, 51, 4.4, 51.01],
    [4, 51, 4.01, 51.4],
  ] as const
  const [left, , right] = roomIn(wide, false)
  const [, top, , bottom] = roomIn(high, false)
  expect([left, top, right, bottom]).toEqual([44, 84, 44, 40])
  expect([roomIn(wide, true)[0], roomIn(high, true)[1]]).toEqual([0, 0])
  // One home is not shown from its roof.
  expect(openingCamera(size, { base, bounds: [4, 51, 4, 51], isView: false }).zoom).toBe(13.5)
})

test('tiles of 256 px are shown from one zoom above theirs to one beyond, where they stay legible', () => {
  const limits = (minZoom: number) =>
    zoomLimits({
      kind: 'raster',
      home: { latitude: 50, longitude: 4, zoom: 10 },
      drawing: { url: '/map/region.json', maxZoom: 12 },
      url: '/{z}/{x}/{y}.png',
      attribution: '',
      hosts: [],
      minZoom,
      maxZoom: 15,
    })
  expect([limits(8), limits(0)]).toEqual([
    { minZoom: 7, maxZoom: 16 },
    { minZoom: 0, maxZoom: 16 },
  ])
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
