import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLocalTime } from '#data/cell/parse-local-time.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'

const timeOf = (value: string) => {
  const read = parseLocalTime(value)
  return read.kind === 'value' ? read.value : read.kind
}

test.each([
  ['2026-11-25 14:00', '2026-11-25T14:00'],
  ['2026-11-25T14:00:59+01:00', '2026-11-25T14:00'],
  ['25/11/2026 9:40', 'invalid'],
  ['25/11/2026 09:40', '2026-11-25T09:40'],
  ['/Date(1795518060000+0100)/', '2026-11-24T12:01'],
  ['2026-11-25', 'invalid'],
  ['2026-11-25 24:00', 'invalid'],
  ['2026-11-31 10:00', 'invalid'],
  ['morgen', 'invalid'],
  ['', 'empty'],
])('%j is %s', (text, expected) => {
  expect(timeOf(text)).toBe(expected)
})

test('milliseconds are shown on Belgium’s clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 172_800_000, max: 4_000_000_000_000 }), (instant) => {
      const { on, at } = toBrussels(instant)
      expect(timeOf(`/Date(${instant}+0000)/`).slice(11)).toBe(at)
      expect(on).toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
    { numRuns: 50 },
  )
})
