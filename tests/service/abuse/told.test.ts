import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { findFaults, postJson, postPage } from '#tests/support/service/abuse/hostile-visitor.ts'
import { serveOverHttp } from '#tests/support/service/abuse/raw-http.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import {
  answersTo,
  startTestService,
  type TestService,
  testOrigin,
  testSecret,
} from '#tests/support/service/test-service.ts'

let site: TestService
let lines: string[] = []

beforeEach(async () => {
  lines = []
  site = await startTestService(
    {},
    pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  )
  return async () => {
    await site.service.stop().catch(() => {})
    await rm(site.dir, { recursive: true })
  }
})

describe('the log', () => {
  test('tells what happened, and nothing of who sent what', { timeout: 60_000 }, async () => {
    for (const form of ['site-contact', 'sign-newsletter', 'request-documents', 'send-to-friend'] as const) {
      await postJson(site, form, answersTo(form))
      await postPage(site, form, { ...answersTo(form), email: ['noor@'] })
      await postPage(site, form, { ...answersTo(form), trap: ['x'] })
    }
    await site.service.app.request(
      '/forms/nl/confirm/abcdefghijklmnopqrstuvwxyz012345?email=noor@voorbeeld.be',
    )
    expect(lines.length).toBeGreaterThan(12)
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) })
      expect(line).not.toMatch(/noor|voorbeeld|Antwoord|0470|abcdefghij|property\/2417/i)
      expect(line).not.toContain(testSecret)
    }
  })

  test('holds no address where a mail server repeats it', { timeout: 30_000 }, async () => {
    const peer = await startSmtpPeer(() => 550)
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const other = await startTestService({ mail: { kind: 'smtp', url: peer.url, requiresTls: false } }, log)
    await postJson(other, 'site-contact', answersTo('site-contact'))
    await expect
      .poll(() => lines.some((line) => line.includes('message not delivered')), { timeout: 15_000 })
      .toBe(true)
    expect(lines.join('')).not.toMatch(/voorbeeld|agency\.example/)
    await other.service.stop()
    await peer.stop()
    await rm(other.dir, { recursive: true })
  })

  test('has one line for a request, whatever it calls itself', async () => {
    const peer = await serveOverHttp(site)
    const forged = '{"level":50,"msg":"forged"}'
    await peer.send(
      `GET /forms/nl/%0a${encodeURIComponent(forged)} HTTP/1.1\r\nHost: agency.example\r\nConnection: close\r\n` +
        `X-Request-Id: a ${forged}\r\nUser-Agent: ${forged}\r\n\r\n`,
    )
    await peer.stop()
    const own = lines.filter((line) => line.includes('request answered'))
    expect(own).toHaveLength(1)
    expect(lines.join('')).not.toContain('forged')
    expect(lines.every((line) => line.trim().split('\n').length === 1)).toBe(true)
  })
})

describe('when the database is gone', () => {
  test('a visitor is told that nothing was stored, and nothing of how the service is made', async () => {
    const page = await (await postPage(site, 'site-contact', answersTo('site-contact'))).text()
    site.pass(5000)
    await site.service.stop()
    const post = async (path: string, body?: URLSearchParams): Promise<Response> =>
      site.service.app.request(path, { method: 'POST', body, headers: { origin: testOrigin } })
    const form = await post('/forms/nl/site-contact', hiddenControls(page))
    const link = await post('/forms/nl/confirm/abcdefghijklmnopqrstuvwxyz012345')
    const slots = await site.service.app.request('/forms/nl/slots/request-visit?subject=property/2417')
    expect([form.status, link.status, slots.status]).toEqual([503, 503, 503])
    for (const response of [form, link, slots]) {
      const faults = await findFaults(response.clone())
      expect(faults.filter((fault) => !fault.startsWith('status 50'))).toEqual([])
      expect(await response.text()).not.toMatch(
        /sqlite|driver|destroyed|error:|node:|\/tmp\/|\.ts\b|select /i,
      )
    }
    // Whoever runs it can find the cause.
    expect(lines.join('')).toMatch(/destroyed/)
  })
})

test('nobody learns whether an address is subscribed', { timeout: 30_000 }, async () => {
  const ask = async (): Promise<readonly [number, string | null, string]> => {
    const body = toBody({ ...answersTo('sign-newsletter'), firstName: [`Keer ${lines.length}`] })
    const asked = await site.service.app.request('/forms/nl/sign-newsletter', {
      method: 'POST',
      body,
      headers: { origin: testOrigin },
    })
    site.pass(5000)
    const response = await site.service.app.request('/forms/nl/sign-newsletter', {
      method: 'POST',
      body: hiddenControls(await asked.text()),
      headers: { origin: testOrigin },
    })
    return [response.status, response.headers.get('location'), await response.text()]
  }
  const first = await ask()
  expect(first).toEqual([303, '/nl/bedankt/sign-newsletter/', ''])
  expect(await ask()).toEqual(first)
})

test('no answer sets a cookie, and no link leads anywhere but to the site', async () => {
  for (const form of ['site-contact', 'request-visit', 'purchase-offer'] as const)
    for (const query of [
      '?next=//evil.example',
      '?redirect=https://evil.example',
      '?return_to=/\\evil.example',
    ]) {
      const response = await site.service.app.request(`/forms/nl/${form}${query}`, {
        method: 'POST',
        body: toBody({
          ...answersTo(form),
          trap: ['x'],
          next: ['//evil.example'],
          thanks: ['//evil.example'],
        }),
        headers: { origin: testOrigin, cookie: 'session=1' },
      })
      expect(response.headers.get('location')).toMatch(/^\/nl\/bedankt\/[a-z-]+\/$/)
      expect(await findFaults(response)).toEqual([])
    }
})
