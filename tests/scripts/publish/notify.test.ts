import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifyBy } from '#scripts/publish/notify.ts'
import { supervise } from '#scripts/publish/supervise.ts'
import { type SmtpPeer, startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { listen } from '#scripts/server/listen.ts'

let root: string
let smtp: SmtpPeer

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'notify-'))
  for (const dir of ['data', 'content']) await mkdir(join(root, dir))
  smtp = await startSmtpPeer()
})
afterEach(async () => {
  await smtp.stop()
  await rm(root, { recursive: true, force: true })
})

const to = 'mailto:office@agency.example'

test('a refusal of a publication is mailed, with its reason', async () => {
  await writeFile(join(root, 'data/properties.json'), '[{')
  const dirs = ['--data', 'data', '--out', 'out', '--report', 'report', '--to', 'target']
  const args = dirs.map((arg) => (arg.startsWith('--') ? arg : join(root, arg)))
  const env = { ...process.env, ...settings() }
  const command = ['scripts/publish.ts', ...args, '--notify', to]
  const [code, errors] = await new Promise<readonly [unknown, string]>((resolve) => {
    execFile(process.execPath, command, { env }, (error, _out, text) => resolve([error?.code, text]))
  })
  expect([code, errors]).toEqual([1, expect.stringContaining('properties.json')])
  expect(smtp.received).toHaveLength(1)
  const [mail] = smtp.received
  expect(mail?.recipients).toEqual(['office@agency.example'])
  expect(mail?.source).toMatch(/^Subject: Website not published: \S/m)
  expect(mail?.source).toContain('From: Website <site@agency.example>')
  expect(mail?.source).toContain('properties.json')
})

const settings = () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'Website <site@agency.example>' })

/** Runs a publication that is refused with some words, or else becomes live, and tells of it. */
async function refuse(words: string): Promise<number> {
  const script = join(root, 'refuse.mjs')
  const refusal = `console.error(${JSON.stringify(words)}); process.exitCode = 1`
  await writeFile(script, words === '' ? '' : refusal)
  const say = async () => 'Live: 2026-11-29'
  return supervise([script], { notify: notifyBy(to, settings()), say, memory: join(root, 'refusal.txt') })
}

test('each new refusal is mailed once', async () => {
  for (const [words, mails] of [
    ['properties.json: not JSON', 1],
    ['properties.json: not JSON', 1],
    ['properties.json: no list', 2],
  ] as const) {
    expect(await refuse(words)).toBe(1)
    expect(smtp.received).toHaveLength(mails)
  }
})

test('a document that was left out is told once, and what is live is not called refused', async () => {
  const script = join(root, 'publish.mjs')
  await writeFile(script, '')
  const publish = (leftOut?: string) =>
    supervise([script], {
      notify: notifyBy(to, settings()),
      leftOut: async () => leftOut,
      say: async () => 'Live: 2026-11-29',
      memory: join(root, 'refusal.txt'),
    })
  for (const [leftOut, mails] of [
    ['articles/x/index.nl.md: 1 error', 1],
    ['articles/x/index.nl.md: 1 error', 1],
    [undefined, 2],
    [undefined, 2],
  ] as const) {
    expect(await publish(leftOut)).toBe(0)
    expect(smtp.received).toHaveLength(mails)
  }
  expect(smtp.received[0]?.source).toMatch(/^Subject: Website published in part: articles\/x/m)
  expect(smtp.received[0]?.source).toContain('Everything else is on the website.')
})

test('that publishing works again is mailed once', async () => {
  expect([await refuse(''), smtp.received.length]).toEqual([0, 0])
  await refuse('properties.json: not JSON')
  for (const _ of [1, 2]) {
    expect(await refuse('')).toBe(0)
    expect(smtp.received).toHaveLength(2)
  }
  expect(smtp.received[1]?.source).toMatch(/^Subject: Website published again: Live: 2026-11-29/m)
})

test('a mail server that is away is said, and told of again', async () => {
  await smtp.stop()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  for (const times of [1, 2]) {
    expect(await refuse('properties.json: not JSON')).toBe(1)
    expect(said).toHaveBeenCalledTimes(times)
    expect(said).toHaveBeenLastCalledWith(expect.stringContaining('Nobody was told of the refusal: '))
  }
  said.mockRestore()
})

test('a refusal is posted as chat services take it', async () => {
  const posted: unknown[] = []
  const server = createServer(async (request, response) => {
    posted.push(request.headers['content-type'], JSON.parse(await text(request)))
    response.writeHead(posted.length > 2 ? 500 : 204).end()
  })
  const notify = notifyBy(`http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/hook`, {})
  await notify('properties.json is broken', 'refused')
  expect(posted).toEqual(['application/json', { text: 'properties.json is broken' }])
  await expect(notify('Live: now', 'again')).rejects.toThrow('it answered 500')
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
