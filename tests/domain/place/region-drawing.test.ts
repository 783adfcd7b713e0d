import { describe, expect, test } from 'vitest'
import { deepestZoom } from '#domain/place/region-drawing.ts'

/** Towns in a row, some degrees of latitude apart. */
function towns(step: number, count = 9) {
  return Array.from({ length: count }, (_, at) => ({ latitude: 51 + at * step, longitude: 4 }))
}

describe('the nearest zoom of a drawing', () => {
  test('keeps two neighbouring towns within the width of a phone', () => {
    const step = 0.03
    const km = step * 111.2
    const zoom = deepestZoom(towns(step))
    const kmPerPx = (40_075 * Math.cos((51 * Math.PI) / 180)) / 512 / 2 ** zoom
    expect(km / kmPerPx).toBeLessThanOrEqual(390)
    expect(km / kmPerPx).toBeGreaterThan(300)
  })

  test('is nearer for a drawing with more towns, and one far town changes nothing', () => {
    expect(deepestZoom(towns(0.01))).toBeGreaterThan(deepestZoom(towns(0.04)))
    const far = { latitude: 49.6, longitude: 6.1 }
    expect(deepestZoom([...towns(0.03), far])).toBe(deepestZoom(towns(0.03)))
  })

  test('has limits, also for a drawing without towns or with two at one place', () => {
    expect(deepestZoom([])).toBe(14)
    expect(deepestZoom(towns(0, 2))).toBe(14)
    expect(deepestZoom(towns(0.00001))).toBe(14)
    expect(deepestZoom(towns(5, 3))).toBe(9)
  })
})
