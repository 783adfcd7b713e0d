import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { pingIndexNow } from '#scripts/index-now/ping-index-now.ts'
import { changedPages } from '#scripts/index-now/published-pages.ts'
import { tellChanges } from '#scripts/index-now/tell-changes.ts'
import { sitemapFiles } from '#seo/sitemap.ts'
import { createCatalogue, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

const baseUrl = 'https://kouterenkaai.example'
const key = '3f1c9a7e5b2d4068'

let server: Server
let endpoint = ''
let answer = 200
let received: Readonly<{ host: string; key: string; keyLocation: string; urlList: readonly string[] }>[] = []

beforeEach(async () => {
  answer = 200
  received = []
  server = createServer(async (request, response) => {
    received.push((await json(request)) as (typeof received)[number])
    if (answer > 0) response.writeHead(answer).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a ping', () => {
  const ping = (count: number, patience = 20_000) => {
    const urls = Array.from({ length: count }, (_, index) => `${baseUrl}/nl/${index}/`)
    return pingIndexNow({ baseUrl, key, urls, endpoint, patience })
  }

  it('sends all addresses, at most 10,000 in one request', async () => {
    expect(await ping(20_001)).toBe(3)
    expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 1])
    expect(new Set(received.flatMap(({ urlList }) => urlList)).size).toBe(20_001)
    expect(received[2]).toMatchObject({
      host: 'kouterenkaai.example',
      key,
      keyLocation: `${baseUrl}/${key}.txt`,
    })
  })

  it('sends nothing when nothing changed', async () => {
    expect(await ping(0)).toBe(0)
    expect(received).toEqual([])
  })

  test.each([
    [403, 'publish the site with its key file first'],
    [422, 'not of this site'],
    [429, 'too many requests'],
    [500, 'answered 500'],
  ])('explains the answer %i, and sends no more', async (status, words) => {
    answer = status
    await expect(ping(10_001)).rejects.toThrow(words)
    expect(received).toHaveLength(1)
  })

  it('takes an answer that the key will be checked later', async () => {
    answer = 202
    expect(await ping(1)).toBe(1)
  })

  it('says so when no answer comes, and when nobody listens', async () => {
    answer = 0
    await expect(ping(1, 300)).rejects.toThrow('did not answer within 0.3 s')
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(ping(1)).rejects.toThrow('cannot be reached')
  })
})

describe('successive publications', () => {
  let root = ''
  const told = () => ({ dataDir: root, dist: root, toldFile: join(root, 'told.json') })

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'index-now-'))
    const site = JSON.parse(await readFile('data/site.json', 'utf8'))
    await writeFile(
      join(root, 'site.json'),
      JSON.stringify({ ...site, baseUrl, indexNow: { key, endpoint } }),
    )
  })
  afterEach(() => rm(root, { recursive: true }))

  async function publish(...homes: readonly (readonly [id: number, changed: string])[]): Promise<void> {
    const properties = homes.map(([id, changed]) => createProperty({ id, modifiedOn: day(changed) }))
    const days = new Map(properties.map(({ id, modifiedOn }) => [id, modifiedOn]))
    const files = sitemapFiles({
      routes: tableOf(createCatalogue({ properties })),
      baseUrl,
      languageDefault: 'nl',
      modifiedOn: ({ target }) => (target.kind === 'property' ? days.get(target.propertyId) : undefined),
    })
    for (const { name, text } of files) await writeFile(join(root, name), text)
  }

  const homesTold = () =>
    [
      ...new Set(
        received.flatMap(({ urlList }) => urlList).flatMap((url) => /\/(\d+)\/$/.exec(url)?.[1] ?? []),
      ),
    ].toSorted()

  it('tell the first time everything, then what is new, changed and gone, and then nothing', async () => {
    await publish([1, '2026-11-01'], [2, '2026-11-01'], [3, '2026-11-01'])
    expect(await tellChanges(told())).toBeGreaterThan(12)
    received = []
    await publish([1, '2026-11-01'], [2, '2026-11-05'], [4, '2026-11-05'])
    // Three homes in four languages: changed, gone, new.
    expect(await tellChanges(told())).toBe(12)
    expect(homesTold()).toEqual(['2', '3', '4'])
    received = []
    expect(await tellChanges(told())).toBe(0)
    expect(received).toEqual([])
  })

  it('are told again after a refusal', async () => {
    await publish([1, '2026-11-01'])
    answer = 429
    await expect(tellChanges(told())).rejects.toThrow('too many')
    answer = 200
    received = []
    await tellChanges(told())
    expect(homesTold()).toContain('1')
  })

  it('say what is missing', async () => {
    await expect(tellChanges(told())).rejects.toThrow('has no sitemap')
    await writeFile(join(root, 'site.json'), await readFile('data/site.json'))
    await expect(tellChanges(told())).rejects.toThrow('has no indexNow')
  })
})

test('two equal sitemaps have no changes, and the changes of two others are those pages that differ', () => {
  const pages = fc.dictionary(fc.webUrl(), fc.constantFrom('', '2026-11-01', '2026-11-02'))
  fc.assert(
    fc.property(pages, pages, (before, after) => {
      expect(changedPages(before, before)).toEqual([])
      const all = new Set([...Object.keys(before), ...Object.keys(after)])
      const differ = [...all].filter((url) => before[url] !== after[url])
      expect(changedPages(before, after).toSorted()).toEqual(differ.toSorted())
    }),
  )
})
