import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ageChunks, buildsKept, keepChunks } from '#scripts/build/output/keep-chunks.ts'

test('a script is kept for a few builds after the last one that wrote it', () => {
  let ages = ageChunks({}, ['old.js', 'same.js'], ['same.js', 'new.js'])
  expect(ages).toEqual({ 'old.js': 1 })
  for (let build = 1; build < buildsKept; build += 1)
    ages = ageChunks(ages, ['old.js', 'same.js'], ['same.js'])
  expect(ages).toEqual({ 'old.js': buildsKept })
  expect(ageChunks(ages, ['old.js', 'same.js'], ['same.js'])).toEqual({})
})

test('a script that is written again counts as new', () => {
  expect(ageChunks({ 'a.js': 3 }, ['a.js'], ['a.js'])).toEqual({})
})

test('search files are kept like scripts, other files are not', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'keep-'))
  const files = [
    '_astro/page.js',
    'search/files/sale.0123456789abcdef.bin',
    'search/manifest.json',
    'nl/index.html',
  ]
  for (const file of files) {
    await mkdir(dirname(join(dir, 'dist', file)), { recursive: true })
    await writeFile(join(dir, 'dist', file), 'x')
  }
  const kept = await keepChunks(join(dir, 'dist'), join(dir, 'dist.next'), join(dir, 'chunks.json'))
  expect(kept).toBe(2)
  expect((await readdir(join(dir, 'dist.next'), { recursive: true })).toSorted()).toEqual([
    '_astro',
    '_astro/page.js',
    'search',
    'search/files',
    'search/files/sale.0123456789abcdef.bin',
  ])
  await rm(dir, { recursive: true })
})
