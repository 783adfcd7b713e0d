import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClosedPaths } from '#routes/ledger/closed-paths.ts'
import { headerRules } from '#scripts/build/hosting/header-rules.ts'
import { formatHeaders } from '#scripts/build/hosting/headers-file.ts'
import { formatNginx } from '#scripts/build/hosting/nginx-file.ts'
import type { DeployTarget } from '#scripts/publish/targets/deploy-target.ts'
import { openTarget } from '#scripts/publish/targets/open-target.ts'
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
  'nl/te-koop/huis/8/index.html': 'te koop',
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
  let site: DeployTarget
  let nginx: ChildProcess
  let origin: string
  let plain: string
  let own: string
  let close: () => void

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'nginx-'))
    site = await openTarget({ to: join(root, 'site') }, {}, () => {})
    await release(1, files)
    const service = createServer((request, response) => response.end(`${request.method} ${request.url}`))
    const ports = {
      secure: await freePort(),
      plain: await freePort(),
      service: await listen(service, 0, '127.0.0.1'),
    }
    origin = `http://127.0.0.1:${ports.secure}`
    plain = `http://127.0.0.1:${ports.plain}`
    await writeFile(join(root, 'nginx.conf'), await documentedConfig(root, ports))
    execFileSync('nginx', ['-t', '-q', ...nginxArgs(root)])
    nginx = spawn('nginx', nginxArgs(root), { stdio: 'ignore' })
    await waitFor(origin)
    const server = await createStaticServer(join(root, 'site/current'))
    own = `http://127.0.0.1:${await listen(server, 0)}`
    close = () => {
      server.close()
      service.close()
    }
  })

  /** Publishes files as a release of a minute. */
  async function release(minute: number, content: typeof files): Promise<void> {
    const built = join(root, `built-${minute}`)
    for (const [name, text] of Object.entries(content)) {
      await mkdir(dirname(join(built, name)), { recursive: true })
      await writeFile(join(built, name), text)
    }
    await site.publish(built, `2026-11-29T11-0${minute}-00.000Z`)
  }

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

  test.each(['/forms/nl/site-contact', '/portal/nl/', '/desk/nl/', '/preview/publication'])(
    'passes %s on to the service',
    async (path) => {
      expect(await (await fetch(`${origin}${path}`)).text()).toBe(`GET ${path}`)
    },
  )

  test('leads plain HTTP to the address with TLS', async () => {
    const { status, headers } = await fetch(`${plain}/nl/?a=1`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/nl/?a=1'])
  })

  test('shows a new release at once, and answers 410 for a home that it lacks once reloaded', async () => {
    const home = async (): Promise<readonly unknown[]> => {
      const answer = await fetch(`${origin}/nl/te-koop/huis/8/`)
      return [answer.status, await answer.text()]
    }
    expect(await home()).toEqual([200, 'te koop'])
    const left = { path: '/nl/te-koop/huis/8/', key: 'property:8@sale', locale: 'nl', lists: [] } as const
    await release(2, {
      ...files,
      'nl/te-koop/huis/8/index.html': 'niet meer te koop',
      '_nginx.conf': formatNginx({
        rules,
        closed: { ...closed, gone: [...closed.gone, left] },
        locales: ['nl'],
      }),
    })
    expect(await home()).toEqual([200, 'niet meer te koop'])
    execFileSync('nginx', ['-s', 'reload', ...nginxArgs(root)])
    await expect.poll(home).toEqual([410, 'niet meer te koop'])
    await site.rollBack()
    execFileSync('nginx', ['-s', 'reload', ...nginxArgs(root)])
    await expect.poll(home).toEqual([200, 'te koop'])
  })

  test('serves the directory for renewing certificates', async () => {
    expect(await (await fetch(`${origin}/.well-known/token`)).text()).toBe('token')
  })
})

function nginxArgs(root: string): readonly string[] {
  return ['-p', root, '-c', join(root, 'nginx.conf'), '-e', join(root, 'error.log')]
}

/**
 * Returns the configuration of docs/hosting.md with the lines of docs/running.md, in the foreground: without the certificate that a test
 * lacks, on ports that are free, in a directory of its own.
 */
async function documentedConfig(
  root: string,
  ports: Readonly<Record<'secure' | 'plain' | 'service', number>>,
): Promise<string> {
  const [servers = '', proxy = ''] = await Promise.all(
    ['docs/hosting.md', 'docs/running.md'].map(async (file) => {
      const [, block] = /```nginx\n([^]*?)```/.exec(await readFile(file, 'utf8')) ?? []
      return block
    }),
  )
  const include = 'include /srv/site/current/_nginx.conf;'
  const documented = servers
    .replace(include, `${include}\n${proxy}`)
    .replaceAll(/^ *(?:http2|ssl_certificate) .*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.secure};`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('127.0.0.1:4322', `127.0.0.1:${ports.service}`)
    .replaceAll('/srv/site/', `${root}/site/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'daemon off; pid nginx.pid;',
    // The directory of a test is for one user alone.
    `user ${userInfo().username};`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${root}/${name};`),
    documented,
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
