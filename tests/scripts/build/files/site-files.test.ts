import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPublicFiles } from '#data/list-public-files.ts'
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

test('files of public reach the site byte for byte, and those of the agency take the place of the project’s', async () => {
  await put('data/public/.well-known/token', bytes)
  await put('data/public/favicon.svg', '<svg/>')
  const files = await listPublicFiles(join(root, 'data'))
  await copySiteFiles(join(root, 'dist'), files)
  expect(await readFile(join(root, 'dist/.well-known/token'))).toEqual(bytes)
  expect(await readFile(join(root, 'dist/favicon.svg'), 'utf8')).toBe('<svg/>')
})

test('an agency without such files has those of the project', async () => {
  const [favicon] = await listPublicFiles(join(root, 'data'))
  await copySiteFiles(join(root, 'dist'), await listPublicFiles(join(root, 'data')))
  expect(favicon?.path).toBe('/favicon.svg')
  expect(await readFile(join(root, 'dist/favicon.svg'))).toEqual(await readFile('public/favicon.svg'))
})

test('a file at the path of one that the build writes stops it, and is named', async () => {
  await put('data/public/robots.txt', 'User-agent: *')
  await put('dist/robots.txt', 'written by the build')
  const copied = copySiteFiles(join(root, 'dist'), await listPublicFiles(join(root, 'data')))
  await expect(copied).rejects.toThrow(/public\/robots\.txt: the build writes \/robots\.txt itself/)
  expect(await readFile(join(root, 'dist/robots.txt'), 'utf8')).toBe('written by the build')
})
