import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#scripts/server/listen.ts'
import { testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const site = useTestService(beforeAll)
let url = ''
const server = createServer((...pair) => void getRequestListener(site.service.app.fetch)(...pair))

beforeAll(async () => {
  url = `http://localhost:${await listen(server, 0)}/forms/reports`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
})

const script = { message: 'x', file: '/_astro/a.js', line: 1, column: 2, page: '/nl/', version: 'C1' }
const policy = { 'document-uri': `${testOrigin}/nl/`, 'violated-directive': 'img-src', 'blocked-uri': 'data' }

async function report(body: string, type = 'application/json', origin = testOrigin) {
  return fetch(url, {
    method: 'POST',
    body,
    headers: { origin, 'content-type': type, 'user-agent': 'F/150' },
  })
}

test('errors of scripts and of the policy are stored, without address and agent', async () => {
  expect((await report(JSON.stringify(script), 'text/plain')).status).toBe(204)
  const sent = JSON.stringify({ 'csp-report': policy })
  expect((await report(sent, 'application/csp-report')).status).toBe(204)
  const database = new DatabaseSync(join(site.dir, 'service.sqlite'), { readOnly: true })
  const rows = database.prepare('select * from error_report order by kind').all()
  database.close()
  expect(rows).toMatchObject([
    { kind: 'policy', message: 'img-src data', page: '/nl/', times: 1 },
    { ...script, kind: 'script', times: 1 },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/F\/150|127\.0\.0\.1|::1/)
})

test.each([
  ['no JSON', '{', testOrigin, 400],
  ['JSON that is no report', '{"a":1}', testOrigin, 400],
  ['a page of another site', JSON.stringify(script), 'https://evil.example', 403],
  ['a body that is too large', JSON.stringify({ ...script, message: 'a'.repeat(70_000) }), testOrigin, 413],
])('%s is refused', async (_, body, origin, status) => {
  expect((await report(body, 'application/json', origin)).status).toBe(status)
})

test('an address that reports on and on is told to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 61 }, async () => report(JSON.stringify(script))))
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})
