import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notifyBy } from '#scripts/publish/notify.ts'
import { type SmtpPeer, startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { listen } from '#scripts/server/listen.ts'

let root: string
let smtp: SmtpPeer

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'notify-'))
  await mkdir(join(root, 'data'))
  smtp = await startSmtpPeer()
})
afterEach(async () => {
  await smtp.stop()
  await rm(root, { recursive: true, force: true })
})

type Ended = Readonly<{ code: number; errors: string }>

/** Publishes as the nightly job does, with what the CRM has exported. */
async function publish(properties: string, notify: string): Promise<Ended> {
  await writeFile(join(root, 'data/properties.json'), properties)
  const dirs = ['--data', 'data', '--out', 'out', '--report', 'report', '--to', 'target']
  const args = dirs.map((arg) => (arg.startsWith('--') ? arg : join(root, arg)))
  const env = { ...process.env, SMTP_URL: smtp.url, MAIL_FROM: 'Website <site@agency.example>' }
  return new Promise((resolve) => {
    const command = ['scripts/publish.ts', ...args, '--notify', notify]
    execFile(process.execPath, command, { env }, (error, _out, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code), errors }),
    )
  })
}

test('each new refusal is mailed once, with its reason', { timeout: 60_000 }, async () => {
  const to = 'mailto:office@agency.example'
  const first = await publish('[{', to)
  expect([first.code, first.errors]).toEqual([1, expect.stringContaining('properties.json')])
  expect(smtp.received).toHaveLength(1)
  const [mail] = smtp.received
  expect(mail?.recipients).toEqual(['office@agency.example'])
  expect(mail?.source).toMatch(/^Subject: Website not published: \S/m)
  expect(mail?.source).toContain('From: Website <site@agency.example>')
  expect(mail?.source).toContain('properties.json')
  await publish('[{', to)
  expect(smtp.received).toHaveLength(1)
  await publish('{}', to)
  expect(smtp.received).toHaveLength(2)
})

test('a mail server that is away is said, and told of again', { timeout: 60_000 }, async () => {
  await smtp.stop()
  const to = 'mailto:office@agency.example'
  for (const _ of [1, 2]) {
    const { code, errors } = await publish('[{', to)
    expect([code, errors]).toEqual([1, expect.stringContaining('Nobody was told of the refusal: ')])
  }
})

test('a refusal is posted as chat services take it', async () => {
  const posted: unknown[] = []
  const server = createServer(async (request, response) => {
    posted.push(request.headers['content-type'], JSON.parse(await text(request)))
    response.writeHead(posted.length > 2 ? 500 : 204).end()
  })
  const notify = notifyBy(`http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/hook`, {})
  await notify('properties.json is broken')
  expect(posted).toEqual(['application/json', { text: 'properties.json is broken' }])
  await expect(notify('again')).rejects.toThrow('it answered 500')
  server.close()
})

test.each([
  ['office@agency.example', {}, 'expected https://… or mailto:name@agency.example'],
  ['mailto:office', {}, 'expected one mail address'],
  ['mailto:a@agency.example,b@agency.example', {}, 'expected one mail address'],
  ['mailto:a@agency.example', {}, 'SMTP_URL is not set'],
  ['mailto:a@agency.example', { SMTP_URL: 'smtp://host' }, 'MAIL_FROM is not set'],
])('--notify %s with %j is refused: %s', (address, environment, words) => {
  expect(() => notifyBy(address, environment)).toThrow(words)
})
