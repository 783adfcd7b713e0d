import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imports } from '#scripts/import.ts'
import { listen } from '#scripts/server/listen.ts'
import { feeds } from '#tests/support/feeds/feeds.ts'
import { listings } from '#tests/support/feeds/listings.ts'
import { runCommandHere } from '#tests/support/run-command.ts'

const account = { WHISE_USERNAME: 'site', WHISE_PASSWORD: 'geheim', WHISE_CLIENT_ID: '12' }

/** 250 estates, as the API has them. */
const all: readonly unknown[] = JSON.parse(
  feeds.whise.write(
    Array.from({ length: 250 }, (_, index) => ({ ...Object(listings[0]), ID: 1000 + index })),
  ),
).estates

type Asked = Readonly<{ url: string; key: string | undefined; body: Readonly<Record<string, unknown>> }>
/** The status and answer to a request. */
type Answer = readonly [status: number, body: unknown]

/** Answers as Whise does: a token for the account, one for the agency, and the estates page by page. */
function answer({ url, key, body }: Asked): Answer {
  if (url === '/token')
    return body['password'] === 'geheim' ? [200, { token: 'application' }] : [401, { message: 'wrong' }]
  if (url === '/v1/admin/clients/token')
    return key === 'Bearer application' && body['ClientId'] === 12 ? [200, { token: 'agency' }] : [403, {}]
  if (url !== '/v1/estates/list' || key !== 'Bearer agency') return [404, {}]
  const { Limit = 0, Offset = 0 } = Object(body['Page'])
  return [200, { estates: all.slice(Offset, Offset + Limit), totalCount: all.length, isSuccessRequest: true }]
}

let dir = ''
let server: Server | undefined
let asked: Asked[] = []
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-whise-'))
  asked = []
})
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  await rm(dir, { recursive: true })
})

async function startWhise(toAnswer: (asked: Asked) => Answer): Promise<string> {
  server = createServer(async (request: IncomingMessage, response) => {
    const { url = '', headers } = request
    const one: Asked = { url, key: headers.authorization, body: Object(await json(request)) }
    asked.push(one)
    const [status, content] = toAnswer(one)
    response.writeHead(status).end(typeof content === 'string' ? content : JSON.stringify(content))
  })
  return `http://localhost:${await listen(server, 0, 'localhost')}`
}

async function importFrom(origin: string, environment: Readonly<Record<string, string>> = account) {
  const args = ['whise', origin, '--data', dir, '--now', '2026-11-20']
  const { code, out, errors } = await runCommandHere(imports, args, environment)
  return { code, said: out + errors }
}

const written = async (): Promise<readonly { ID: number }[]> =>
  JSON.parse(await readFile(join(dir, 'properties.json'), 'utf8').catch(() => '[]'))

test('all listings of the agency are fetched, page by page', async () => {
  const { code, said } = await importFrom(await startWhise(answer), { ...account, WHISE_OFFICE_ID: '3' })
  expect([code, said]).toEqual([0, expect.stringContaining('new       250: 1000')])
  expect((await written()).map(({ ID }) => ID)).toEqual(
    Array.from({ length: 250 }, (_, index) => 1000 + index),
  )
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    ['/token', { username: 'site', password: 'geheim' }],
    ['/v1/admin/clients/token', { ClientId: 12, OfficeId: 3 }],
    ...[0, 100, 200].map((Offset) => ['/v1/estates/list', { Page: { Limit: 100, Offset } }]),
  ])
})

test.each<readonly [what: string, toAnswer: (asked: Asked) => Answer, words: string]>([
  [
    'a wrong password',
    ({ url }) => (url === '/token' ? [401, {}] : [500, {}]),
    'token: the listings could not be fetched: it answered 401. Nothing was changed. Set WHISE_USERNAME',
  ],
  [
    'an agency that the account may not read',
    (one) => (one.url === '/token' ? answer(one) : [403, {}]),
    'v1/admin/clients/token: the listings could not be fetched: it answered 403. Nothing was changed. Ask Whise',
  ],
  [
    'a request that Whise refuses',
    (one) =>
      one.url === '/v1/estates/list'
        ? [200, { isValidRequest: false, validationErrors: [{ message: 'Page is invalid' }] }]
        : answer(one),
    'v1/estates/list: the listings could not be fetched: it refused: Page is invalid. Nothing was changed.',
  ],
  [
    'a page that fails after another',
    (one) => (Number(Object(one.body['Page']).Offset) > 0 ? [503, {}] : answer(one)),
    'it answered 503. Nothing was changed.',
  ],
  [
    'pages that end before the announced number',
    (one) =>
      Number(Object(one.body['Page']).Offset) > 100 ? [200, { estates: [], totalCount: 250 }] : answer(one),
    'not all estates are in the file',
  ],
  [
    'a page of a gateway',
    () => [200, '<!doctype html>'],
    'token: the listings could not be fetched: the answer is not JSON',
  ],
  [
    'an answer of another shape',
    () => [200, { key: 'application' }],
    'the answer is not what Whise documents',
  ],
])('%s: the reason is said without the password, and nothing is written', async (_, toAnswer, words) => {
  const { code, said } = await importFrom(await startWhise(toAnswer))
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
  expect(said).not.toContain('geheim')
  expect(await written()).toEqual([])
})

test('what the API needs is named before it is asked', async () => {
  const origin = await startWhise(answer)
  const { said } = await importFrom(origin, { WHISE_USERNAME: 'site' })
  expect(said).toContain("Whise's API needs WHISE_PASSWORD, WHISE_CLIENT_ID in the environment")
  expect((await importFrom(origin, { ...account, WHISE_CLIENT_ID: 'aalst' })).said).toContain(
    'WHISE_CLIENT_ID: expected a number',
  )
  expect(asked).toEqual([])
})

test('over plain http only this machine is asked', async () => {
  const { code, said } = await importFrom('http://api.whise.example')
  expect([code, said]).toEqual([1, expect.stringContaining('expected https://…')])
})
