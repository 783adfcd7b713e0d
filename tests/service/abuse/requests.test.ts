import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFaults } from '#tests/support/service/abuse/hostile-visitor.ts'
import { type HttpPeer, serveOverHttp } from '#tests/support/service/abuse/raw-http.ts'
import { readStored } from '#tests/support/service/abuse/stored.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { proveAtOnce } from '#tests/support/service/prove-work.ts'
import {
  answersTo,
  startTestService,
  type TestService,
  testOrigin,
} from '#tests/support/service/test-service.ts'

const path = '/forms/nl/site-contact'
let site: TestService
let peer: HttpPeer

beforeAll(async () => {
  site = await startTestService()
  peer = await serveOverHttp(site)
})
afterAll(async () => {
  await peer.stop()
  await site.service.stop()
  await rm(site.dir, { recursive: true })
})

/** Sends a request as it is written here; returns the first line and all of the answer. */
async function ask(
  line: string,
  headers: readonly string[] = [],
  body = '',
): Promise<readonly [string, string]> {
  const head = [`${line} HTTP/1.1`, 'Host: agency.example', 'Connection: close', ...headers]
  const answer = await peer.send(`${head.join('\r\n')}\r\n\r\n${body}`)
  return [answer.split('\r\n')[0] ?? '', answer]
}

describe('a post from a page of another site is refused, whatever its type', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name begins the same', { origin: `${testOrigin}.evil.example` }],
    ['a site whose name ends the same', { origin: 'https://evil-agency.example' }],
    ['the same name without encryption', { origin: 'http://agency.example' }],
    ['another port', { origin: `${testOrigin}:8443` }],
    ['a page without an origin, such as a frame in a sandbox', { origin: 'null' }],
    ['an old browser that says only that it is another site', { 'sec-fetch-site': 'cross-site' }],
    ['two origins', { origin: `${testOrigin}, https://evil.example` }],
    ['the origin in capitals and with a path', { origin: `${testOrigin.toUpperCase()}/` }],
  ])('%s', async (_, headers) => {
    const proof = [await proveAtOnce('site-contact')]
    const values = { ...answersTo('site-contact'), proof }
    const form = new FormData()
    for (const [name, value] of toBody(values)) form.append(name, value)
    const bodies = [
      [toBody(values), 'application/x-www-form-urlencoded'],
      [form, undefined],
      [JSON.stringify(values), 'application/json'],
      [JSON.stringify(values), 'text/plain'],
    ] as const
    for (const [body, type] of bodies)
      for (const target of [path, '/forms/nl/confirm/abc', '/forms/nl/appointment/abc']) {
        const response = await site.service.app.request(target, {
          method: 'POST',
          body,
          headers: {
            ...headers,
            accept: 'application/json',
            ...(type === undefined ? {} : { 'content-type': type }),
          },
        })
        expect([response.status, await findFaults(response)]).toEqual([403, []])
      }
    expect(readStored(site.dir)).toEqual([])
  })

  test('also where a browser asks first', async () => {
    const [line, answer] = await ask(`OPTIONS ${path}`, [
      'Origin: https://evil.example',
      'Access-Control-Request-Method: POST',
      'Access-Control-Request-Headers: content-type',
    ])
    expect(line).toContain('403')
    expect(answer.toLowerCase()).not.toContain('access-control-allow')
  })

  test('no answer can be read by another site', async () => {
    for (const target of ['/forms/challenge/site-contact', '/forms/nl/slots/request-visit']) {
      const response = await site.service.app.request(target, { headers: { origin: 'https://evil.example' } })
      expect([response.status, await findFaults(response)]).toEqual([200, []])
    }
  })
})

describe('a request that is unusual is answered, and stores nothing', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'])('%s', async (method) => {
    const [line, answer] = await ask(`${method} ${path}`, [`Origin: ${testOrigin}`, 'X-Secret: mirror'])
    expect(line).toContain('404')
    // TRACE would show headers to a script.
    expect(answer).not.toContain('mirror')
  })

  test.each(['GET', 'HEAD'])('%s leads to the page of the form', async (method) => {
    const [line, answer] = await ask(`${method} ${path}?property=2417`, ['X-Secret: mirror'])
    expect(line).toContain('303')
    expect(answer).toMatch(/^location: \/nl\/site-contact\//im)
    expect(answer).not.toContain('mirror')
  })

  test('a method in a header or a field is no method', async () => {
    const form = String(toBody({ ...answersTo('site-contact'), _method: ['DELETE'] }))
    const headers = [
      `Origin: ${testOrigin}`,
      'X-HTTP-Method-Override: DELETE',
      'X-Method-Override: PUT',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${Buffer.byteLength(form)}`,
    ]
    const [line, answer] = await ask(`POST ${path}`, headers, form)
    expect(line).toContain('200')
    expect(answer).toContain('name="confirm"')
  })

  test.each([
    ['with large headers', [`X-Large: ${'x'.repeat(20_000)}`], '431'],
    ['with two lengths', ['Content-Length: 3', 'Content-Length: 4'], '400'],
    ['with a length and in chunks', ['Content-Length: 3', 'Transfer-Encoding: chunked'], '400'],
    ['with a length that is none', ['Content-Length: -1'], '400'],
    ['with a host that is none', ['Host: a b'], '400'],
  ])('%s', async (_, headers, status) => {
    const [line] = await ask(`POST ${path}`, [`Origin: ${testOrigin}`, ...headers], 'a=b')
    expect(line).toContain(status)
  })

  test.each([
    '//evil.example/forms/nl/site-contact',
    '/forms/nl/site-contact/../../../etc/passwd',
    '/forms/nl/%2e%2e/%2e%2e/etc/passwd',
    '/forms/..%5c..%5cetc/passwd',
    '/forms/__proto__/constructor',
    '/forms/nl/__proto__',
    '/forms/nl/site-contact%00',
    '/forms/nl/site-contact;a=b',
    '/forms/NL/site-contact',
    'http://evil.example/forms/nl/site-contact',
  ])('%s', async (target) => {
    const [line, answer] = await ask(`POST ${target}`, [`Origin: ${testOrigin}`, 'Content-Length: 0'])
    expect(line).toMatch(/40[04]|415/)
    expect(answer).not.toContain('evil.example')
    expect(answer).not.toMatch(/^location:/im)
  })
})

describe('a connection that sends a byte now and then is ended', () => {
  test('in the headers, after ten seconds', { timeout: 40_000 }, async () => {
    const start = performance.now()
    const answer = await peer.send('POST /forms/nl/site-contact HTTP/1.1\r\nHost: agency.example\r\nX-A: ')
    expect(answer).toContain('408')
    expect(performance.now() - start).toBeGreaterThan(9000)
  })

  test('in the body, after the time that a server gives', async () => {
    const short = await serveOverHttp(site, {
      headersTimeout: 300,
      requestTimeout: 600,
      connectionsCheckingInterval: 100,
    })
    const head = `POST ${path} HTTP/1.1\r\nHost: agency.example\r\nOrigin: ${testOrigin}\r\n`
    const type = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na=b'
    expect(await short.send(`${head}${type}`)).toContain('408')
    await short.stop()
  })
})
