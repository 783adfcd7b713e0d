import { expect, test } from 'vitest'
import { maxAttempts, waitAfter } from '#service/kit/outbox/retry-plan.ts'

test.each([0, 0.5, 1])(
  'a mail survives a server that is away for a day, whatever the jitter (%d)',
  (random) => {
    const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => waitAfter(index + 1, random))
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 60 * 60 * 1000)
  },
)

test('a server that is back gets every mail within five hours', () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => waitAfter(index + 1, 1))
  expect(Math.max(...waits)).toBeLessThan(5 * 60 * 60 * 1000)
})

test('mails that failed together come back apart', () => {
  expect([waitAfter(1, 0), waitAfter(1, 1), waitAfter(2, 0)]).toEqual([24_000, 36_000, 96_000])
})
