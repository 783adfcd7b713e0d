import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeMarkers, type MarkersView, type PlacedMarker } from '#islands/map/markers/arrange-markers.ts'
import type { Box } from '#islands/map/markers/marker-groups.ts'

const size = { width: 1280, height: 760 }
const tools: readonly Box[] = [
  { left: 450, top: 10, right: 830, bottom: 66 },
  { left: 1210, top: 630, right: 1274, bottom: 730 },
  { left: 0, top: 716, right: 180, bottom: 760 },
]

/** A view whose positions are px already. */
function viewOf(spots: readonly (readonly [x: number, y: number])[], zoom = 11.4): MarkersView {
  return {
    pins: spots.map((at, row) => ({ row, count: 1, isSeen: false, at: [...at] })),
    zoom,
    size,
    project: ([x = 0, y = 0]) => [x, y],
    reserved: tools,
    widthOf: ({ row }) => 60 + (row % 5) * 8,
  }
}

const shapesOf = (markers: readonly PlacedMarker[]) => markers.map(({ shape, count }) => `${shape} ${count}`)
const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function faultsOf(markers: readonly PlacedMarker[]): readonly string[] {
  const overlaps = markers.flatMap((one, at) =>
    markers
      .slice(at + 1)
      .flatMap((other) => (isOver(one.box, other.box) ? [`${one.shape} over ${other.shape}`] : [])),
  )
  const hidden = markers.filter(
    ({ shape, box }) => shape !== 'dot' && tools.some((tool) => isOver(box, tool)),
  )
  return [...overlaps, ...hidden.map(({ shape }) => `${shape} under a tool`)]
}

test('a home alone has its price above it; at the upper edge or under a tool it goes below or aside', () => {
  expect(shapesOf(arrangeMarkers(viewOf([[300, 300]])))).toEqual(['above 1'])
  expect(shapesOf(arrangeMarkers(viewOf([[300, 12]])))).toEqual(['below 1'])
  expect(shapesOf(arrangeMarkers(viewOf([[440, 40]])))).toEqual(['left 1'])
})

test('homes near each other share a circle, which parts as the map comes nearer', () => {
  const spots = [
    [300, 300],
    [335, 300],
  ] as const
  expect(shapesOf(arrangeMarkers(viewOf(spots, 10)))).toEqual(['circle 2'])
  expect(shapesOf(arrangeMarkers(viewOf(spots, 13)))).toEqual(['above 1', 'below 1'])
})

test('several listings at one point are a circle with their number', () => {
  const view = viewOf([[300, 300]])
  const pins = view.pins.map((pin) => ({ ...pin, count: 7 }))
  expect(shapesOf(arrangeMarkers({ ...view, pins }))).toEqual(['circle 7'])
})

const spot = fc.tuple(
  fc.double({ min: 5, max: 1275, noNaN: true }),
  fc.double({ min: 5, max: 755, noNaN: true }),
)

test('no marker covers another or stands under a tool, and every home has one', () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 150 }), fc.constantFrom(10, 11.4, 13), (spots, zoom) => {
      const markers = arrangeMarkers(viewOf(spots, zoom))
      expect(faultsOf(markers)).toEqual([])
      const rows = markers.flatMap(({ pins }) => pins.map(({ row }) => row))
      expect(rows.toSorted((a, b) => a - b)).toEqual(spots.map((_, row) => row))
    }),
    { numRuns: 60 },
  )
})

test('the order of the list does not change the markers', () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 60 }), (spots) => {
      const view = viewOf(spots)
      const turned = { ...view, pins: view.pins.toReversed() }
      expect(arrangeMarkers(turned)).toEqual(arrangeMarkers(view))
    }),
    { numRuns: 40 },
  )
})
