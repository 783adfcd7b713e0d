import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { someAtOnce } from '#scripts/kit/some-at-once.ts'

test('each item is worked on once, in order, so many at a time', async () => {
  const started: number[] = []
  let running = 0
  let most = 0
  await someAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item)
    most = Math.max(most, (running += 1))
    await turn()
    running -= 1
  })
  expect([started, most]).toEqual([[1, 2, 3, 4, 5], 2])
})

test('after an error no other item is started', async () => {
  const started: number[] = []
  const work = someAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item)
    await turn()
    if (item === 1) throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  await turn()
  expect(started).toEqual([1, 2])
})

test('the first error is thrown once nothing runs any more', async () => {
  let ended = 0
  const work = someAtOnce([1, 2, 3], 3, async (item) => {
    for (let waits = 0; waits < item; waits += 1) await turn()
    ended += 1
    throw new Error(`refused ${item}`)
  })
  await expect(work).rejects.toThrow('refused 1')
  expect(ended).toBe(3)
})
