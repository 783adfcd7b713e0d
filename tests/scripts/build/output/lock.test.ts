import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockOutput } from '#scripts/build/output/lock.ts'

let root: string
let out: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lock-'))
  out = join(root, 'site', 'dist')
})

afterEach(() => rm(root, { recursive: true }))

test('a build that has ended leaves the way free', () => {
  lockOutput(out)()
  expect(() => lockOutput(out)()).not.toThrow()
})

test('refuses a second build during the first one, names its process, and follows one that is killed', async () => {
  const script = `import { lockOutput } from '#scripts/build/output/lock.ts'
    lockOutput(${JSON.stringify(out)}); console.log('builds'); setInterval(() => {}, 1000)`
  const first = spawn(process.execPath, ['--input-type=module-typescript', '-e', script])
  await once(first.stdout, 'data')
  expect(() => lockOutput(out)).toThrow(
    `Another build (process ${first.pid}) is writing ${out}. Wait until it has ended, or choose another --out`,
  )
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(() => lockOutput(out)()).not.toThrow()
})
