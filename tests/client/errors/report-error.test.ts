import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = 'https://agency.example/_astro/page.C1-d_2.js'
let beacons: (readonly [path: string, body: unknown])[] = []
let reportError: (event: Event, script: string) => Promise<void>

class FakeErrorEvent extends Event {
  readonly filename = `${script}?v=1`
  readonly lineno = 1
  readonly colno = 20
  readonly message: string
  constructor(message: string) {
    super('error')
    this.message = message
  }
}
class FakeRejection extends Event {
  readonly reason: unknown
  constructor(reason: unknown) {
    super('unhandledrejection')
    this.reason = reason
  }
}

function openPage(endpoint: string): void {
  beacons = []
  vi.stubGlobal('ErrorEvent', FakeErrorEvent)
  vi.stubGlobal('PromiseRejectionEvent', FakeRejection)
  vi.stubGlobal('HTMLScriptElement', EventTarget)
  vi.stubGlobal('location', new URL('https://agency.example/nl/te-koop/?city=zele'))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(endpoint)))
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: string) => beacons.push([path, JSON.parse(body)]),
  })
}

beforeEach(async () => {
  openPage('/forms/reports')
  vi.resetModules()
  ;({ reportError } = await import('#client/errors/report-error.ts'))
})
afterEach(() => vi.unstubAllGlobals())

test('an error is reported once in a view, with its place and build', async () => {
  for (const number of [1, 22]) await reportError(new FakeErrorEvent(`no ${number} for an@x.example`), script)
  const place = { file: '/_astro/page.C1-d_2.js', line: 1, column: 20, page: '/nl/te-koop/' }
  expect(beacons).toEqual([['/forms/reports', { message: 'no 0 for @', ...place, version: 'C1-d_2' }]])
})

test.each([
  ['Chromium', `Error: x\n    at f (${script}:3:7)\n    at https://agency.example/b.js:1:1`],
  ['Firefox and Safari', `f@${script}:3:7\n@https://agency.example/b.js:1:1`],
])('the place of a rejection is read from the stack of %s', async (_, stack) => {
  await reportError(new FakeRejection(Object.assign(new Error('x'), { stack })), script)
  expect(beacons).toMatchObject([
    ['/forms/reports', { message: 'Error: x', file: '/_astro/page.C1-d_2.js', line: 3, column: 7 }],
  ])
})

test('of an extension only its scheme is sent', async () => {
  const stack = 'Error: x\n    at f (chrome-extension://abc/a.js:3:7)'
  await reportError(new FakeRejection(Object.assign(new Error('x'), { stack })), script)
  expect(beacons).toMatchObject([['/forms/reports', { file: 'chrome-extension:' }]])
})

test('five errors of a view are reported, and no more', async () => {
  for (const name of 'abcdefg') await reportError(new FakeErrorEvent(name), script)
  expect(beacons).toHaveLength(5)
})

test('a transition between pages that the browser stops is none, unlike what else it refuses', async () => {
  for (const message of [
    'Transition was aborted because of invalid state. Page already revealed',
    'Skipping view transition because viewport size changed.',
    'Access is denied',
  ])
    await reportError(new FakeRejection(new DOMException(message, 'InvalidStateError')), script)
  expect(beacons).toMatchObject([['/forms/reports', { message: 'InvalidStateError: Access is denied' }]])
})

test('a picture that does not load is none, and nothing is sent where nothing is kept', async () => {
  await reportError(new Event('error'), script)
  openPage('')
  await reportError(new FakeErrorEvent('x'), script)
  expect(beacons).toEqual([])
})
