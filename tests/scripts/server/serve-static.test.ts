import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, parsePort } from '#scripts/server/listen.ts'
import { createHttp2Server, createStaticServer } from '#scripts/server/serve-static.ts'

let root: string
let server: Server
let port: number

const files: Readonly<Record<string, string>> = {
  'site/index.html': 'choose',
  'site/nl/index.html': '<html lang="nl">thuis</html>',
  'site/nl/404.html': 'niet gevonden',
  'site/404.html': 'not found',
  'site/search/files/sale.bin': 'columns',
  'site/karte.pmtiles': '0123456789',
  'site/rules.json': '{}',
  'site/stored/index.html': 'plain',
  'site/stored/index.html.gz': 'as the build compressed it',
  'site/verhuisd/index.html': 'for hosts without rules',
  'site/_headers':
    "/*\n  Content-Security-Policy: default-src 'none'\n/rules.json\n  Content-Type: application/speculationrules+json\n/search/*\n  X-Said: once\n  X-Said: twice\n",
  'site/_redirects': '/oud/ /nl/ 301\n/verhuisd/ /nl/ 301\n/nl/* /nl/404/ 404\n',
  'secret.txt': 'secret',
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  server = await createStaticServer(join(root, 'site'))
  port = await listen(server, 0)
})

afterAll(async () => {
  server.close()
  await rm(root, { recursive: true })
})

/** Sends a request with an unchanged path: `fetch` would normalise it. */
async function ask(
  path: string,
  method = 'GET',
  headers = {},
): Promise<Readonly<{ response: IncomingMessage; body: string }>> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ response, body }))
    })
    asked.on('error', reject).end()
  })
}

test('a directory returns its page with content type and policy', async () => {
  const { response, body } = await ask('/nl/?q=1')
  expect([response.statusCode, body]).toEqual([200, files['site/nl/index.html']])
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['content-security-policy']).toBe("default-src 'none'")
})

test('a page without trailing slash redirects to the one with it, keeping the query', async () => {
  const { response } = await ask('/nl?city=berlare')
  expect([response.statusCode, response.headers.location]).toEqual([301, '/nl/?city=berlare'])
})

test.each(['/oud/', '/verhuisd/'])('an old address redirects: %s', async (path) => {
  const { response } = await ask(path)
  expect([response.statusCode, response.headers.location]).toEqual([301, '/nl/'])
})

test.each([
  ['/nl/weg/', 'niet gevonden'],
  ['/weg/', 'not found'],
  ['/%E0%A4%A', 'not found'],
])('what is not there answers 404 in the language of its path: %s', async (path, words) => {
  const { response, body } = await ask(path)
  expect([response.statusCode, body]).toEqual([404, words])
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/nl/..%5c..%5csecret.txt',
  '/_headers',
  '//evil.example',
])('nothing outside the site, and no rule file, is served: %s', async (path) => {
  const { response, body } = await ask(path)
  expect(response.statusCode).toBe(404)
  expect(body).not.toContain('secret')
})

test('only GET and HEAD are allowed, and HEAD has no body', async () => {
  expect((await ask('/nl/', 'POST')).response.statusCode).toBe(405)
  const { response, body } = await ask('/nl/', 'HEAD')
  expect([response.statusCode, body]).toEqual([200, ''])
})

test('text is compressed for clients that accept it', async () => {
  expect(
    (await ask('/nl/', 'GET', { 'accept-encoding': 'gzip, br' })).response.headers['content-encoding'],
  ).toBe('br')
})

test('precompressed files are sent unchanged to clients that accept them', async () => {
  const { response, body } = await ask('/stored/', 'GET', { 'accept-encoding': 'gzip' })
  expect([response.headers['content-encoding'], body]).toEqual(['gzip', files['site/stored/index.html.gz']])
  expect((await ask('/stored/')).body).toBe('plain')
})

test('a rule for one path overrides that for its ending, and affects no other path', async () => {
  const { response } = await ask('/rules.json')
  expect(response.headers['content-type']).toBe('application/speculationrules+json')
  expect((await ask('/nl/')).response.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('search files are compressed and have a content type', async () => {
  const { response } = await ask('/search/files/sale.bin', 'GET', { 'accept-encoding': 'br' })
  expect([response.headers['content-type'], response.headers['content-encoding']]).toEqual([
    'application/octet-stream',
    'br',
  ])
})

test('a header that a rule sets twice is sent twice', async () => {
  const { response } = await ask('/search/files/sale.bin')
  expect(response.headers['x-said']).toBe('once, twice')
  expect(response.headers['content-security-policy']).toBe("default-src 'none'")
})

test('a site that is rebuilt while it is served gets its new policy', async () => {
  const dir = join(root, 'anew')
  await mkdir(dir)
  await writeFile(join(dir, 'index.html'), 'choose')
  const rule = (policy: string) =>
    writeFile(join(dir, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`)
  await rule("default-src 'none'")
  const anew = await createStaticServer(dir)
  const origin = `http://localhost:${await listen(anew, 0)}`
  const policy = async () => (await fetch(origin)).headers.get('content-security-policy')
  expect(await policy()).toBe("default-src 'none'")
  await rule("default-src 'self'")
  expect(await policy()).toBe("default-src 'self'")
  anew.close()
})

test('the same site is available over HTTP/2 with a self-signed certificate', async () => {
  const secure = await createHttp2Server(join(root, 'site'))
  const session = connect(`https://localhost:${await listen(secure, 0)}`, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/nl/', 'accept-encoding': 'br' })
  const [headers] = await once(stream, 'response')
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
  session.destroy()
  secure.close()
})

test('a taken port has a clear error message', async () => {
  const other = await createStaticServer(root)
  await expect(listen(other, port)).rejects.toThrow(`Port ${port} is taken`)
})

test('an invalid PORT is rejected', () => {
  expect(parsePort(undefined)).toBe(4321)
  expect(() => parsePort('eighty')).toThrow(/PORT=eighty/)
})

test('a range is answered with that part, and one beyond the file with 416', async () => {
  const part = await ask('/karte.pmtiles', 'GET', { range: 'bytes=2-4' })
  expect([part.response.statusCode, part.body]).toEqual([206, '234'])
  expect(part.response.headers['content-range']).toBe('bytes 2-4/10')
  const beyond = await ask('/karte.pmtiles', 'GET', { range: 'bytes=20-' })
  expect([beyond.response.statusCode, beyond.response.headers['content-range']]).toEqual([416, 'bytes */10'])
  const page = await ask('/nl/', 'GET', { range: 'bytes=0-1' })
  expect(page.response.statusCode).toBe(200)
})
