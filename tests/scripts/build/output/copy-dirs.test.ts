import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyDirs, removeEmptyDirs } from '#scripts/build/output/copy-dirs.ts'

let root: string
let published: string
let next: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'copy-dirs-'))
  ;[published, next] = [join(root, 'dist'), join(root, 'next')]
  await mkdir(next)
})
afterEach(async () => rm(root, { recursive: true }))

test('the next site starts with the directories of the published one, and with none of its files', async () => {
  await mkdir(join(published, 'nl/te-koop'), { recursive: true })
  await mkdir(join(published, 'fr'))
  await writeFile(join(published, 'nl/index.html'), 'home')
  const made = await copyDirs({ published, next })
  expect((await readdir(next, { recursive: true })).toSorted()).toEqual(['fr', 'nl', 'nl/te-koop'])
  expect(made).toEqual(new Set(['fr', 'nl', 'nl/te-koop'].map((dir) => join(next, dir))))
})

test('without a published site there are none; where they cannot be made, the build hears why', async () => {
  expect(await copyDirs({ published, next })).toEqual(new Set())
  await mkdir(join(published, 'nl'), { recursive: true })
  await writeFile(join(next, 'nl'), 'in the way')
  await expect(copyDirs({ published, next })).rejects.toThrow('EEXIST')
})

test('directories of pages that are gone are removed, with those above them', async () => {
  await mkdir(join(published, 'nl/te-koop/aalst/12'), { recursive: true })
  await mkdir(join(published, 'nl/te-koop/gent/13'), { recursive: true })
  await mkdir(join(published, 'oud/adres'), { recursive: true })
  const made = await copyDirs({ published, next })
  await writeFile(join(next, 'nl/te-koop/gent/13/index.html'), 'home 13')
  await writeFile(join(next, 'oud/adres/index.html'), 'moved')
  removeEmptyDirs(made, [join(next, 'nl/te-koop/gent/13')])
  expect(existsSync(join(next, 'nl/te-koop/aalst'))).toBe(false)
  expect(existsSync(join(next, 'nl/te-koop/gent/13/index.html'))).toBe(true)
  expect(existsSync(join(next, 'oud/adres/index.html'))).toBe(true)
})
