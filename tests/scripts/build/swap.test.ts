import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockOutput } from '#scripts/build/output/lock.ts'
import { recoverSwap, restorePublished, swapDirs, swapIn, type SwapDirs } from '#scripts/build/output/swap.ts'

let root: string
let dirs: SwapDirs

async function writeSite(dir: string, words: string): Promise<void> {
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'index.html'), words)
}

const published = (): Promise<string> => readFile(join(dirs.published, 'index.html'), 'utf8')

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swap-'))
  dirs = swapDirs(join(root, 'dist'))
})

afterEach(() => rm(root, { recursive: true }))

describe('the swap', () => {
  test('replaces the old site whole', async () => {
    await writeSite(dirs.published, 'old')
    await writeSite(dirs.next, 'new')
    await swapIn(dirs)
    expect(await published()).toBe('new')
    expect([existsSync(dirs.next), existsSync(dirs.old)]).toEqual([false, false])
  })

  test('puts the old site back when it was cut between its two renames', async () => {
    await writeSite(dirs.published, 'old')
    await writeSite(dirs.next, 'half')
    await rename(dirs.published, dirs.old)
    await recoverSwap(dirs)
    expect(await published()).toBe('old')
    expect([existsSync(dirs.next), existsSync(dirs.old)]).toEqual([false, false])
  })

  test('is put right by a server that only wants to serve, and a running build is left alone', async () => {
    await writeSite(dirs.old, 'old')
    await writeSite(dirs.next, 'half')
    await restorePublished(dirs)
    expect(await published()).toBe('old')
    expect(existsSync(dirs.next)).toBe(true)
  })

  test('keeps the new site when it was cut after them', async () => {
    await writeSite(dirs.published, 'new')
    await writeSite(dirs.old, 'old')
    await recoverSwap(dirs)
    expect(await published()).toBe('new')
    expect(existsSync(dirs.old)).toBe(false)
  })
})

describe('the lock', () => {
  test('refuses a second build and is free again afterwards', async () => {
    const unlock = await lockOutput(dirs.published)
    await writeFile(`${dirs.published}.lock`, String(process.ppid))
    await expect(lockOutput(dirs.published)).rejects.toThrow(/Another build/)
    await unlock()
    await (
      await lockOutput(dirs.published)
    )()
  })

  test('is taken over from a process that has ended', async () => {
    await writeFile(`${dirs.published}.lock`, '999999999')
    await (
      await lockOutput(dirs.published)
    )()
    expect(existsSync(`${dirs.published}.lock`)).toBe(false)
  })
})
