import { describe, expect, test } from 'vitest'
import { openBareMap } from '#tests/support/island/bare-map.ts'

const pinAt = (row: number, longitude: number, latitude: number, count = 1) => ({
  row,
  count,
  isSeen: false,
  at: [longitude, latitude],
})

describe('the markers of a map', () => {
  test('are found where they stand', () => {
    const { markers, shown } = openBareMap()
    markers.showPins([pinAt(7, 4, 51), pinAt(8, 4.2, 51)])
    expect(shown).toEqual({ listings: ['above/pin/7', 'above/pin/8'], active: [] })
    const [seven, eight] = markers.targets()
    expect([seven, eight]).toMatchObject([
      { kind: 'pin', row: 7, count: 1 },
      { kind: 'pin', row: 8, count: 1 },
    ])
    const { left, right, top, bottom } = seven?.box ?? { left: 0, right: 0, top: 0, bottom: 0 }
    for (const [x, y] of [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const)
      expect(markers.at(x, y)?.row).toBe(7)
    for (const [x, y] of [
      [left - 1, top],
      [right + 1, top],
      [left, top - 1],
      [right, bottom + 1],
    ] as const)
      expect(markers.at(x, y)).toBeUndefined()
  })

  test('part where a zoom parts them, and else open a list', () => {
    const { map, markers } = openBareMap()
    const kinds = () => markers.targets().map((target) => target.kind === 'cluster' && target.isList)
    markers.showPins([pinAt(1, 4, 51), pinAt(2, 4.0001, 51)])
    expect(kinds()).toEqual([false])
    expect(markers.targets()).toMatchObject([{ row: 1, count: 2, pins: [{ row: 1 }, { row: 2 }] }])
    map.jumpTo({ zoom: 12.25 })
    markers.arrange()
    expect(kinds()).toEqual([true])
    map.jumpTo({ zoom: 10 })
    markers.showPins([pinAt(1, 4, 51, 3)])
    expect(kinds()).toEqual([true])
  })

  test('are lit, and arranged anew for other tools only', () => {
    const { markers, shown, arranged } = openBareMap()
    markers.showPins([pinAt(1, 4, 51), pinAt(2, 4.0001, 51), pinAt(3, 4.2, 51)])
    markers.showActive([pinAt(2, 4.0001, 51), pinAt(3, 4.2, 51)])
    expect(shown).toEqual({
      listings: ['circle/2', 'above/pin/3'],
      active: ['above/active/2', 'above/active/3'],
    })
    const { length } = arranged
    markers.keepClearOf('near')
    expect(arranged.slice(length)).toEqual(['listings', 'active'])
    markers.keepClearOf('near')
    expect(arranged).toHaveLength(length + 2)
  })

  test('are lit where they stand, and a dot as the price that it had no room for', () => {
    const { map, markers, shown } = openBareMap()
    const at = (row: number, x: number, y: number) => {
      const { lng, lat } = map.unproject([x, y])
      return pinAt(row, lng, lat)
    }
    const pins = [at(1, 400, 300), at(2, 456, 300), at(3, 2, 2)]
    markers.showPins(pins)
    markers.showActive(pins)
    expect(shown).toEqual({
      listings: ['above/pin/1', 'below/pin/2', 'dot/pin'],
      active: ['above/active/1', 'below/active/2', 'above/active/3'],
    })
  })
})
