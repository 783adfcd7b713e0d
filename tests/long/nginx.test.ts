import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClosedPaths } from '#routes/ledger/closed-paths.ts'
import { headerRules } from '#scripts/build/hosting/header-rules.ts'
import { formatHeaders } from '#scripts/build/hosting/headers-file.ts'
import { formatNginx } from '#scripts/build/hosting/nginx-file.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { freePort } from '#tests/support/sites/free-port.ts'

const isThere = spawnSync('nginx', ['-v']).status === 0

const rules = headerRules([
  "default-src 'none'; script-src 'self' 'sha256-j4kzBN3ti01KqeSDRoHcwU1fgnJfXzBj9cU1Yc0Mzi4='",
  "style-src 'self'",
])
const closed: ClosedPaths = {
  moved: [{ from: '/nl/oud/', to: '/nl/' }],
  gone: [{ path: '/nl/te-koop/weg/9/', key: 'property:9@sale', locale: 'nl', lists: [] }],
}
const page = `<html lang="nl">${'thuis '.repeat(300)}</html>`
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': 'choose',
  '404.html': 'not found',
  'nl/index.html': page,
  'nl/index.html.gz': gzipSync(page),
  'nl/404.html': 'niet gevonden',
  'nl/te-koop/index.html': 'lijst',
  'nl/te-koop/weg/9/index.html': 'verkocht',
  'nl/site.webmanifest': '{}',
  'nl/opendeur.ics': 'BEGIN:VCALENDAR',
  '_astro/page.hash.js': 'go()',
  'search/manifest.json': '{}',
  'search/files/sale.0.bin': 'columns',
  'sw.js': 'work()',
  'speculation-rules.json': '{}',
  '.well-known/token': 'token',
  _headers: formatHeaders(rules),
  _redirects: '/nl/oud/ /nl/ 301\n/nl/te-koop/weg/9/ /nl/te-koop/weg/9/ 410!\n',
  '_nginx.conf': formatNginx({ rules, closed, locales: ['nl'] }),
}

/** Headers that both servers must send alike. */
const compared = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'speculation-rules',
] as const

// Without nginx only host-files.test.ts checks its configuration.
describe.skipIf(!isThere)('nginx with the configuration of the build', () => {
  let root: string
  let nginx: ChildProcess
  let origin: string
  let own: string
  let close: () => void

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'nginx-'))
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, 'site', name)), { recursive: true })
      await writeFile(join(root, 'site', name), content)
    }
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    await writeFile(join(root, 'nginx.conf'), mainConfig(root, port))
    execFileSync('nginx', ['-t', '-q', ...nginxArgs(root)])
    nginx = spawn('nginx', nginxArgs(root), { stdio: 'ignore' })
    await waitFor(origin)
    const server = await createStaticServer(join(root, 'site'))
    own = `http://127.0.0.1:${await listen(server, 0)}`
    close = () => void server.close()
  })

  afterAll(async () => {
    nginx.kill()
    close()
    await rm(root, { recursive: true })
  })

  test.each([
    '/',
    '/nl/',
    '/nl/te-koop/',
    '/nl/weg/',
    '/nl/te-koop/weg/9/',
    '/weg/',
    '/nl/site.webmanifest',
    '/nl/opendeur.ics',
    '/_astro/page.hash.js',
    '/search/manifest.json',
    '/search/files/sale.0.bin',
    '/sw.js',
    '/speculation-rules.json',
    '/_headers',
    '/_nginx.conf',
  ])('answers %s as our own server does', async (path) => {
    const [its, ours] = await Promise.all([fetch(`${origin}${path}`), fetch(`${own}${path}`)])
    expect(its.status).toBe(ours.status)
    const said = (headers: Headers) => compared.map((name) => [name, headers.get(name)])
    expect(said(its.headers)).toEqual(said(ours.headers))
    expect(await its.text()).toBe(await ours.text())
  })

  test.each(['/nl/oud/?a=1', '/nl/te-koop?city=berlare'])(
    'redirects from %s and keeps the query',
    async (path) => {
      const ask = async (from: string) => {
        const { status, headers } = await fetch(`${from}${path}`, { redirect: 'manual' })
        return [status, headers.get('location')]
      }
      expect(await ask(origin)).toEqual(await ask(own))
    },
  )

  test('answers 410 with the page of a removed listing', async () => {
    const response = await fetch(`${origin}/nl/te-koop/weg/9/`)
    expect([response.status, await response.text()]).toEqual([410, 'verkocht'])
  })

  test('sends precompressed files', async () => {
    const response = await fetch(`${origin}/nl/`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe(page)
  })

  test('serves the directory for renewing certificates', async () => {
    expect(await (await fetch(`${origin}/.well-known/token`)).text()).toBe('token')
  })
})

function nginxArgs(root: string): readonly string[] {
  return ['-p', root, '-c', join(root, 'nginx.conf'), '-e', join(root, 'error.log')]
}

/** Returns a configuration of nginx around the built one: no certificate, one process, in the foreground. */
function mainConfig(root: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'daemon off; master_process off; pid nginx.pid;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${root}/${name};`),
    `server { listen 127.0.0.1:${port}; root ${root}/site; include ${root}/site/_nginx.conf; }`,
    '}',
  ].join('\n')
}

/** Waits until an address answers. */
async function waitFor(address: string): Promise<void> {
  for (let attempt = 1; attempt <= 50; attempt += 1) {
    if (await fetch(address).then(Boolean, () => false)) return
    await setTimeout(100)
  }
  throw new Error(`nothing answers at ${address}`)
}
