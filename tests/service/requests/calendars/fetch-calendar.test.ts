import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
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

test('a calendar that is packed is read, also unasked, and no more of it than of another', async () => {
  const packed = { gzip: gzipSync, 'x-gzip': gzipSync, deflate: deflateSync, br: brotliCompressSync }
  for (const [coding, pack] of Object.entries(packed)) {
    const send = (text: string) =>
      serve((_, response) => response.writeHead(200, { 'content-encoding': coding }).end(pack(text)))
    expect(await fetchCalendar(await send('BEGIN:é'), unknown, anywhere)).toMatchObject({ text: 'BEGIN:é' })
    expect(await problemOf(await send('x'.repeat(5 * 1024 * 1024 + 1)))).toBe('tooLarge')
  }
  const broken = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('BEGIN'),
  )
  expect(await problemOf(broken)).toBe('unreachable')
  const other = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'zstd' }).end('BEGIN'),
  )
  expect(await problemOf(other)).toBe('unreachable')
})

test('an answer that is none, breaks off or never ends is said', async () => {
  for (const status of [204, 401, 403, 404, 500, 503]) {
    const address = await serve((_, response) => response.writeHead(status).end())
    expect([status, await problemOf(address)]).toEqual([status, 'status'])
  }
  const broken = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('BEGIN')
    setTimeout(() => response.destroy(), 50)
  })
  expect(await problemOf(broken)).toBe('unreachable')
  const endless = await serve((_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('X:'), 20)
    response.on('close', () => clearInterval(timer))
  })
  expect(await problemOf(endless, { ...anywhere, timeout: 400 })).toBe('tooSlow')
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
    'http://[64:ff9b::7f00:1]/a.ics',
    'http://[2002:7f00:1::]/a.ics',
    'http://[::7f00:1]/a.ics',
    'http://[::ffff:0:7f00:1]/a.ics',
    'http://0177.0.0.1/a.ics',
    'http://127.1/a.ics',
    'file:///etc/passwd',
    'ftp://voorbeeld.be/a.ics',
    'https://lotte:geheim@voorbeeld.be/a.ics',
  ])('%s', async (address) => {
    expect(await problemOf(address, {})).toBe('refused')
  })

  test('by a redirect, or by a name of an allowed server', async () => {
    const allows = (asked: string): boolean => asked === '127.0.0.1' || isPublic(asked)
    let address = ''
    for (const location of [
      'http://169.254.169.254/a.ics',
      'http://[::ffff:10.0.0.1]/a.ics',
      'http://167772161/a.ics',
      '//10.0.0.1/a.ics',
      'webcal://10.0.0.1/a.ics',
      'file:///etc/passwd',
      'data:text/calendar,BEGIN',
      'http://lotte:geheim@93.184.216.34/a.ics',
    ]) {
      address = await serve((_, response) => response.writeHead(302, { location }).end())
      expect([location, await problemOf(address, { allows })]).toEqual([location, 'refused'])
    }
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
