import { expect, test } from 'vitest'
import { formatReceived } from '#data/problems/problem-log.ts'
import { readProperties } from '#tests/data/read-records.ts'

test.each<[unknown, string]>([
  ['Berlare', '"Berlare"'],
  [12, '12'],
  [null, 'null'],
  [[1, 'a'], '[1,"a"]'],
  [{ Url: { deep: [1] } }, '{"Url":{"deep":[…]}}'],
  ['x'.repeat(100), `"${'x'.repeat(59)}…`],
])('%j is shown as %s', (value, shown) => expect(formatReceived(value)).toBe(shown))

test('a record of 100,000 nested brackets gives one clear error', () => {
  const nested: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
  const { problems } = readProperties(nested)
  expect(problems).toMatchObject([{ severity: 'error', record: '#1', received: '[[[…]]]' }])
})
