import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#scripts/server/listen.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { createLimits } from '#service/kit/web/limits.ts'
import { networkOf } from '#service/kit/web/network-address.ts'
import { silent } from '#tests/support/service/samples.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { proveWork } from '#tests/support/service/prove-work.ts'
import { postPlain } from '#tests/support/service/plain-post.ts'
import { answersTo, startTestService, testOrigin } from '#tests/support/service/test-service.ts'

/** Posts a form over HTTP to a service that accepts two in a quarter of an hour, as visitors behind a proxy. */
async function postAs(
  trustedProxies: readonly string[],
  visitors: readonly (readonly [address: string, email: string])[],
): Promise<readonly Response[]> {
  const { service, stop, pass } = await startTestService({ formsPerQuarter: 2, trustedProxies })
  const server = createServer((...pair) => void getRequestListener(service.app.fetch)(...pair))
  const port = await listen(server, 0)
  const responses: Response[] = []
  for (const [address, email] of visitors) {
    const texts = { ...answersTo('site-contact'), email: [email], message: [`${responses.length}`] }
    const headers = { origin: testOrigin, 'x-forwarded-for': address }
    const url = `http://localhost:${port}/forms/nl/site-contact`
    const send = async (body: URLSearchParams): Promise<Response> =>
      fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
    responses.push(await postPlain(send, texts, pass))
  }
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await stop()
  return responses
}

const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status)

test('the third form of a visitor in a quarter of an hour is held back, with its answers', async () => {
  const responses = await postAs(
    ['loopback'],
    [
      ['192.0.2.1', 'a@x.example'],
      ['192.0.2.1', 'b@x.example'],
      ['192.0.2.1', 'c@x.example'],
      ['192.0.2.2', 'd@x.example'],
    ],
  )
  expect(statuses(responses)).toEqual([303, 303, 429, 303])
  expect(Number(responses[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  const page = await responses[2]?.text()
  expect(page).toContain('net al enkele keren verstuurd')
  expect(page).toContain('value="c@x.example"')
})

/** Posts two forms too many to a mailbox, each from another network; returns their answers and the mails to it. */
async function flood(
  emails: readonly string[],
): Promise<Readonly<{ answers: readonly number[]; mails: number; told: number; stored: number }>> {
  const { service, dir, stop, pass } = await startTestService({
    formsPerQuarter: 2,
    trustedProxies: ['loopback'],
  })
  const server = createServer((...pair) => void getRequestListener(service.app.fetch)(...pair))
  const url = `http://localhost:${await listen(server, 0)}/forms/nl/site-contact`
  const answers: number[] = []
  for (const [index, email] of emails.entries()) {
    const texts = { ...answersTo('site-contact'), email: [email], message: [`${index}`] }
    const headers = { origin: testOrigin, 'x-forwarded-for': `192.0.2.${index}` }
    const send = async (body: URLSearchParams): Promise<Response> =>
      fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
    answers.push((await postPlain(send, texts, pass)).status)
  }
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  const { db } = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  const rows = await db.selectFrom('outbox').select(['kind', 'body']).execute()
  const stored = await db.selectFrom('submission').select('id').execute()
  await db.destroy()
  await stop()
  const told = rows.filter(({ kind, body }) => kind === 'agency' && body.includes('kreeg daarom geen kopie'))
  const mails = rows.filter(({ kind }) => kind === 'visitor').length
  return { answers, mails, told: told.length, stored: stored.length }
}

test('nobody gets mail without end, yet every form is accepted, and the agency told who got none', async () => {
  const emails = ['victim@x.example', 'Victim@x.example', 'victim@x.example', 'victim@x.example']
  const accepted = [303, 303, 303, 303]
  expect(await flood(emails)).toEqual({ answers: accepted, mails: 2, told: 2, stored: 4 })
})

test('nor with a tag or dots in the address, which lead to the same mailbox', async () => {
  const emails = ['vic.tim@x.example', 'victim+news@x.example', 'victim+more@x.example']
  expect(await flood(emails)).toEqual({ answers: [303, 303, 303], mails: 2, told: 1, stored: 3 })
})

test('posts of a stranger that are refused hold nothing against the person whose address they name', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const limits = createLimits(20)
  for (let post = 0; post < 60; post++)
    await limits.count('owner password', '192.0.2.1', ['victim@x.example'])
  // Twenty passed, and are the mails of an hour; the forty that were refused are not held against the rest of the day.
  await vi.advanceTimersByTimeAsync(61 * 60_000)
  expect(await limits.count('other', '192.0.2.2', ['victim@x.example'])).toBeUndefined()
})

test('an address that no trusted proxy names is not believed', async () => {
  const responses = await postAs(
    [],
    [
      ['192.0.2.1', 'a@x.example'],
      ['192.0.2.2', 'b@x.example'],
      ['192.0.2.3', 'c@x.example'],
    ],
  )
  expect(statuses(responses)).toEqual([303, 303, 429])
})

test('a visitor who changes between the addresses of one connection is one visitor', async () => {
  const responses = await postAs(
    ['loopback'],
    [
      ['2001:db8:0:1::1', 'a@x.example'],
      ['2001:db8::1:aaaa:bbbb:cccc:dddd', 'b@x.example'],
      ['2001:0DB8:0000:0001:0:0:0:9', 'c@x.example'],
      ['2001:db8:0:2::1', 'd@x.example'],
    ],
  )
  expect(statuses(responses)).toEqual([303, 303, 429, 303])
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:c000:201'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['no address', 'no address'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a mailbox gets twice as many mails in a day as in an hour, at most', async () => {
  const limits = createLimits(1)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const send = async (): Promise<number | undefined> =>
    limits.count('site-contact', undefined, ['victim@x.example'])
  expect(await send()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(61 * 60_000)
  expect(await send()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(61 * 60_000)
  expect(await send()).toBeGreaterThan(20 * 60 * 60)
})

test('challenges are counted, far above what forms need', async () => {
  const { service, stop } = await startTestService({ formsPerQuarter: 1 })
  const server = createServer(getRequestListener(service.app.fetch))
  const url = `http://localhost:${await listen(server, 0)}/forms/challenge/site-contact`
  const responses: Response[] = []
  for (let count = 0; count < 11; count++) responses.push(await fetch(url))
  expect(statuses(responses)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(await responses.at(-1)?.json()).toEqual({ code: 'tooMany' })
  expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  server.close().closeAllConnections()
  await stop()
})

test('an appointment is moved as often as its visitor may be mailed, and cancelled at any time', async () => {
  const { service, stop } = await startTestService({ formsPerQuarter: 1 })
  onTestFinished(stop)
  const send = (path: string, texts: Parameters<typeof toBody>[0], headers = {}) =>
    service.app.request(path, {
      method: 'POST',
      body: toBody(texts),
      headers: { origin: testOrigin, ...headers },
    })
  const proof = await proveWork(service, 'request-visit')
  const visit = { ...answersTo('request-visit'), slot: ['berlare/2026-11-26T10:00'], proof: [proof] }
  const booked = await send('/forms/nl/request-visit', visit, { accept: 'application/json' })
  const path = String((await booked.json()).thanks).replace(/\?.*/, '')
  const moved = await send(path, { action: ['move'], slot: ['berlare/2026-11-27T14:30'] })
  expect(moved.status).toBe(429)
  expect(moved.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await moved.text()).toContain('donderdag 26 november 2026')
  expect(await (await send(path, { action: ['cancel'] })).text()).toContain('Uw afspraak is afgezegd.')
})

test('other forms have a count of their own', async () => {
  const limits = createLimits(1)
  expect(await limits.count('site-contact', '192.0.2.1', [])).toBeUndefined()
  expect(await limits.count('request-info', '192.0.2.1', [])).toBeUndefined()
  expect(await limits.count('request-info', '192.0.2.1', [])).toBe(900)
})
