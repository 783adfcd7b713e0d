import { expect, test } from 'vitest'
import { createBodiesInFlight } from '#service/kit/web/body/bodies-in-flight.ts'
import { BusyError, createTurns } from '#service/kit/uploads/turns.ts'

test('so much is done at once, the rest in turn, and what would wait too long is sent away', async () => {
  const inTurn = createTurns(2, 3)
  const done = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = async (): Promise<void> => {
    most = Math.max(most, ++running)
    await done.promise
    running -= 1
  }
  const all = Array.from({ length: 6 }, () => inTurn(work))
  await expect(all[5]).rejects.toThrow(BusyError)
  done.resolve()
  await Promise.all(all.slice(0, 5))
  expect(most).toBe(2)
  await inTurn(work)
})

test('work that fails hands its turn on', async () => {
  const inTurn = createTurns(1, 5)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(() => Promise.resolve('next'))).toBe('next')
})

test('large bodies find room for ten files in all and three of an address, and give it back', () => {
  const room = createBodiesInFlight()
  const megabytes = 14 * 1024 * 1024
  const own = Array.from({ length: 4 }, () => room.take('192.0.2.1', megabytes))
  expect(own.map((taken) => taken !== undefined)).toEqual([true, true, true, false])
  const others = Array.from({ length: 8 }, (_, at) => room.take(`192.0.2.${at + 10}`, megabytes))
  expect(others.filter((taken) => taken !== undefined)).toHaveLength(7)
  own[0]?.()
  expect(room.take('192.0.2.1', megabytes)).toBeDefined()
  expect(room.take('192.0.2.9', megabytes)).toBeUndefined()
})

test('small bodies with a file find room for fifty', () => {
  const room = createBodiesInFlight()
  const taken = Array.from({ length: 51 }, (_, at) => room.take(`192.0.2.${at}`, 1000))
  expect(taken.filter((one) => one !== undefined)).toHaveLength(50)
  taken[0]?.()
  expect(room.take('192.0.2.99', 1000)).toBeDefined()
})
