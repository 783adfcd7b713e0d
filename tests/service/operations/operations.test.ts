import { Writable } from 'node:stream'
import { pino } from 'pino'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { isReady } from '#service/operations/is-ready.ts'
import { createMetrics } from '#service/operations/metrics.ts'
import { watchRequests } from '#service/operations/watch-requests.ts'
import { postPlain } from '#tests/support/service/plain-post.ts'
import { silent } from '#tests/support/service/samples.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const running = useTestService(beforeAll)

const printMetrics = async (): Promise<string> =>
  (await running.service.metricsApp.request('/metrics')).text()

test('Prometheus reads how forms, answers and mails stand', async () => {
  const { service, pass } = running
  const send = async (body: URLSearchParams): Promise<Response> =>
    service.app.request('/forms/nl/site-contact', { method: 'POST', body, headers: { origin: testOrigin } })
  expect((await postPlain(send, answersTo('site-contact'), pass)).status).toBe(303)
  const text = await printMetrics()
  expect(text).toContain('forms_stored_total{form="site-contact"} 1')
  expect(text).toMatch(/^outbox_messages\{kind="agency",state="(waiting|sent)"\} 1$/m)
  expect(text).toContain('route="/forms/:locale/:form",status="303"} 1')
  expect(text).toContain('process_cpu_seconds_total')
})

test('visitors cannot read them, and a secret link is in none', async () => {
  const { service } = running
  expect((await service.app.request('/metrics')).status).toBe(404)
  await service.app.request('/forms/nl/confirm/very-secret-token')
  expect(await printMetrics()).not.toContain('very-secret')
})

test('a request is logged by its ID and pattern, not by its path', async () => {
  const lines: string[] = []
  const log = pino(new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }))
  const database = await openDatabase({ engine: 'sqlite', file: ':memory:' }, silent)
  const app = new Hono()
  app.use(requestId(), watchRequests(log, createMetrics(database)))
  app.get('/links/:token', (c) => c.text('ok'))
  const response = await app.request('/links/very-secret?email=elke@x.example', {
    headers: { 'X-Request-Id': 'abc-123' },
  })
  expect(response.headers.get('X-Request-Id')).toBe('abc-123')
  expect(JSON.parse(lines.join(''))).toMatchObject({
    request: 'abc-123',
    route: '/links/:token',
    status: 200,
  })
  expect(lines.join('')).not.toMatch(/very-secret|elke/)
  await database.db.destroy()
})

test('a service is ready as long as its database can be written', async () => {
  const database = await openDatabase({ engine: 'sqlite', file: ':memory:' }, silent)
  expect(await isReady(database)).toBe(true)
  await database.db.destroy()
  expect(await isReady(database)).toBe(false)
})
