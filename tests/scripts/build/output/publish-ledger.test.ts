import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadLedger } from '#data/config/site/ledger.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { priceReduction } from '#domain/listing/listing-history.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Availability } from '#domain/listing/property.ts'
import { publishLedger } from '#scripts/build/output/publish-ledger.ts'
import { createCatalogue, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ledger-'))
})

afterEach(async () => {
  await rm(dataDir, { recursive: true })
})

async function load() {
  const log = createProblemLog()
  const ledger = await loadLedger(createDataSource(dataDir, log))
  return { ledger, problems: log.problems }
}

/** Publishes one home on a day, after earlier publications, and returns the printed lines. */
async function publish(
  on: string,
  euro: number,
  availability: Availability = 'available',
): Promise<readonly string[]> {
  const price = { kind: 'published', amount: euroCents(euro), startingFrom: false } as const
  const catalogue = createCatalogue({ properties: [createProperty({ id: 7, price, availability })] })
  const { ledger } = await load()
  const printed: string[] = []
  const site = { ledger, catalogue, routes: tableOf(catalogue), now: day(on) }
  await publishLedger(site, { dataDir }, (line) => printed.push(line))
  return printed
}

test('only the first ledger is announced, with its consequences', async () => {
  const [line, ...others] = await publish('2026-06-01', 410_000)
  expect(line).toMatch(/url-ledger\.json is new and holds \d+ paths.*from the next build on/)
  expect(others).toEqual([])
  expect(await publish('2026-11-03', 389_000)).toEqual([])
})

test('a published price is remembered after a reduction', async () => {
  await publish('2026-06-01', 410_000)
  await publish('2026-11-03', 389_000)
  const { ledger, problems } = await load()
  expect(problems).toEqual([])
  expect(priceReduction(ledger.listings?.[7] ?? [], euroCents(389_000))).toEqual({
    from: euroCents(410_000),
    on: '2026-11-03',
  })
})

test('publishing the same site again does not change the file', async () => {
  await publish('2026-06-01', 410_000)
  const text = () => readFile(join(dataDir, 'url-ledger.json'), 'utf8')
  const before = await text()
  await publish('2026-06-02', 410_000)
  expect(await text()).toBe(before)
})

test('a ledger in the format without listings keeps its paths', async () => {
  const paths = { '/nl/oud/': { key: 'page:1', firstOn: '2025-01-01' } }
  await writeFile(join(dataDir, 'url-ledger.json'), JSON.stringify({ paths }))
  await publish('2026-06-01', 410_000, 'sold')
  const { ledger } = await load()
  expect(ledger.paths['/nl/oud/']).toEqual({ key: 'page:1', firstOn: '2025-01-01', closedOn: '2026-06-01' })
  expect(ledger.listings?.[7]).toEqual([
    { on: '2026-06-01', goal: 'sale', availability: 'sold', price: euroCents(410_000) },
  ])
})

test.each([
  ['a day that does not exist', { on: '2026-02-30', goal: 'sale', availability: 'sold' }],
  ['a state that is none', { on: '2026-02-01', goal: 'sale', availability: 'gone' }],
  ['a price below nothing', { on: '2026-02-01', goal: 'sale', availability: 'sold', price: -1 }],
])('%s in the ledger stops the build: it may have been cut short', async (_, moment) => {
  await writeFile(join(dataDir, 'url-ledger.json'), JSON.stringify({ paths: {}, listings: { 7: [moment] } }))
  const { problems } = await load()
  expect(problems.map(({ severity }) => severity)).toContain('error')
})
