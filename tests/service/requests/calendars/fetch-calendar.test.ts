import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { calendarUrl, fetchCalendar, isPublic } from '#service/requests/calendars/fetch-calendar.ts'

const unknown = { etag: null, lastModified: null }
const anywhere = { allows: () => true, timeout: 2000 }
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** Starts a server on this computer, and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Returns why an address gives no calendar. */
async function problemOf(address: string, options: Parameters<typeof fetchCalendar>[2] = anywhere) {
  return await fetchCalendar(address, unknown, options).then(
    () => 'none',
    (error: unknown) => (error as { problem?: string }).problem,
  )
}

test('a calendar is asked for once more with what its server said about it', async () => {
  const asked: unknown[] = []
  const address = await serve(({ headers }, response) => {
    asked.push(headers['if-none-match'], headers['if-modified-since'])
    if (headers['if-none-match'] === '"a1"') return response.writeHead(304).end()
    return response
      .writeHead(200, { etag: '"a1"', 'last-modified': 'Tue, 24 Nov 2026 08:00:00 GMT' })
      .end('BEGIN:é')
  })
  const first = await fetchCalendar(address, unknown, anywhere)
  const version = { etag: '"a1"', lastModified: 'Tue, 24 Nov 2026 08:00:00 GMT' }
  expect(first).toEqual({ text: 'BEGIN:é', version })
  expect(await fetchCalendar(address, version, anywhere)).toBe('unchanged')
  expect(asked).toEqual([undefined, undefined, '"a1"', 'Tue, 24 Nov 2026 08:00:00 GMT'])
})

test('redirects are followed, a few, and to no other kind of address', async () => {
  const address = await serve(({ url = '/' }, response) => {
    const next: Readonly<Record<string, string>> = { '/': '/a', '/a': '/b', '/b': '/c', '/round': '/round' }
    if (url === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    const location = next[url]
    return location === undefined
      ? response.writeHead(200).end('BEGIN')
      : response.writeHead(302, { location }).end()
  })
  expect(await fetchCalendar(address, unknown, anywhere)).toMatchObject({ text: 'BEGIN' })
  expect(await problemOf(`${address}round`)).toBe('status')
  expect(await problemOf(`${address}file`)).toBe('refused')
})

test('what is too slow, too large, gone or nowhere is said', async () => {
  const slow = await serve((_, response) => response.writeHead(200).write('BEGIN'))
  expect(await problemOf(slow, { ...anywhere, timeout: 300 })).toBe('tooSlow')
  const large = await serve((_, response) => response.writeHead(200).end('x'.repeat(5 * 1024 * 1024 + 1)))
  expect(await problemOf(large)).toBe('tooLarge')
  const whole = await serve((_, response) => response.writeHead(200).end('x'.repeat(5 * 1024 * 1024)))
  expect(await problemOf(whole)).toBe('none')
  const gone = await serve((_, response) => response.writeHead(410).end())
  expect(await problemOf(gone)).toBe('status')
  expect(await problemOf('http://127.0.0.1:1/')).toBe('unreachable')
})

describe('the network of the service is not asked', () => {
  test.each([
    'http://127.0.0.1/a.ics',
    'http://localhost/a.ics',
    'http://[::1]/a.ics',
    'http://[::ffff:127.0.0.1]/a.ics',
    'http://2130706433/a.ics',
    'http://0x7f.1/a.ics',
    'http://0.0.0.0/a.ics',
    'http://10.1.2.3/a.ics',
    'http://172.16.0.1/a.ics',
    'http://192.168.1.1/a.ics',
    'http://100.64.0.1/a.ics',
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/a.ics',
    'http://[fd00::1]/a.ics',
    'http://224.0.0.1/a.ics',
    'file:///etc/passwd',
    'ftp://voorbeeld.be/a.ics',
    'https://lotte:geheim@voorbeeld.be/a.ics',
  ])('%s', async (address) => {
    expect(await problemOf(address, {})).toBe('refused')
  })

  test('by a redirect, or by a name of an allowed server', async () => {
    const address = await serve((_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/a.ics' }).end(),
    )
    const allows = (asked: string): boolean => asked === '127.0.0.1' || isPublic(asked)
    expect(await problemOf(address, { allows })).toBe('refused')
    const named = address.replace('127.0.0.1', 'localhost')
    expect(await problemOf(named, { allows: isPublic })).toBe('refused')
  })
})

test('an address of a telephone is one of the web', () => {
  expect(calendarUrl(' webcal://p1.voorbeeld.be/a.ics')?.href).toBe('https://p1.voorbeeld.be/a.ics')
  expect(calendarUrl('lotte@voorbeeld.be')).toBeUndefined()
  expect(isPublic('93.184.216.34')).toBe(true)
  expect(isPublic('2606:2800:220:1::1')).toBe(true)
})
