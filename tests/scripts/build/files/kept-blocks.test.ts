import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blockKeeper } from '#scripts/build/files/kept-blocks.ts'
import { searchFiles } from '#scripts/build/files/search-files.ts'
import { writeFiles } from '#scripts/build/output/write-files.ts'
import { emptyIndex, type PageIndex } from '#scripts/build/pages/page-index.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'kept-blocks-'))
})
afterEach(() => rm(dist, { recursive: true }))

const bedrooms = (count: number) => ({ rooms: { ...createProperty().rooms, bedrooms: count } })

/** Returns a site of one home, and the pages of its index with inputs that say `inputs`. */
function siteWith(count: number, inputs: string | undefined) {
  const context = createContext({ properties: [createProperty(bedrooms(count))] })
  const pages = context.routes.all.map(({ path }) => [
    path,
    {
      digests: '',
      inline: [],
      file: [0, 0] as const,
      inputs: inputs === undefined ? undefined : `${path} ${inputs}`,
    },
  ])
  return { context, pages: Object.fromEntries(pages) as PageIndex['pages'] }
}

/** Writes the search files of a site, and returns the facts with the blocks for the next build. */
async function build(site: ReturnType<typeof siteWith>, before: PageIndex['blocks'] = emptyIndex.blocks) {
  const { makeBlock, names } = blockKeeper(before, site.pages, dist)
  const files = [...searchFiles(site.context, makeBlock)]
  await writeFiles(dist, files)
  const [path, facts] = files.find(([name]) => name.includes('-facts-nl')) ?? []
  return { path: path ?? '', facts: Buffer.from(facts ?? '').toString(), names }
}

test('facts of homes whose pages are as they were are those of the last build, and others are made again', async () => {
  const first = await build(siteWith(3, 'a'))
  // The same inputs: the home is not looked at.
  const second = await build(siteWith(4, 'a'), first.names)
  expect(second).toEqual(first)
  const third = await build(siteWith(4, 'b'), second.names)
  expect(third.facts).not.toBe(first.facts)
  expect(third.path).not.toBe(first.path)
  expect(await build(siteWith(5, 'b'), third.names)).toEqual(third)
})

test('facts of homes whose pages have no inputs are always made', async () => {
  const first = await build(siteWith(3, undefined))
  expect(Object.keys(first.names)).toEqual([])
  const second = await build(siteWith(4, undefined), first.names)
  expect(second.facts).not.toBe(first.facts)
})

test('a file that is gone, or that somebody changed, is made again', async () => {
  const first = await build(siteWith(3, 'a'))
  await writeFile(join(dist, first.path), 'by hand')
  const second = await build(siteWith(3, 'a'), first.names)
  expect(second).toEqual(first)
  await rm(join(dist, first.path))
  expect(await build(siteWith(3, 'a'), second.names)).toEqual(first)
})
