import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone } from '#scripts/publish/alone.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'alone-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('of two publications at once the second follows the first, and says so', async () => {
  const log: string[] = []
  const print = (line: string) => log.push(line)
  const { promise: pressed, resolve: end } = Promise.withResolvers<void>()
  const first = alone(dir, print, async () => {
    log.push('first begins')
    await pressed
    log.push('first ends')
  })
  const second = alone(dir, print, async () => {
    log.push('second')
    return 'live'
  })
  end()
  await first
  expect(await second).toBe('live')
  expect(log).toEqual([
    'first begins',
    'Another publication runs; this one follows it.',
    'first ends',
    'second',
  ])
})

test('one that fails, or is killed, leaves the way free', async () => {
  await expect(
    alone(
      dir,
      () => {},
      async () => {
        throw new Error('the feed is broken')
      },
    ),
  ).rejects.toThrow('the feed is broken')
  const script = `import { alone } from '#scripts/publish/alone.ts'
    await alone(${JSON.stringify(dir)}, () => {}, async () => { console.log('runs'); await new Promise(() => setInterval(() => {}, 1000)) })`
  const killed = spawn(process.execPath, ['--input-type=module-typescript', '-e', script])
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(
    await alone(
      dir,
      () => {},
      async () => 'live',
    ),
  ).toBe('live')
})
