import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockOutput } from '#scripts/build/output/lock.ts'
import { processMark } from '#scripts/build/output/process-mark.ts'

let root: string
let out: string
let lock: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lock-'))
  out = join(root, 'dist')
  lock = `${out}.lock`
})

afterEach(() => rm(root, { recursive: true }))

async function isTakenOver(): Promise<boolean> {
  const unlock = await lockOutput(out).catch(() => undefined)
  await unlock?.()
  return unlock !== undefined && !existsSync(lock)
}

test('refuses a second build during the first one, and names its process', async () => {
  await writeFile(lock, processMark(process.ppid))
  await expect(lockOutput(out)).rejects.toThrow(
    `Another build (process ${process.ppid}) is writing ${out}. Wait until it has ended, or choose another --out`,
  )
  expect(await readFile(lock, 'utf8')).toBe(processMark(process.ppid))
})

test('takes over the lock of a process that has ended', async () => {
  await writeFile(lock, '999999999-1')
  expect(await isTakenOver()).toBe(true)
})

test('takes over a truncated lock file', async () => {
  await writeFile(lock, '')
  expect(await isTakenOver()).toBe(true)
})

test.runIf(process.platform === 'linux')('is taken over when another process got the id', async () => {
  await writeFile(lock, `${process.ppid}-1`)
  expect(await isTakenOver()).toBe(true)
})

test.runIf(process.platform === 'linux')('is taken over from a zombie', async () => {
  // The shell becomes `sleep`, which never collects its child, so that the child stays a zombie.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  await writeFile(lock, processMark(pid))
  await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
  expect(await isTakenOver()).toBe(true)
  parent.kill()
})
