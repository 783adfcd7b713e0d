import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { dateChunks, daysKept, keepChunks } from '#scripts/build/output/keep-chunks.ts'

const day = 86_400_000

test('a script is kept for a week after the last build that wrote it, however many builds there are', () => {
  let dates = dateChunks({}, ['old.js', 'same.js'], ['same.js', 'new.js'], 0)
  expect(dates).toEqual({ 'old.js': 0 })
  for (let build = 0; build < 20; build += 1)
    dates = dateChunks(dates, ['old.js', 'same.js'], ['same.js'], daysKept * day - 1)
  expect(dates).toEqual({ 'old.js': 0 })
  expect(dateChunks(dates, ['old.js', 'same.js'], ['same.js'], daysKept * day)).toEqual({})
})

test('a script that is written again counts as new', () => {
  expect(dateChunks({ 'a.js': 3 }, ['a.js'], ['a.js'], 4)).toEqual({})
})

test('search files are not kept, since an address in them may be withdrawn, nor are other files', async () => {
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
  expect(kept).toBe(1)
  expect((await readdir(join(dir, 'dist.next'), { recursive: true })).toSorted()).toEqual([
    '_astro',
    '_astro/page.js',
  ])
  await rm(dir, { recursive: true })
})
