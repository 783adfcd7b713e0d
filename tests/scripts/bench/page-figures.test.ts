import { expect, test } from 'vitest'
import { isFair, medianOf } from '#scripts/bench/pages/measure-score.ts'
import { median } from '#scripts/bench/pages/median.ts'
import { formatPageHead, formatPageRow } from '#scripts/bench/pages/page-budgets.ts'

test('the median is the middle of the sorted values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 9, 2])).toBe(3)
  expect(() => median([])).toThrow(RangeError)
  expect(medianOf([], 'score')).toBeUndefined()
})

test('a row has no mark when all budgets are met, and is aligned with its headings', () => {
  const row = formatPageRow('home', { score: 100, lcp: 1357, cls: 0.0001, press: 48 }, '5 of 5, 3500')
  expect(row).toMatch(/home +100 +1\.36 s +0\.000 +48 ms +5 of 5, 3500/)
  expect(row).not.toContain('✗')
  const [names = ''] = formatPageHead()
  expect(row.indexOf('5 of 5')).toBe(names.indexOf('runs kept'))
})

test.each([
  [{ score: 99 }, '99 ✗'],
  [{ lcp: 1500 }, '1.50 s ✗'],
  [{ cls: 0.001 }, '0.001 ✗'],
  [{ press: 100 }, '100 ms ✗'],
  [{ score: undefined }, '– ✗'],
])('%o misses its budget', (missed, word) => {
  const row = formatPageRow('home', { score: 100, lcp: 1, cls: 0, press: 1, ...missed }, '')
  expect(row).toContain(word)
  expect(row.match(/✗/g)).toHaveLength(1)
})

test('a run is valid on a machine that is fast and idle enough', () => {
  const isKept = (benchmarkIndex: number, best: number) => isFair({ benchmarkIndex }, best)
  expect(isKept(999, 999)).toBe(false)
  expect(isKept(1000, 1000)).toBe(true)
  expect(isKept(2600, 3600)).toBe(false)
  expect(isKept(2700, 3600)).toBe(true)
})
