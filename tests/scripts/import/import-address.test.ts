import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imports } from '#scripts/import.ts'
import { listen } from '#scripts/server/listen.ts'
import { feeds } from '#tests/support/feeds/feeds.ts'
import { listings } from '#tests/support/feeds/listings.ts'
import { runCommandHere } from '#tests/support/run-command.ts'

const feed = feeds.omnicasa.write(listings)

let dir = ''
let server: Server | undefined
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-address-'))
})
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  await rm(dir, { recursive: true })
})

/** Starts a CRM and returns its origin. */
async function startCrm(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  return `http://localhost:${await listen(server, 0, 'localhost')}`
}

type Ended = Readonly<{ code: number; said: string }>

async function importFrom(
  address: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const args = ['omnicasa', address, '--data', dir, '--now', '2026-11-20']
  const { code, out, errors } = await runCommandHere(imports, args, environment)
  return { code, said: out + errors }
}

const written = async (): Promise<string> =>
  readFile(join(dir, 'properties.json'), 'utf8').catch(() => 'nothing')

test('an export is fetched from an address that wants a key', async () => {
  const asked: unknown[] = []
  const origin = await startCrm((request, response) => {
    asked.push(request.url, request.headers.authorization)
    response.end(feed)
  })
  const { code, said } = await importFrom(`${origin}/export?key=secret`, { FEED_AUTHORIZATION: 'Bearer abc' })
  expect([code, asked]).toEqual([0, ['/export?key=secret', 'Bearer abc']])
  expect(said).toContain(`new       ${listings.length}: 2401`)
  expect(JSON.parse(await written())).toEqual(JSON.parse(feed))
})

test.each<readonly [what: string, answer: RequestListener, words: string]>([
  [
    'a key is missing',
    (_, response) => response.writeHead(401).end(),
    'it answered 401. Nothing was changed. Set FEED_AUTHORIZATION',
  ],
  [
    'the CRM is down',
    (_, response) => response.writeHead(503).end(),
    'it answered 503. Nothing was changed.',
  ],
  [
    'it breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('[{"ID":')
      setTimeout(() => response.destroy(), 50)
    },
    'the connection failed',
  ],
  [
    'it leads to another host',
    (_, response) => response.writeHead(302, { location: 'https://other.example/export' }).end(),
    'it redirects to other.example: that is another host; give its address, if it is right',
  ],
  [
    'it shows a page to log in',
    (_, response) => response.end('<!doctype html><title>Log in</title>'),
    'a web page, no export',
  ],
  ['it is empty', (_, response) => response.end(), 'the file is empty'],
])('%s: the reason is said without the key, and what was there stays', async (_, answer, words) => {
  const origin = await startCrm(answer)
  const { code, said } = await importFrom(`${origin}/export?key=secret`)
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
  expect(said).toContain(`${origin.slice('http://'.length)}/export`)
  expect(said).not.toContain('secret')
  expect(await written()).toBe('nothing')
})

test.each([
  ['http://crm.example/export', 'expected https://…'],
  ['ftp://crm.example/export', 'expected https://…'],
  ['https://user:secret@crm.example/export', 'set FEED_AUTHORIZATION="Basic …" instead'],
  ['https://?key=secret', 'no valid address'],
])('%s is not asked', async (address, words) => {
  const { code, said } = await importFrom(address)
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
  expect(said).not.toContain('secret')
})
