import { expect, test } from 'vitest'
import { isDusk } from '#client/banner/dusk.ts'

test.each([
  ['2026-11-20T15:46:59Z', false],
  ['2026-11-20T15:47:00Z', true],
  ['2026-11-20T17:55:59+01:00', true],
  ['2026-11-20T16:59:00Z', true],
  ['2026-11-20T17:00:00Z', false],
])('at %s it is dusk from 15.47 to 17.00 UTC: %s', (at, dusk) => {
  expect(isDusk('15:47 17:00', new Date(at))).toBe(dusk)
})

test('without moments it is never dusk', () => {
  expect(isDusk('', new Date('2026-11-20T00:00:00Z'))).toBe(false)
})
