import { createServer } from 'node:http'
import { rm } from 'node:fs/promises'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { listen } from '#scripts/server/listen.ts'
import { createLimits } from '#service/http/limits.ts'
import { postPlain } from '#tests/support/service/plain-post.ts'
import { answersTo, startTestService, testOrigin } from '#tests/support/service/test-service.ts'

/** Posts a form over HTTP to a service that accepts two in a quarter of an hour, as visitors behind a proxy. */
async function postAs(
  trustedProxies: readonly string[],
  visitors: readonly (readonly [address: string, email: string])[],
): Promise<readonly Response[]> {
  const { service, dir, pass } = await startTestService({ formsPerQuarter: 2, trustedProxies })
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
  await service.stop()
  await rm(dir, { recursive: true })
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

test('nobody gets mail without end, whoever asks for it', async () => {
  const responses = await postAs(
    ['loopback'],
    [
      ['192.0.2.1', 'victim@x.example'],
      ['192.0.2.2', 'Victim@x.example'],
      ['192.0.2.3', 'victim@x.example'],
    ],
  )
  expect(statuses(responses)).toEqual([303, 303, 429])
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

test('other forms have a count of their own', async () => {
  const limits = createLimits(1)
  expect(await limits.count('site-contact', '192.0.2.1', [])).toBeUndefined()
  expect(await limits.count('request-info', '192.0.2.1', [])).toBeUndefined()
  expect(await limits.count('request-info', '192.0.2.1', [])).toBe(900)
})
