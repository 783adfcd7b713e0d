import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSettings } from '#service/settings/service-settings.ts'
import { SettingsError } from '#service/settings/settings-error.ts'

const secret = 'Zq3v8Kx1Lw5Rt9Yb2Nc7Mf4Hd6Gp0Js='
const webhook = {
  CRM_WEBHOOK_URL: 'https://crm.example/hook',
  CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings(environment)
    return []
  } catch (error) {
    return error instanceof SettingsError ? error.problems : [String(error)]
  }
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
    keepDays: 365,
    origins: new Set(['http://localhost:4321']),
    isPublic: false,
  })
  expect(loadSettings({}).secret).not.toBe(settings.secret)
})

test('a public service has its settings from variables and from files of secrets', async () => {
  const file = await writeSecret(`${secret}\n`)
  expect(
    loadSettings({
      DATABASE_URL: 'postgres://service@db.example/service',
      SMTP_URL: 'smtps://user:pass@mail.example',
      MAIL_FROM: 'Kouter & Kaai <site@x.example>',
      SITE_ORIGIN: 'https://x.example, https://www.x.example/',
      SERVICE_SECRET_FILE: file,
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      FORMS_PER_QUARTER: '5',
      PROOF_COST: '2000',
      OWNER_LOGIN_MAILS: 'each',
      OWNER_RECORDS: '/srv/crm/owners',
      OWNER_RECORDS_MINUTES: '15',
      PDF_BROWSER: process.execPath,
      ...webhook,
    }),
  ).toEqual({
    database: { engine: 'postgres', url: 'postgres://service@db.example/service' },
    mail: { kind: 'smtp', url: 'smtps://user:pass@mail.example' },
    mailFrom: { name: 'Kouter & Kaai', address: 'site@x.example' },
    documents: join('var', 'documents'),
    ownerDocuments: join('/srv/crm/owners', 'documents'),
    loginMails: 'each',
    hasCaptcha: false,
    keepDays: 365,
    origins: new Set(['https://x.example', 'https://www.x.example']),
    trustedProxies: ['loopback', '10.0.0.0/8'],
    formsPerQuarter: 5,
    proofCost: 2000,
    ownerRecords: { dir: '/srv/crm/owners', minutes: 15 },
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
    'SITE_ORIGIN is not set',
    'DATABASE_URL is no address of PostgreSQL',
    'SMTP_URL is no address of an SMTP server',
    'MAIL_FROM is not set',
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
  ['proxies that are everybody', { TRUSTED_PROXIES: 'loopback, 128.0.0.0/1' }, 'believes everybody'],
  ['proxies that are everybody in IPv6', { TRUSTED_PROXIES: '2000::/3' }, 'believes everybody'],
  ['a proxy that is no address', { TRUSTED_PROXIES: 'my-proxy' }, 'TRUSTED_PROXIES=my-proxy'],
  ['a frequency that is none', { OWNER_LOGIN_MAILS: 'weekly' }, 'write daily, each, off'],
  ['a limit that is no number', { FORMS_PER_QUARTER: 'many' }, 'FORMS_PER_QUARTER=many'],
  ['a limit that lets nothing through', { FORMS_PER_QUARTER: '0' }, 'above 0'],
  ['a webhook without encryption', { ...webhook, CRM_WEBHOOK_URL: 'http://crm.example/' }, 'no safe address'],
  ['a webhook with a short secret', { ...webhook, CRM_WEBHOOK_SECRET: 'whsec_abc' }, 'CRM_WEBHOOK_SECRET is'],
  ['an adapter that is missing', { ...webhook, CRM_ADAPTER: '/nowhere.ts' }, 'CRM_ADAPTER=/nowhere.ts'],
  ['an adapter without a CRM', { CRM_ADAPTER: '/nowhere.ts' }, 'CRM_WEBHOOK_URL is not set'],
  ['imports that never come', { OWNER_RECORDS_MINUTES: '0' }, 'OWNER_RECORDS_MINUTES=0'],
  ['imports further apart than a timer counts', { OWNER_RECORDS_MINUTES: '50000' }, '(a week) at most'],
  ['a file that is missing', { SMTP_URL_FILE: '/nowhere/smtp' }, 'cannot be read'],
])('%s is refused', (_, environment, word) => {
  const problems = problemsOf(environment)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(word)
})

test('a password never appears in a problem', () => {
  const problems = problemsOf({
    DATABASE_URL: 'http://u:hidden@db',
    SMTP_URL: 'http://u:hidden@m',
    MAIL_FROM: 'x',
  })
  expect(problems).toHaveLength(3)
  expect(problems.join()).not.toContain('hidden')
})

test('an empty file of a secret is refused', async () => {
  expect(problemsOf({ SERVICE_SECRET_FILE: await writeSecret('\n') })[0]).toContain('is empty')
})
