import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atLeast } from '#service/owners/accounts/at-least.ts'

test.each([
  ['work that is done at once', () => Promise.resolve('an')],
  ['work that fails at once', () => Promise.reject(new Error('no account'))],
])('%s is answered once the pause is over', async (_, work) => {
  const pause = setTimeout(30, 'over')
  const answered = atLeast(pause, work()).then(String, String)
  expect(await Promise.race([answered, pause])).toBe('over')
  expect(await answered).toMatch(/an|no account/)
})
