import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from '#scripts/server/byte-range.ts'

test.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=8-', { first: 8, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=5-500', { first: 5, last: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=4-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('%s of ten bytes', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})

test('every parsed range lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1e6 }), (from, to, size) => {
      const range = parseRange(`bytes=${from}-${to}`, size)
      if (range === undefined || range === 'outside') return
      expect(range.first).toBeLessThanOrEqual(range.last)
      expect(range.last).toBeLessThan(size)
    }),
  )
})
