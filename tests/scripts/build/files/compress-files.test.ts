import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from '#scripts/build/files/compress-files.ts'

test('large texts are compressed twice; pictures and small files are not', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'compress-'))
  await mkdir(join(dist, 'nl'))
  const page = '<p>te koop</p>'.repeat(200)
  await writeFile(join(dist, 'nl/index.html'), page)
  await writeFile(join(dist, 'nl/small.html'), 'te koop')
  await writeFile(join(dist, 'nl/huis.jpg'), page)
  expect(await compressFiles(dist)).toBe(1)
  expect((await readdir(join(dist, 'nl'))).toSorted()).toEqual([
    'huis.jpg',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'small.html',
  ])
  expect(String(brotliDecompressSync(await readFile(join(dist, 'nl/index.html.br'))))).toBe(page)
  expect(String(gunzipSync(await readFile(join(dist, 'nl/index.html.gz'))))).toBe(page)
  await rm(dist, { recursive: true })
})
