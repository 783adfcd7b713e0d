import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPublicFiles } from '#data/load-public-files.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { copySiteFiles } from '#scripts/build/files/site-files.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'public-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Bytes that are no text: whatever reads them as text changes them. */
const bytes = Buffer.from([0xff, 0x00, 0xfe, 0x0d, 0x0a, 0x80])

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), content)
}

test('files of public reach the site byte for byte', async () => {
  await put('data/public/.well-known/token', bytes)
  await put('data/public/favicon.svg', '<svg/>')
  const files = await loadPublicFiles(join(root, 'data'), createProblemLog())
  await copySiteFiles(join(root, 'dist'), files)
  expect(await readFile(join(root, 'dist/.well-known/token'))).toEqual(bytes)
  expect(await readFile(join(root, 'dist/favicon.svg'), 'utf8')).toBe('<svg/>')
})

test('an agency without an icon never has that of another one: its site is not built', async () => {
  const log = createProblemLog()
  expect(await loadPublicFiles(join(root, 'data'), log)).toEqual([])
  expect(log.problems).toMatchObject([{ severity: 'error', file: 'public/favicon.svg' }])
})

test('a file at the path of one that the build writes stops it, and is named', async () => {
  await put('data/public/robots.txt', 'User-agent: *')
  await put('dist/robots.txt', 'written by the build')
  const files = await loadPublicFiles(join(root, 'data'), createProblemLog())
  const copied = copySiteFiles(join(root, 'dist'), files)
  await expect(copied).rejects.toThrow(/public\/robots\.txt: the build writes \/robots\.txt itself/)
  expect(await readFile(join(root, 'dist/robots.txt'), 'utf8')).toBe('written by the build')
})
