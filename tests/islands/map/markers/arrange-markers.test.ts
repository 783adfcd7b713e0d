import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrangeMarkers,
  litMarker,
  type MarkersView,
  type PlacedMarker,
} from '#islands/map/markers/arrange-markers.ts'
import type { Box } from '#islands/map/markers/marker-groups.ts'

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

type Screen = Pick<MarkersView, 'size' | 'reserved'>

const wide: Screen = {
  size: { width: 1280, height: 760 },
  reserved: [box(450, 10, 830, 66), box(1210, 630, 1274, 730), box(0, 716, 180, 760)],
}
/** Maps with their tools as browsers lay them out: beside a list, narrow beside a list, on a phone, with every tool. */
const screens: readonly Screen[] = [
  wide,
  {
    size: { width: 717, height: 673 },
    reserved: [
      box(284, 16, 434, 60),
      box(16, 501, 176, 545),
      box(657, 429, 701, 517),
      box(194, 522, 272, 545),
      box(428, 612, 649, 633),
      box(658, 605, 702, 649),
    ],
  },
  {
    size: { width: 430, height: 873 },
    reserved: [
      box(16, 16, 414, 110),
      box(16, 701, 176, 745),
      box(370, 629, 414, 717),
      box(150, 830, 360, 873),
    ],
  },
  {
    size: { width: 390, height: 780 },
    reserved: [
      box(20, 9, 127, 53),
      box(135, 9, 370, 53),
      box(16, 68, 374, 162),
      box(16, 568, 176, 612),
      box(169, 607, 390, 628),
      box(340, 712, 384, 756),
    ],
  },
]

/** A view whose positions are px already. */
function viewOf(
  spots: readonly (readonly [x: number, y: number])[],
  zoom = 11.4,
  { size, reserved } = wide,
): MarkersView {
  return {
    pins: spots.map((at, row) => ({ row, count: 1, isSeen: false, at: [...at] })),
    zoom,
    size,
    project: ([x = 0, y = 0]) => [x, y],
    reserved,
    widthOf: ({ row }) => 60 + (row % 5) * 8,
  }
}

const shapesOf = (markers: readonly PlacedMarker[]) => markers.map(({ shape, count }) => `${shape} ${count}`)
const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function faultsOf(markers: readonly PlacedMarker[], { reserved }: Screen): readonly string[] {
  const overlaps = markers.flatMap((one, at) =>
    markers
      .slice(at + 1)
      .flatMap((other) => (isOver(one.box, other.box) ? [`${one.shape} over ${other.shape}`] : [])),
  )
  const hidden = markers.filter(({ box }) => reserved.some((tool) => isOver(box, tool)))
  return [...overlaps, ...hidden.map(({ shape }) => `${shape} under a tool`)]
}

/** The prices that leave the map. */
function cutPrices(markers: readonly PlacedMarker[], { size }: Screen): readonly PlacedMarker[] {
  const prices = markers.filter(({ shape }) => shape !== 'circle' && shape !== 'dot')
  return prices.filter(
    ({ box }) => box.left < 0 || box.top < 0 || box.right > size.width || box.bottom > size.height,
  )
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

/** Up to as far outside a map as markers are still partly on it. */
const spot = fc.tuple(
  fc.double({ min: -80, max: 1360, noNaN: true }),
  fc.double({ min: -80, max: 950, noNaN: true }),
)
const isNear = ([x, y]: readonly [number, number], { size }: Screen): boolean =>
  x > -80 && y > -80 && x < size.width + 80 && y < size.height + 80

test('no marker covers another or stands under a tool, no price is cut by the edge, and every home has one', () => {
  fc.assert(
    fc.property(
      fc.array(spot, { maxLength: 150, size: 'max' }),
      fc.constantFrom(10, 11.4, 13),
      fc.constantFrom(...screens),
      (all, zoom, screen) => {
        const spots = all.filter((each) => isNear(each, screen))
        const markers = arrangeMarkers(viewOf(spots, zoom, screen))
        expect(faultsOf(markers, screen)).toEqual([])
        expect(cutPrices(markers, screen)).toEqual([])
        const rows = markers.flatMap(({ pins }) => pins.map(({ row }) => row))
        expect(rows.toSorted((a, b) => a - b)).toEqual(spots.map((_, row) => row))
      },
    ),
    { numRuns: 200 },
  )
})

test('the price of a home that is pointed at stands under no tool either', () => {
  fc.assert(
    fc.property(spot, fc.constantFrom(...screens), (at, screen) => {
      const view = viewOf([at], 11.4, screen)
      const lit = view.pins.map((pin) => litMarker(pin, view))
      expect(faultsOf(lit, screen)).toEqual([])
    }),
    { numRuns: 300 },
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
