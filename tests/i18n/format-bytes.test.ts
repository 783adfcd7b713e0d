import { expect, test } from 'vitest'
import { formatBytes } from '#i18n/format-bytes.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [240_000, '235 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [1_900_000, '1,8 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('a file of %i bytes is %s', (bytes, words) => {
  expect(formatBytes(bytes, 'nl').replace('\u00A0', ' ')).toBe(words)
})

test('French counts in octets', () => {
  expect(formatBytes(1_900_000, 'fr')).toBe('1,8\u00A0Mo')
})
