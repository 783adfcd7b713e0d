import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedPaths } from '#scripts/bench/generators/measure-peer.ts'
import { raiseOne } from '#scripts/bench/generators/measure-ours.ts'
import { type PeerPage, viewPeerPages } from '#scripts/bench/generators/peer-pages.ts'
import { eleventy, hugo } from '#scripts/bench/generators/peers.ts'
import { composeSite, type Site, siteOptions } from '#site'
import { viewProperty } from '#views/property/property-page.ts'

let site: Site
let pages: readonly PeerPage[]
let dir: string
beforeAll(async () => {
  site = await composeSite(siteOptions({ SITE_NOW: '2026-11-20' }))
  pages = viewPeerPages(site)
  dir = await mkdtemp(join(tmpdir(), 'peers-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('a peer writes each of our property pages, with its words', () => {
  const routes = site.routes.ofKind('property')
  expect(pages.map(({ path }) => path)).toEqual(routes.map(({ path }) => path))
  for (const [at, route] of routes.entries()) {
    if (at % 50 !== 0) continue
    const view = viewProperty(site, route)
    const page = pages[at]
    expect(page?.title).toBe(view.meta.title)
    expect(page?.price).toContain((view.head.pair?.[0] ?? view.head.price)?.amount ?? '')
    for (const { value } of view.keyFacts) expect(page?.facts.map((fact) => fact.value)).toContain(value)
    for (const paragraph of view.article?.paragraphs ?? []) expect(page?.text).toContain(paragraph)
  }
})

test('one price is raised, and only that of a listing for sale at a shown price', () => {
  const shown = { Goal: 0, Status: 1, PublishPrice: 1 }
  const records = [
    { ...shown, ID: 1, PublishPrice: 0, Price: 100_000 },
    { ...shown, ID: 2, Price: 200_000 },
    { ...shown, ID: 3, Price: 300_000 },
  ]
  expect(raiseOne(records).map(({ Price }) => Price)).toEqual([100_000, 201_000, 300_000])
  expect(() => raiseOne([])).toThrow(/no record is for sale/)
})

test('Hugo gets only the pages that changed, at the same addresses', async () => {
  const [first, second] = pages
  if (first === undefined || second === undefined) throw new Error('the demo has two pages')
  const before = [first, second]
  const after = [first, { ...second, price: '€ 1' }]
  const changed = changedPaths({ before, after })
  expect([...changed]).toEqual([second.path])
  await hugo.give(dir, before, new Set([first.path, second.path]))
  await hugo.give(
    dir,
    [
      { ...first, price: 'not written' },
      { ...second, price: '€ 1' },
    ],
    changed,
  )
  const read = async (file: string) => JSON.parse(await readFile(join(dir, 'content', file), 'utf8'))
  expect(await read('0.md')).toMatchObject({ url: first.path, price: first.price })
  expect(await read('1.md')).toMatchObject({ url: second.path, price: '€ 1', text: second.text })
})

test('Eleventy gets all pages in one file', async () => {
  await eleventy.give(dir, pages, new Set())
  expect(JSON.parse(await readFile(join(dir, '_data/pages.json'), 'utf8'))).toEqual(pages)
})
