import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveOutToken } from '#service/requests/visits/left-out.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { listen } from '#scripts/server/listen.ts'
import { readVisits } from '#tests/support/service/read-visits.ts'
import { testOrigin, testSecret } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const site = useTestService(beforeAll)
let url = ''
const server = createServer((...pair) => void getRequestListener(site.service.app.fetch)(...pair))

beforeAll(async () => {
  url = `http://localhost:${await listen(server, 0)}/forms/visits`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
})

async function visit(
  texts: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams(texts)
  const sent = { origin: testOrigin, 'user-agent': firefox, ...headers }
  return (await fetch(url, { method: 'POST', body, headers: sent })).status
}

const countOf = (home: string): number =>
  readVisits(site.dir)
    .filter(({ subject }) => subject === home)
    .reduce((sum, { visits }) => sum + visits, 0)

test('a page that is opened twice by one visitor is one visit, from where it came', async () => {
  for (const from of ['www.immoweb.be', 'agency.example'])
    expect(await visit({ subject: 'property/2417', from })).toBe(204)
  expect(await visit({ subject: 'property/2417', from: '' }, { 'user-agent': `${firefox} (other)` })).toBe(
    204,
  )
  expect(readVisits(site.dir)).toEqual([
    { subject: 'property/2417', day: '2026-11-24', source: 'other', visits: 1 },
    { subject: 'property/2417', day: '2026-11-24', source: 'portals', visits: 1 },
  ])
})

test.each([
  ['a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['a page that is fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
])('%s is not counted', async (_, headers) => {
  expect(await visit({ subject: 'property/2418' }, headers)).toBe(204)
  expect(readVisits(site.dir).filter(({ subject }) => subject === 'property/2418')).toEqual([])
})

test('a browser of the agency is left out by a signed link, once its button is pressed', async () => {
  const at = Date.parse('2026-11-24T10:00:00Z')
  const link = `/forms/nl/leave-out/${leaveOutToken(createSigner(testSecret), at)}`
  const opened = await site.service.app.request(link)
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([200, null])
  const pressed = await site.service.app.request(link, { method: 'POST', headers: { origin: testOrigin } })
  expect(await pressed.text()).toContain('Deze browser telt niet meer mee')
  const set = pressed.headers.get('set-cookie') ?? ''
  expect(set).toMatch(/^__Host-not-counted=.*; Path=\/; HttpOnly; Secure; SameSite=Strict/)
  const [cookie = ''] = set.split(';')
  const agency = { 'user-agent': `${firefox} (agency)` }
  expect(await visit({ subject: 'property/2418' }, { ...agency, cookie })).toBe(204)
  expect(countOf('property/2418')).toBe(0)
  // A mark that nobody signed leaves nobody out.
  expect(await visit({ subject: 'property/2418' }, { ...agency, cookie: '__Host-not-counted=e30.x' })).toBe(
    204,
  )
  expect(countOf('property/2418')).toBe(1)
})

test('a link to be left out works for a week', async () => {
  const old = Date.parse('2026-11-17T09:59:00Z')
  for (const token of [
    leaveOutToken(createSigner(testSecret), old),
    leaveOutToken(createSigner('y'.repeat(40)), Date.now()),
  ])
    expect((await site.service.app.request(`/forms/nl/leave-out/${token}`)).status).toBe(410)
})

test.each([
  ['no home', {}, 400],
  ['a name that is none', { subject: 'property/2417;drop' }, 400],
  ['a home that has no page', { subject: 'property/1' }, 422],
])('%s is refused', async (_, texts, status) => {
  expect(await visit(texts)).toBe(status)
})

test('a network is stopped after 300 visits in a quarter of an hour; its robots count for nobody', async () => {
  const from = (address: string, agent: string) =>
    site.service.app.request(
      '/forms/visits',
      {
        method: 'POST',
        body: new URLSearchParams({ subject: 'property/2417' }),
        headers: { origin: testOrigin, 'user-agent': agent },
      },
      { incoming: { socket: { remoteAddress: address }, headers: {} } },
    )
  const network = '192.0.2.77'
  const googlebot = 'Googlebot/2.1 (+http://www.google.com/bot.html)'
  await from(network, googlebot)
  for (let visits = 1; visits <= 300; visits += 1) expect((await from(network, firefox)).status).toBe(204)
  const late = await from(network, firefox)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-9]\d*$/)])
  expect((await from(network, googlebot)).status).toBe(204)
  expect((await from('192.0.2.78', firefox)).status).toBe(204)
})

test('a page of another site counts nothing', async () => {
  expect(await visit({ subject: 'property/2417' }, { origin: 'https://evil.example' })).toBe(403)
})

test('a body that is too large is refused', async () => {
  expect(await visit({ subject: 'property/2417', from: 'a'.repeat(70_000) })).toBe(413)
})
