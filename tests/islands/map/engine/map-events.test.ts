import type { Map as LibreMap } from 'maplibre-gl'
import { describe, expect, test, vi } from 'vitest'
import { keyOf, listenToMap, type MapListeners } from '#islands/map/engine/map-events.ts'
import type { MapMarkers, MapTarget } from '#islands/map/engine/map-markers.ts'

type Listener = (event?: object) => void

/** A target of 20 px by 20 px around a place on the map. */
const targetAt = (row: number, x: number, y: number): MapTarget =>
  Object.assign(Object.create(null), {
    kind: 'pin',
    row,
    box: { left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 },
  })

/** The events of a map of 400 px by 300 px that draws nothing, with some targets. */
function start(targets: readonly MapTarget[] = []) {
  const heard = new Map<string, Set<Listener>>()
  const classes = new Set<string>()
  const state = { isMoving: false, arranged: 0 }
  const map: LibreMap = Object.assign(Object.create(null), {
    on: (type: string, listener: Listener) => {
      const all = heard.get(type) ?? new Set()
      heard.set(type, all.add(listener))
      return { unsubscribe: () => void all.delete(listener) }
    },
    isMoving: () => state.isMoving,
    getContainer: () => ({ clientWidth: 400, clientHeight: 300 }),
    getCanvas: () => ({
      classList: {
        toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
      },
    }),
  })
  const markers: MapMarkers = Object.assign(Object.create(null), {
    targets: () => targets,
    at: (x: number, y: number) =>
      targets.find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom),
    arrange: () => void (state.arranged += 1),
  })
  const listeners = {
    onPress: vi.fn<MapListeners['onPress']>(),
    onDoublePress: vi.fn<MapListeners['onDoublePress']>(),
    onPoint: vi.fn<MapListeners['onPoint']>(),
    onMoved: vi.fn<MapListeners['onMoved']>(),
    onTargets: vi.fn<MapListeners['onTargets']>(),
    onDrawn: vi.fn<MapListeners['onDrawn']>(),
    onBaseFailed: vi.fn<MapListeners['onBaseFailed']>(),
    onAvailable: vi.fn<MapListeners['onAvailable']>(),
  }
  const stop = listenToMap(map, markers, listeners)
  const fire = (type: string, event: object = {}) => {
    for (const listener of heard.get(type) ?? []) listener(event)
  }
  return { ...listeners, state, classes, fire, stop }
}

const at = (x: number, y: number) => ({ point: { x, y }, lngLat: { lat: 51, lng: 4 } })

describe('the events of the map', () => {
  const home = targetAt(7, 100, 100)

  test('a press names the target below it, or none, and the place', () => {
    const { fire, onPress, onDoublePress } = start([home])
    fire('click', at(105, 95))
    fire('click', at(300, 95))
    const place = { latitude: 51, longitude: 4 }
    expect(onPress.mock.calls).toEqual([
      [home, place, [105, 95]],
      [undefined, place, [300, 95]],
    ])
    fire('dblclick')
    expect(onDoublePress).toHaveBeenCalledOnce()
  })

  test('a target that is pointed at is told once, and once that it is left', () => {
    const { fire, onPoint, classes, state } = start([home])
    fire('mousemove', at(100, 100))
    fire('mousemove', at(101, 100))
    expect([onPoint.mock.calls, [...classes]]).toEqual([[[home]], ['map__canvas--press']])
    // A dragged map points at nothing else.
    state.isMoving = true
    fire('mousemove', at(300, 100))
    expect(onPoint).toHaveBeenCalledOnce()
    fire('mouseout')
    expect([onPoint.mock.calls.at(-1), [...classes]]).toEqual([[undefined], []])
    expect(onPoint).toHaveBeenCalledTimes(2)
  })

  test('pins are arranged after each move and size, and only a move of the visitor is told', () => {
    const { fire, onMoved, state } = start()
    fire('moveend')
    expect([state.arranged, onMoved.mock.calls.length]).toEqual([1, 0])
    fire('moveend', { originalEvent: {} })
    fire('resize')
    expect([state.arranged, onMoved.mock.calls.length]).toEqual([3, 1])
  })

  test('the stops of the tab key are the targets in the window, from top to bottom and left to right', () => {
    const inside = [targetAt(1, 200, 250), targetAt(2, 300, 50), targetAt(3, 20, 50)]
    const edges = [targetAt(4, 0, 0), targetAt(5, 400, 300)]
    const outside = [targetAt(6, -1, 50), targetAt(7, 401, 50), targetAt(8, 50, -1), targetAt(9, 50, 301)]
    const { fire, onTargets } = start([...inside, ...outside, ...edges])
    fire('idle')
    expect(onTargets.mock.calls[0]?.[0].map(({ row }) => row)).toEqual([4, 3, 2, 1, 5])
  })

  test('there are thirty of them at most', () => {
    const { fire, onTargets } = start(Array.from({ length: 40 }, (_, row) => targetAt(row, 200, row)))
    fire('idle')
    expect(onTargets.mock.calls[0]?.[0]).toHaveLength(30)
  })

  test('the first view, a move before it, and a lost drawing are told, until one stops to listen', () => {
    const { fire, onDrawn, onAvailable, onTargets, stop } = start()
    fire('movestart')
    fire('idle')
    expect(onDrawn).toHaveBeenCalledTimes(2)
    fire('webglcontextlost')
    fire('webglcontextrestored')
    expect(onAvailable.mock.calls).toEqual([[false], [true]])
    stop()
    fire('idle')
    fire('webglcontextlost')
    expect([onTargets.mock.calls.length, onAvailable.mock.calls.length]).toEqual([1, 2])
  })
})

test('a target is the same when the map moves', () => {
  expect(keyOf(targetAt(7, 1, 1))).toBe(keyOf(targetAt(7, 200, 30)))
  expect(keyOf(targetAt(7, 1, 1))).not.toBe(keyOf(targetAt(8, 1, 1)))
})
