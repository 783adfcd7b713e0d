import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  publishSite,
  recoverSwap,
  removeOld,
  restorePublished,
  swapDirs,
  type SwapDirs,
} from '#scripts/build/output/swap.ts'

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

describe('publishing', () => {
  test('replaces the old site as a whole, which is then removed', async () => {
    await writeSite(dirs.published, 'old')
    await writeSite(dirs.next, 'new')
    await publishSite(dirs)
    expect(await published()).toBe('new')
    expect(await readFile(join(dirs.old, 'index.html'), 'utf8')).toBe('old')
    await removeOld(dirs, console.log)
    expect([existsSync(dirs.next), existsSync(dirs.old)]).toEqual([false, false])
  })

  test('puts the first site in its place', async () => {
    await writeSite(dirs.next, 'new')
    await publishSite(dirs)
    expect(await published()).toBe('new')
    expect([existsSync(dirs.next), existsSync(dirs.old)]).toEqual([false, false])
  })

  test('leaves the old site where it is when there is no new one', async () => {
    await writeSite(dirs.published, 'old')
    await expect(publishSite(dirs)).rejects.toThrow('ENOENT')
    expect(await published()).toBe('old')
    expect(existsSync(dirs.old)).toBe(false)
  })
})

describe('recovery', () => {
  test('restores the old site after a crash between the two renames', async () => {
    await writeSite(dirs.published, 'old')
    await writeSite(dirs.next, 'half')
    await rename(dirs.published, dirs.old)
    await recoverSwap(dirs)
    expect(await published()).toBe('old')
    expect(existsSync(dirs.old)).toBe(false)
  })

  test('at server start restores the site without disturbing a running build', async () => {
    await writeSite(dirs.old, 'old')
    await writeSite(dirs.next, 'half')
    await restorePublished(dirs)
    expect(await published()).toBe('old')
    expect(existsSync(dirs.next)).toBe(true)
  })

  test('keeps the new site after a crash behind the renames', async () => {
    await writeSite(dirs.published, 'new')
    await writeSite(dirs.old, 'old')
    await recoverSwap(dirs)
    expect(await published()).toBe('new')
    expect(existsSync(dirs.old)).toBe(false)
  })
})
