import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { findFaults, postJson } from '#tests/support/service/abuse/hostile-visitor.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { silent } from '#tests/support/service/samples.ts'
import {
  answersTo,
  startTestService,
  type TestService,
  testOrigin,
  testSecret,
} from '#tests/support/service/test-service.ts'

const kinds = [
  'confirm',
  'unsubscribe',
  'appointment',
  'confirm-offer',
  'offer',
  'documents',
  'documents-requested',
]
const hostileTokens = [
  '%00',
  'abc%00',
  '%27%20or%201=1--',
  '..%2f..%2fetc%2fpasswd',
  '%ff',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '%3Cx-injected%3E',
  '%0d%0aSet-Cookie:%20a=b',
  '👩🏽‍🌾',
  'a'.repeat(5000),
  'e30.e30',
  '*',
]

describe.each(engines)('$name', (engine) => {
  let site: TestService
  /** Tokens by the kind of their link, as mails and answers have them. */
  let tokens: ReadonlyMap<string, string> = new Map()

  beforeAll(async () => {
    const database = await engine.create()
    site = await startTestService({ database, formsPerQuarter: 10 })
    const documents = join(site.dir, 'documents/property/2417')
    await mkdir(documents, { recursive: true })
    await writeFile(join(documents, 'Bodemattest.pdf'), '%PDF-1.7 bodem')
    const about = { subject: ['property/2417'] }
    const slot = ['berlare/2026-11-26T10:00']
    await postJson(site, 'sign-newsletter', answersTo('sign-newsletter'))
    await postJson(site, 'request-visit', { ...answersTo('request-visit'), ...about, slot })
    const offer = await postJson(site, 'purchase-offer', { ...answersTo('purchase-offer'), ...about })
    const ask = async (lastName: string): Promise<Response> =>
      postJson(site, 'request-documents', {
        ...answersTo('request-documents'),
        ...about,
        lastName: [lastName],
      })
    await ask('Een')
    const pages = [(await offer.json()).thanks, (await (await ask('Twee')).json()).page]
    const { db } = await openDatabase(database, silent)
    const bodies = await db.selectFrom('outbox').select('body').execute()
    await db.destroy()
    const written = [...bodies.map(({ body }) => body), ...pages].join(' ')
    // Files for a calendar break long lines.
    const links = [...written.matchAll(/\/forms\/nl\/([a-z-]+)\/([\w-]{32}|[\w-]+\.[\w-]{43})(?![\w-])/g)]
    const found = links.map(([, kind = '', token = '']) => [kind, token] as const)
    tokens = new Map([...found, ['unsubscribe', new Map(found).get('confirm') ?? '']])
  })
  afterAll(async () => {
    await site.stop()
  })

  const open = async (kind: string, token: string, options: RequestInit = {}): Promise<Response> =>
    site.service.app.request(`/forms/nl/${kind}/${token}`, { headers: { origin: testOrigin }, ...options })

  test('each kind of link has a token that nobody guesses', () => {
    expect([...tokens.keys()].toSorted()).toEqual([...kinds].toSorted())
    for (const token of tokens.values()) expect(token).toMatch(/^[\w-]{32}$|^[\w-]+\.[\w-]{43}$/)
  })

  test.each(kinds)('%s: a text that is no token opens nothing', async (kind) => {
    for (const token of hostileTokens)
      for (const method of ['GET', 'POST']) {
        const response = await open(kind, token, { method })
        expect([410, 404]).toContain(response.status)
        // The answer says as much as for any other page that is gone.
        expect((await findFaults(response)).filter((fault) => !fault.startsWith('status 410'))).toEqual([])
      }
  })

  test.each(kinds)('%s: a token opens its own kind of link alone', async (kind) => {
    for (const [other, token] of tokens) {
      const isOwn = other === kind || (kind === 'unsubscribe' && other === 'confirm')
      const isSame = isOwn || (kind === 'confirm' && other === 'unsubscribe')
      expect([kind, other, (await open(kind, token)).status]).toEqual([kind, other, isSame ? 200 : 410])
    }
  })

  test.each(kinds)('%s: its address is told to no other page, of the site or of others', async (kind) => {
    const response = await open(kind, tokens.get(kind) ?? '')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a token that was signed for something else, or by somebody else, is no receipt of an offer', async () => {
    const signer = createSigner(testSecret)
    expect((await open('offer', signer.sign('offer', { id: 3 }))).status).toBe(200)
    for (const token of [
      signer.sign('confirmation', { id: 3 }),
      signer.sign('offer', { id: '3 or 1=1' }),
      createSigner('y'.repeat(40)).sign('offer', { id: 3 }),
      (tokens.get('offer') ?? '').replace(/^./, 'f'),
    ])
      expect((await open('offer', token)).status).toBe(410)
  })

  test('opening a link, in whatever way, changes nothing', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])
      for (const kind of kinds) await open(kind, `${tokens.get(kind)}?action=cancel`, { method })
    expect(await (await open('appointment', tokens.get('appointment') ?? '')).text()).toContain(
      'value="cancel"',
    )
    expect(await (await open('confirm', tokens.get('confirm') ?? '')).text()).toContain('<button')
  })

  test('a link that is pressed again and again mails nobody without end', async () => {
    const move = async (time: string): Promise<number> => {
      const body = new URLSearchParams({ action: 'move', slot: `berlare/2026-11-26T${time}` })
      return (await open('appointment', tokens.get('appointment') ?? '', { method: 'POST', body })).status
    }
    const statuses: number[] = []
    for (let count = 0; count < 12; count++) statuses.push(await move(count % 2 === 0 ? '10:30' : '10:00'))
    expect(statuses).toContain(429)
    expect(statuses[0]).toBe(200)
  })

  test('moments are asked for with any words', async () => {
    for (const query of [
      'subject=%00',
      'office=%00',
      'office=__proto__',
      "subject=property/1'--",
      'office=a&office=b',
    ])
      expect((await site.service.app.request(`/forms/nl/slots/request-visit?${query}`)).status).toBe(200)
  })
})
