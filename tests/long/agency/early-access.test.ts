import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'

const run = promisify(execFile)
let root: string
const at = (...path: readonly string[]): string => join(root, ...path)

/** Two houses in Berlare: the second comes later. */
const [known, fresh] = [1, 2].map((ID) => ({
  ID,
  Goal: 0,
  City: 'Berlare',
  Zip: '9290',
  WebID: 1,
  MainTypeName: 'Woning',
  Price: 300_000 + ID,
  PublishPrice: 1,
}))

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'early-'))
  await copyAgency(at('data'))
  const site = JSON.parse(await readFile('data/site.json', 'utf8'))
  await writeFile(at('data/site.json'), JSON.stringify({ ...site, earlyAccessHours: 24 }))
  await writeFile(at('data/projects.json'), '[]')
  await writeFile(at('data/url-ledger.json'), '{"paths":{}}')
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Publishes homes at a moment in Brussels, and returns what it said. */
async function publish(homes: readonly unknown[], now: string): Promise<string> {
  await writeFile(at('data/properties.json'), JSON.stringify(homes))
  const dirs = ['--data', at('data'), '--content', 'content', '--out', at('site'), '--report', at('report')]
  const env = { ...process.env, SITE_PICTURES: at('pictures'), NODE_ENV: 'production', VITEST: undefined }
  const args = ['scripts/build.ts', ...dirs, '--publish', '--now', now]
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 2 ** 26 })
  return stdout
}

/** Whether the list for sale leads to the home that came later. */
async function isListed(): Promise<boolean> {
  return /href="?\/nl\/te-koop\/[^">]+\/2\//.test(await readFile(at('site/nl/te-koop/index.html'), 'utf8'))
}

/** Returns the page of the home that came later, wherever it stands. */
async function page(): Promise<string> {
  const { paths }: Readonly<{ paths: Readonly<Record<string, unknown>> }> = JSON.parse(
    await readFile(at('data/url-ledger.json'), 'utf8'),
  )
  const path = Object.keys(paths).find((each) => /^\/nl\/te-koop\/.*\/2\/$/.test(each))
  return await readFile(at('site', path ?? '', 'index.html'), 'utf8')
}

test(
  'a home that comes later is in no list until a whole hour, and then in all, by publications alone',
  { timeout: 600_000 },
  async () => {
    await publish([known], '2026-11-20T09:10')
    await publish([known, fresh], '2026-11-21T09:10')
    expect(await isListed()).toBe(false)
    expect(await page()).toContain('noindex')
    const early = JSON.parse(await readFile(at('site/search/early.json'), 'utf8'))
    expect(JSON.stringify(early)).toContain('sale')

    // Published again before the end, also with another price, nothing changes about it.
    await publish([known, { ...fresh, Price: 290_000 }], '2026-11-22T09:50')
    expect(await isListed()).toBe(false)

    await publish([known, fresh], '2026-11-22T10:00')
    expect(await isListed()).toBe(true)
    expect(await page()).not.toContain('noindex')
  },
)
