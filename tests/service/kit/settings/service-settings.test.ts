import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadSettings } from '#service/kit/settings/service-settings.ts'
import { problemsOf } from './problems-of.ts'

const secret = 'Zq3v8Kx1Lw5Rt9Yb2Nc7Mf4Hd6Gp0Js='
const mailed = { MAIL_FROM: 'a@x.example', SITE_ORIGIN: 'https://x.example', SERVICE_SECRET: secret }
const webhook = {
  CRM_WEBHOOK_URL: 'https://crm.example/hook',
  CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
}

async function writeSecret(text: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'service-settings-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFile(join(dir, 'secret'), text)
  return join(dir, 'secret')
}

test('a laptop needs no settings', () => {
  const settings = loadSettings({})
  expect(settings).toMatchObject({
    database: { engine: 'sqlite', file: join('var', 'service.sqlite') },
    mail: { kind: 'files', dir: join('var', 'mail') },
    mailFrom: { name: '', address: 'website@localhost' },
    documents: join('var', 'documents'),
    ownerDocuments: join('var', 'owner-documents'),
    loginMails: 'daily',
    hasCaptcha: false,
    origins: new Set(['http://localhost:4321']),
    isPublic: false,
  })
  expect(loadSettings({}).secret).not.toBe(settings.secret)
})

test('a public service has its settings from variables and from files of secrets', async () => {
  const file = await writeSecret(`${secret}\n`)
  const records = dirname(file)
  expect(
    loadSettings({
      DATABASE_URL: 'postgres://service@db.example/service?sslmode=verify-full',
      SMTP_URL: 'smtps://user:pass@mail.example',
      MAIL_FROM: 'Kouter & Kaai <site@x.example>',
      SITE_ORIGIN: 'https://x.example, https://www.x.example/',
      SERVICE_SECRET_FILE: file,
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      FORMS_PER_QUARTER: '5',
      PROOF_COST: '2000',
      OWNER_LOGIN_MAILS: 'each',
      OWNER_RECORDS: records,
      OWNER_RECORDS_MINUTES: '15',
      PDF_BROWSER: process.execPath,
      PORT: '8080',
      HOST: '0.0.0.0',
      LOG_LEVEL: 'warn',
      ...webhook,
    }),
  ).toEqual({
    content: 'content',
    listening: { host: '0.0.0.0', port: 8080, metricsPort: 0, isHandedOver: false },
    logLevel: 'warn',
    database: { engine: 'postgres', url: 'postgres://service@db.example/service?sslmode=verify-full' },
    mail: { kind: 'smtp', url: 'smtps://user:pass@mail.example', requiresTls: true },
    mailFrom: { name: 'Kouter & Kaai', address: 'site@x.example' },
    documents: join('var', 'documents'),
    ownerDocuments: join(records, 'documents'),
    loginMails: 'each',
    hasCaptcha: false,
    origins: new Set(['https://x.example', 'https://www.x.example']),
    trustedProxies: ['loopback', '10.0.0.0/8'],
    formsPerQuarter: 5,
    proofCost: 2000,
    ownerRecords: { dir: records, siteData: 'data', minutes: 15 },
    pdfBrowser: process.execPath,
    crm: { url: webhook.CRM_WEBHOOK_URL, secret: webhook.CRM_WEBHOOK_SECRET },
    secret,
    isPublic: true,
  })
})

test('all problems are said at once, each in a line that says what to set', () => {
  const problems = problemsOf({
    NODE_ENV: 'production',
    DATABASE_URL: 'mysql://db',
    SMTP_URL: 'mail.example:25',
    SERVICE_SECRET: 'short',
  })
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'SMTP_URL is no address of an SMTP server',
    'MAIL_FROM is not set',
    'SITE_ORIGIN is not set',
    'DATABASE_URL is no address of PostgreSQL',
    'SERVICE_SECRET is too short',
  ])
  expect(problems.join('')).not.toContain('\n')
})

test.each([
  ['a browser that is not there', { PDF_BROWSER: '/nowhere/chromium' }, 'PDF_BROWSER=/nowhere/chromium'],
  ['a public origin without a secret', { SITE_ORIGIN: 'https://x.example' }, 'SERVICE_SECRET is not set'],
  [
    'an unencrypted public origin',
    { SITE_ORIGIN: 'http://x.example', SERVICE_SECRET: secret },
    'unencrypted',
  ],
  [
    'an origin with a path',
    { SITE_ORIGIN: 'https://x.example/nl/', SERVICE_SECRET: secret },
    'without a path',
  ],
  ['several senders', { MAIL_FROM: 'a@x.example,b@y.example' }, 'is no address'],
  ['a secret twice', { SERVICE_SECRET: secret, SERVICE_SECRET_FILE: '/x' }, 'remove one of them'],
  ['a secret that repeats itself', { SERVICE_SECRET: 'changeme'.repeat(4) }, 'can be guessed'],
  ['proxies that are everybody', { TRUSTED_PROXIES: 'loopback, 128.0.0.0/1' }, 'believes strangers'],
  ['proxies that are everybody in IPv6', { TRUSTED_PROXIES: '2000::/3' }, 'believes strangers'],
  ['a proxy that is no address', { TRUSTED_PROXIES: 'my-proxy' }, 'TRUSTED_PROXIES=my-proxy'],
  ['a frequency that is none', { OWNER_LOGIN_MAILS: 'weekly' }, 'write daily, each, off'],
  ['a limit that is no number', { FORMS_PER_QUARTER: 'many' }, 'FORMS_PER_QUARTER=many'],
  ['a limit that lets nothing through', { FORMS_PER_QUARTER: '0' }, 'from 1 to'],
  ['a webhook without encryption', { ...webhook, CRM_WEBHOOK_URL: 'http://crm.example/' }, 'no safe address'],
  ['a webhook with a short secret', { ...webhook, CRM_WEBHOOK_SECRET: 'whsec_abc' }, 'CRM_WEBHOOK_SECRET is'],
  ['an adapter that is missing', { ...webhook, CRM_ADAPTER: '/nowhere.ts' }, 'CRM_ADAPTER=/nowhere.ts'],
  ['an adapter without a CRM', { CRM_ADAPTER: '/nowhere.ts' }, 'CRM_WEBHOOK_URL is not set'],
  ['imports that never come', { OWNER_RECORDS_MINUTES: '0' }, 'OWNER_RECORDS_MINUTES=0'],
  ['imports further apart than a timer counts', { OWNER_RECORDS_MINUTES: '50000' }, 'from 1 to 10080'],
  [
    'an origin that is not of the web',
    { SITE_ORIGIN: 'ftp://localhost', SERVICE_SECRET: secret },
    'no origin',
  ],
  ['an origin with a password', { SITE_ORIGIN: 'http://u:p@localhost' }, 'no origin'],
  ['a level of the log that is none', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is unknown: write info, trace'],
  ['a port beyond the last one', { PORT: '65536' }, 'PORT=65536: expected a whole number from 0 to 65535'],
  ['a port in another notation', { PORT: '1e3' }, 'PORT=1e3'],
  [
    'metrics on the port of the service',
    { PORT: '4322', METRICS_PORT: '4322' },
    'METRICS_PORT=4322 is PORT too',
  ],
  ['several sockets of systemd', { LISTEN_FDS: '2' }, 'LISTEN_FDS=2'],
  ['an SMTP server without a name', { ...mailed, SMTP_URL: 'smtp:///mail' }, 'SMTP_URL is no address'],
  ['a scheme that ends like SMTP', { ...mailed, SMTP_URL: 'xsmtp://mail.example' }, 'SMTP_URL is no address'],
  [
    'a scheme that begins like SMTP',
    { ...mailed, SMTP_URL: 'smtp+x://mail.example' },
    'SMTP_URL is no address',
  ],
  ['an SMTP server that is no address', { ...mailed, SMTP_URL: 'mail' }, 'SMTP_URL is no address'],
  ['other machines without an origin', { HOST: '0.0.0.0' }, 'SITE_ORIGIN is not set'],
  [
    'mails to others without an origin',
    { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@x.example' },
    'SITE_ORIGIN is not set',
  ],
  [
    'a password in the clear',
    { SMTP_URL: 'smtp://u:p@localhost', MAIL_FROM: 'a@x.example', SMTP_TLS: 'off' },
    'unencrypted',
  ],
  ['a remote database in the clear', { DATABASE_URL: 'postgres://u@db.example/x' }, 'sslmode=verify-full'],
  [
    'a remote database that may be in the clear',
    { DATABASE_URL: 'postgres://u@db.example/x?sslmode=prefer' },
    'sslmode=verify-full',
  ],
  [
    'a remote database behind the name of this machine',
    { DATABASE_URL: 'postgres://u@localhost/x?host=db.example' },
    'sslmode=verify-full',
  ],
  ['proxies that are half of the internet', { TRUSTED_PROXIES: '0.0.0.0/1' }, 'believes strangers'],
  ['a huge range as a mask', { TRUSTED_PROXIES: '64.0.0.0/255.0.0.0' }, 'believes strangers'],
  ['a huge range of IPv4 in IPv6', { TRUSTED_PROXIES: '::ffff:64.0.0.0/100' }, 'believes strangers'],
  ['work that no browser ends', { PROOF_COST: '3000000000' }, 'PROOF_COST=3000000000'],
  ['a number in another notation', { PROOF_COST: '1e3' }, 'PROOF_COST=1e3'],
  ['a term that the site states', { KEEP_DAYS: '365' }, 'keepRequestMonths'],
  ['a browser that is a text', { PDF_BROWSER: 'README.md' }, 'PDF_BROWSER=README.md is no program'],
  ['a browser that is a directory', { PDF_BROWSER: 'src' }, 'PDF_BROWSER=src is no program'],
  ['an adapter that is a directory', { ...webhook, CRM_ADAPTER: 'src' }, 'CRM_ADAPTER=src'],
  [
    'a webhook with a password',
    { ...webhook, CRM_WEBHOOK_URL: 'https://u:p@crm.example/' },
    'no safe address',
  ],
  [
    'records for owners that are a file',
    { OWNER_RECORDS: 'README.md' },
    'OWNER_RECORDS=README.md is no directory',
  ],
  ['documents that are a file', { DOCUMENTS: 'README.md' }, 'DOCUMENTS=README.md is no directory'],
  [
    'drafts of a directory that is missing',
    { PREVIEW_DATA: 'data', PREVIEW_CONTENT: '/nowhere' },
    'PREVIEW_CONTENT=/nowhere',
  ],
  ['publishing without drafts', { PUBLISH_COMMAND: 'npm run publish -- --to /srv/site' }, 'PREVIEW_DATA'],
  [
    'publishing without end',
    {
      PREVIEW_DATA: 'data',
      PREVIEW_CONTENT: 'content',
      PUBLISH_COMMAND: 'npm run publish -- --to x --watch',
    },
    'leave out --watch',
  ],
  ['a file that is missing', { SMTP_URL_FILE: '/nowhere/smtp' }, 'cannot be read'],
])('%s is refused', (_, environment, word) => {
  const problems = problemsOf(environment)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(word)
})

/** Bounds of the tables of settings: `FORMS_PER_QUARTER`, 1000. */
const bounds = ['docs/service.md', 'docs/owners.md'].flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row) => {
      const [, name, most] = /^\| `([A-Z_]+)` \|.* (\d[\d,]*) at most/.exec(row) ?? []
      return name === undefined || most === undefined ? [] : [[name, Number(most.replace(',', ''))] as const]
    }),
)
const modes = {
  'on a laptop': {},
  'for the public': { SITE_ORIGIN: 'https://x.example', SERVICE_SECRET: secret },
  'in production': { NODE_ENV: 'production', SITE_ORIGIN: 'https://x.example', SERVICE_SECRET: secret },
}

test('the docs state bounds of three settings', () => {
  expect(bounds.map(([name]) => name)).toEqual(['FORMS_PER_QUARTER', 'PROOF_COST', 'OWNER_RECORDS_MINUTES'])
})

test.each(bounds)('%s is %i at most, as the docs say, in every mode', (name, most) => {
  for (const mode of Object.values(modes)) {
    expect(problemsOf({ ...mode, [name]: String(most) })).toEqual([])
    expect(problemsOf({ ...mode, [name]: String(most + 1) })).toEqual([
      expect.stringContaining(`${name}=${most + 1}: expected a whole number from 1 to ${most};`),
    ])
  }
})

test.each(Object.entries(modes))('a secret has 32 characters or more %s', (_, mode) => {
  const problems = problemsOf({ ...mode, SERVICE_SECRET: secret.slice(1) })
  expect(problems).toEqual([expect.stringContaining('SERVICE_SECRET is too short')])
})

/** Returns what pg warns of when it reads an address. */
function warningsOf(url: string): readonly unknown[] {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  expect(new Client({ connectionString: url }).ssl).not.toBe(false)
  return warn.mock.calls.map(([warning]) => warning)
}

test.each([
  ['postgres://u@db.example/x?sslmode=require', 'postgres://u@db.example/x?sslmode=verify-full'],
  [
    'postgres://u:p%40@db.example/x?a=b&sslmode=verify-ca&c=d',
    'postgres://u:p%40@db.example/x?a=b&sslmode=verify-full&c=d',
  ],
  ['postgres://u@localhost/x?sslmode=prefer', 'postgres://u@localhost/x?sslmode=verify-full'],
  ['postgres://u@db.example/x?sslmode=no-verify', undefined],
  ['postgres://u@db.example/x?sslmode=require&uselibpqcompat=true', undefined],
])('%s is opened without a warning', (DATABASE_URL, url = DATABASE_URL) => {
  const { database } = loadSettings({ DATABASE_URL })
  expect(database).toEqual({ engine: 'postgres', url })
  expect(warningsOf(url)).toEqual([])
})

test('a warning of pg would be heard', () => {
  expect(warningsOf('postgres://u@db.example/x?sslmode=require')).toEqual([
    expect.stringContaining('sslmode=verify-full'),
  ])
})

test('a password never appears in a problem', () => {
  const problems = problemsOf({
    DATABASE_URL: 'http://u:hidden@db',
    SMTP_URL: 'http://u:hidden@m',
    SITE_ORIGIN: 'http://localhost:1',
    MAIL_FROM: 'x',
  })
  expect(problems).toHaveLength(3)
  expect(problems.join()).not.toContain('hidden')
})

test('an empty file of a secret is refused', async () => {
  expect(problemsOf({ SERVICE_SECRET_FILE: await writeSecret('\n') })[0]).toContain('is empty')
})

test.each([
  [{ SMTP_URL: 'smtp://relay.example', SMTP_TLS: 'off' }, false],
  [{ SMTP_URL: 'smtp://relay.example' }, true],
  [{ SMTP_URL: 'smtp://localhost:1025' }, false],
  [{ SMTP_URL: 'smtp://u:p@localhost:1025' }, true],
])('mails to %j need TLS: %s', (variables, requiresTls) => {
  const { mail } = loadSettings({ SITE_ORIGIN: 'http://localhost:1', MAIL_FROM: 'a@x.example', ...variables })
  expect(mail).toMatchObject({ requiresTls })
})

test.each([
  'postgres://u@localhost/x',
  'postgres:///x?host=/run/postgresql',
  'postgres://u@db.example/x?sslmode=disable',
])('%s needs no more', (DATABASE_URL) => {
  expect(problemsOf({ DATABASE_URL })).toEqual([])
})

// Cloudflare, Akamai, private networks, one address, a name of ranges.
test.each([
  '104.16.0.0/13',
  '104.64.0.0/10',
  '2400:cb00::/32',
  '10.0.0.0/8',
  'fc00::/7',
  '192.0.2.7',
  'uniquelocal',
])('proxies at %s are believed', (TRUSTED_PROXIES) => {
  expect(problemsOf({ TRUSTED_PROXIES })).toEqual([])
})

test('any free port will do, with metrics or without, and systemd may hand over the socket', () => {
  expect(loadSettings({ PORT: '0', METRICS_PORT: '0' }).listening).toMatchObject({
    port: 0,
    metricsPort: 0,
    isHandedOver: false,
  })
  expect(loadSettings({ LISTEN_FDS: '1' }).listening.isHandedOver).toBe(true)
})
