import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  emptyIndex,
  type IndexedPage,
  loadPageIndex,
  savePageIndex,
} from '#scripts/build/pages/page-index.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'page-index-'))
})
afterAll(() => rm(dir, { recursive: true }))

test.each([0, 1, 1000, 2500])('an index of %i pages is read as it was written', async (count) => {
  const page = (number: number): IndexedPage => ({
    digests: `title=“${number}” \\`,
    file: [number, 1],
    inline: [0],
  })
  const pages = Object.fromEntries(Array.from({ length: count }, (_, at) => [`/nl/${at}/`, page(at)]))
  const index = { ...emptyIndex, bundle: 'b', inline: ['script x'], pages }
  const file = join(dir, 'pages.json')
  await savePageIndex(file, index)
  expect(await loadPageIndex(file)).toEqual(index)
})
