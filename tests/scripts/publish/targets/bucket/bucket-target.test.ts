import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bucketTarget } from '#scripts/publish/targets/bucket/bucket-target.ts'
import { openBucket } from '#scripts/publish/targets/bucket/bucket.ts'
import type { DeployTarget } from '#scripts/publish/targets/deploy-target.ts'
import { openTarget } from '#scripts/publish/targets/open-target.ts'
import { releasesKept } from '#scripts/publish/targets/releases.ts'
import { type SmallSite, writeSite } from '#tests/support/deploy/release-files.ts'
import { type S3Host, startS3 } from '#tests/support/deploy/s3-host.ts'
import { visitAll } from '#tests/support/sites/visit-all.ts'

const day = 86_400_000
let root: string
let host: S3Host
let now: number

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bucket-'))
  host = await startS3(join(root, 's3'))
  for (const [name, value] of Object.entries(host.keys)) vi.stubEnv(name, value)
  now = Date.parse('2026-11-26T12:00:00Z')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await host.stop()
  await rm(root, { recursive: true, force: true })
})

async function open(): Promise<DeployTarget> {
  return bucketTarget(await openBucket('s3://site/www', host.endpoint, {}), () => now)
}

async function publish(name: string, files: SmallSite): Promise<void> {
  await writeSite(join(root, 'built'), files)
  await (await open()).publish(join(root, 'built'), name)
}

async function live(file: string): Promise<string | undefined> {
  return (await host.get(`www/${file}`))?.text()
}

async function liveSite(files: readonly string[]): Promise<Readonly<Record<string, string | undefined>>> {
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await live(file)] as const)))
}

const one: SmallSite = {
  'nl/index.html': '<a href="/nl/huis/">one</a><script src="/_astro/a.1.js"></script>',
  'nl/huis/index.html': 'huis',
  '_astro/a.1.js': 'one()',
  'sitemap.xml': '<urlset>one</urlset>',
  'speculation-rules.json': '{}',
  'empty.txt': '',
}
const two: SmallSite = {
  'nl/index.html': '<a href="/nl/flat/">two</a><script src="/_astro/a.2.js"></script>',
  'nl/flat/index.html': 'flat',
  '_astro/a.2.js': 'two()',
  'sitemap.xml': '<urlset>two</urlset>',
  'speculation-rules.json': '{}',
  'empty.txt': '',
}

test('a site is live with the types and caching of its files', async () => {
  await publish('1', one)
  expect(await live('nl/huis/index.html')).toBe('huis')
  const headers = async (file: string) => {
    const found = await host.get(`www/${file}`)
    return [found?.headers.get('content-type'), found?.headers.get('cache-control')]
  }
  expect(await headers('nl/index.html')).toEqual([
    'text/html; charset=utf-8',
    'public, max-age=0, must-revalidate',
  ])
  expect(await headers('_astro/a.1.js')).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect((await headers('speculation-rules.json'))[0]).toBe('application/speculationrules+json')
})

test('only what changed is sent, pages after what they show, what names them last', async () => {
  await publish('1', one)
  host.takeRequests()
  await publish('2', two)
  const sent = host
    .takeRequests()
    .filter((request) => request.startsWith('PUT') && !request.includes('_releases'))
  expect(sent).toEqual([
    'PUT /site/www/_astro/a.2.js',
    'PUT /site/www/nl/flat/index.html',
    'PUT /site/www/nl/index.html',
    'PUT /site/www/sitemap.xml',
  ])
})

test('pages that the site lost go at once, hashed files after a week', async () => {
  await publish('1', one)
  await publish('2', two)
  expect([await live('nl/huis/index.html'), await live('_astro/a.1.js')]).toEqual([undefined, 'one()'])
  now += 6 * day
  await publish('3', { ...two, 'sitemap.xml': 'three' })
  expect(await live('_astro/a.1.js')).toBe('one()')
  now += 2 * day
  await publish('4', two)
  expect([await live('_astro/a.1.js'), await live('_astro/a.2.js')]).toEqual([undefined, 'two()'])
})

test('rolling back needs nothing from the machine that published', async () => {
  await publish('1', one)
  await publish('2', two)
  await rm(join(root, 'built'), { recursive: true })
  const target = await open()
  expect(await target.rollBack()).toBe('1')
  expect(await liveSite(Object.keys(one))).toEqual(one)
  expect(await live('nl/flat/index.html')).toBeUndefined()
  expect([await target.status('1'), await target.status('2'), await target.status('3')]).toEqual([
    'live',
    'taken back',
    'new',
  ])
  await expect(target.rollBack()).rejects.toThrow('s3://site/www has no release before 1')
})

test('contents that no release needs go with the oldest one', async () => {
  for (let release = 1; release <= releasesKept + 1; release += 1)
    await publish(String(release), { 'nl/index.html': `site ${release}`, 'empty.txt': '' })
  const gone = host.takeRequests().filter((request) => request.startsWith('DELETE'))
  expect(gone).toEqual([expect.stringContaining('/_releases/content/'), 'DELETE /site/www/_releases/1.json'])
  for (let back = 1; back < releasesKept; back += 1) await (await open()).rollBack()
  expect(await live('nl/index.html')).toBe('site 2')
})

test('wherever a connection breaks, every link works, and the next publication or rollback repairs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ breaks: fc.nat(22), rollsBack: fc.boolean(), swaps: fc.boolean() }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (tries) => {
        await rm(join(root, 's3/site'), { recursive: true, force: true })
        await host.stop()
        host = await startS3(join(root, 's3'))
        await publish('1', one)
        await publish('2', two)
        let last = 2
        for (const { breaks, rollsBack, swaps } of tries) {
          host.breakAfter(breaks)
          const files = { ...(swaps ? one : two), 'nl/new/index.html': 'new' }
          const index = `${(swaps ? one : two)['nl/index.html']}<a href="/nl/new/">${last}</a>`
          const done = rollsBack
            ? (await open()).rollBack()
            : publish(String((last += 1)), { ...files, 'nl/index.html': index })
          await done.catch(() => {})
          host.breakAfter(Infinity)
          const { broken } = await visitAll(live, ['nl/index.html'], 'https://agency.example')
          expect(broken).toEqual([])
        }
        const files = { ...one, 'nl/huis/index.html': 'repaired' }
        await publish('9', files)
        expect(await liveSite(Object.keys(files))).toEqual(files)
        expect((await visitAll(live, ['nl/index.html'], 'https://agency.example')).broken).toEqual([])
        for (const lost of ['nl/flat/index.html', 'nl/new/index.html'])
          expect(await live(lost)).toBeUndefined()
        expect(await (await open()).status('9')).toBe('live')
      },
    ),
    { numRuns: 5 },
  )
})

test('a release over which half of another one lies is published again', async () => {
  await publish('1', one)
  await publish('2', two)
  host.breakAfter(4)
  await expect((await open()).rollBack()).rejects.toThrow(/^s3:\/\/site\/www: writing /)
  host.breakAfter(Infinity)
  expect(await (await open()).status('2')).toBe('new')
  await publish('2', two)
  expect(await liveSite(Object.keys(two))).toEqual(two)
})

test('a page that a killed publication brought, and none links to, goes with the next one', async () => {
  await publish('1', one)
  for (const breaks of [11, 12, 13, 14, 15]) {
    host.breakAfter(breaks)
    await publish('2', two).catch(() => {})
    host.breakAfter(Infinity)
    await publish('3', one)
    expect([await live('nl/flat/index.html'), await live('nl/index.html')]).toEqual([
      undefined,
      one['nl/index.html'],
    ])
  }
})

test.each([
  [
    's3://site',
    { AWS_SECRET_ACCESS_KEY: 'wrong' },
    /^s3:\/\/site: reading _releases\/state.json: SignatureDoesNotMatch/,
  ],
  ['s3://elsewhere', {}, /^s3:\/\/elsewhere: reading _releases\/state.json: NoSuchBucket/],
])('what the host refuses for %s is said: %j', async (to, keys, words) => {
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value)
  const target = await openTarget({ to, endpoint: host.endpoint }, {}, () => {})
  await expect(target.status('1')).rejects.toThrow(words)
})

test.each([
  [{ to: 's3://' }, {}, 'expected s3://bucket or s3://bucket/prefix'],
  [{ to: 's3://site', endpoint: 'host' }, {}, '--endpoint host: expected the address of an S3 host'],
  [{ to: '/srv/site', endpoint: 'https://s3.host.example' }, {}, '--endpoint is the host of a bucket'],
])('%j is refused', async (options, environment, words) => {
  await expect(openTarget(options, environment, () => {})).rejects.toThrow(words)
})
