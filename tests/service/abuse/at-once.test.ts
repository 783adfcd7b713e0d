import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormId } from '#forms/form.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { postJson } from '#tests/support/service/abuse/hostile-visitor.ts'
import { findEngines } from '#tests/support/service/engines.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { proveAtOnce } from '#tests/support/service/prove-work.ts'
import { silent } from '#tests/support/service/samples.ts'
import {
  answersTo,
  startTestService,
  type TestService,
  testOrigin,
  testSecret,
} from '#tests/support/service/test-service.ts'

let site: TestService

/** Posts a body to a form of the service. */
const post = async (form: string, body: URLSearchParams, accept = 'text/html'): Promise<Response> =>
  site.service.app.request(`/forms/nl/${form}`, {
    method: 'POST',
    body,
    headers: { origin: testOrigin, accept },
  })
const stop = async (): Promise<void> => {
  await site.service.stop()
  await rm(site.dir, { recursive: true })
}

const hundred = Array.from({ length: 100 }, (_, index) => index)

/** Returns how often each status occurs. */
function count(responses: readonly Response[]): Readonly<Record<number, number>> {
  const groups = Map.groupBy(responses, ({ status }) => status)
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]))
}

describe.each(await findEngines())('$name', (engine) => {
  let stored: (form: FormId) => Promise<number>

  beforeAll(engine.start)
  afterAll(engine.stop)
  beforeEach(async () => {
    const database = await engine.create()
    site = await startTestService({ database, formsPerQuarter: 10_000 })
    stored = async (form) => {
      const { db } = await openDatabase(database, silent)
      const rows = await db.selectFrom('submission').select('id').where('form', '=', form).execute()
      await db.destroy()
      return rows.length
    }
    return stop
  })

  test('of a hundred who take the last seat at once one gets it', { timeout: 120_000 }, async () => {
    const values = {
      ...answersTo('request-visit'),
      subject: ['property/2417'],
      slot: ['berlare/2026-11-26T10:00'],
    }
    const responses = await Promise.all(
      hundred.map((at) => {
        const person = {
          email: [`noor${at}@voorbeeld.be`],
          phone: [String(470_000_000 + at).padStart(10, '0')],
        }
        return postJson(site, 'request-visit', { ...values, ...person })
      }),
    )
    expect(count(responses)).toEqual({ 201: 1, 409: 99 })
    expect(await stored('request-visit')).toBe(1)
    const refused = responses.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({
      code: 'full',
      fields: { slot: 'slotTaken' },
      next: 'berlare/2026-11-26T10:30',
    })
  })

  test(
    'of two moments that one person books at once for a home one is booked',
    { timeout: 120_000 },
    async () => {
      const before = await stored('request-visit')
      const slots = ['berlare/2026-11-27T14:00', 'berlare/2026-11-27T14:30']
      const responses = await Promise.all(
        slots.map((slot) =>
          postJson(site, 'request-visit', {
            ...answersTo('request-visit'),
            subject: ['property/2418'],
            slot: [slot],
            email: ['een@voorbeeld.be'],
            phone: ['0479999999'],
          }),
        ),
      )
      expect(count(responses)).toEqual({ 201: 1, 422: 1 })
      expect(await stored('request-visit')).toBe(before + 1)
    },
  )

  test('a hundred tries to send the same are one request', { timeout: 120_000 }, async () => {
    const values = { ...answersTo('site-contact'), dedupeKey: ['abcdefgh-12345678'] }
    const responses = await Promise.all(hundred.map(() => postJson(site, 'site-contact', values)))
    expect(count(responses)).toEqual({ 201: 100 })
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await stored('site-contact')).toBe(1)
  })

  test('a hundred forms with one proof are one request', { timeout: 120_000 }, async () => {
    const proof = [await proveAtOnce('site-contact')]
    const responses = await Promise.all(
      hundred.map((at) =>
        post(
          'site-contact',
          toBody({ ...answersTo('site-contact'), message: [`Keer ${at}`], proof }),
          'application/json',
        ),
      ),
    )
    expect(count(responses)).toEqual({ 201: 1, 403: 99 })
    expect(await stored('site-contact')).toBe(1)
  })

  test(
    'a hundred presses on one page that asks to confirm are one request',
    { timeout: 120_000 },
    async () => {
      const page = await (await post('site-contact', toBody(answersTo('site-contact')))).text()
      site.pass(5000)
      const responses = await Promise.all(hundred.map(() => post('site-contact', hiddenControls(page))))
      expect(count(responses)).toEqual({ 303: 100 })
      expect(await stored('site-contact')).toBe(1)
    },
  )

  test('a hundred who ask for the same documents at once get one link', { timeout: 120_000 }, async () => {
    const values = { ...answersTo('request-documents'), subject: ['property/2417'] }
    const responses = await Promise.all(
      hundred.map((at) => postJson(site, 'request-documents', { ...values, lastName: [`Keer ${at}`] })),
    )
    expect(count(responses)).toEqual({ 201: 1, 409: 99 })
    expect(await stored('request-documents')).toBe(1)
  })
})

describe('what proves something counts for that alone:', () => {
  beforeEach(async () => {
    site = await startTestService()
    return stop
  })
  const confirmation = async (): Promise<URLSearchParams> => {
    const page = await (await post('site-contact', toBody(answersTo('site-contact')))).text()
    site.pass(5000)
    return hiddenControls(page)
  }

  test('a confirmation of one form is none of another', async () => {
    const token = (await confirmation()).get('confirm') ?? ''
    const body = toBody({ ...answersTo('site-contact-small'), confirm: [token] })
    expect((await post('site-contact-small', body)).status).toBe(200)
  })

  test('nor of other answers, another home or with another key', async () => {
    for (const [name, value] of [
      ['email', 'all@voorbeeld.be'],
      ['office', ''],
      ['dedupeKey', 'abcdefgh-12345678'],
    ] as const) {
      const body = await confirmation()
      body.set(name, value)
      expect([name, (await post('site-contact', body)).status]).toEqual([name, 200])
    }
    const about = toBody({ ...answersTo('request-info'), subject: ['property/2417'] })
    const asked = hiddenControls(await (await post('request-info', about)).text())
    site.pass(5000)
    asked.set('subject', 'property/2418')
    expect((await post('request-info', asked)).status).toBe(200)
  })

  test('nor one that another service signed, or that says when it likes', async () => {
    const body = await confirmation()
    const [fact = ''] = (body.get('confirm') ?? '').split('.')
    const { digest } = JSON.parse(Buffer.from(fact, 'base64url').toString())
    for (const token of [
      createSigner('y'.repeat(40)).sign('confirmation', { digest, at: 0 }),
      createSigner(testSecret).sign('offer', { digest, at: 0 }),
      `${Buffer.from(JSON.stringify({ digest, at: 0 })).toString('base64url')}.`,
    ]) {
      body.set('confirm', token)
      expect((await post('site-contact', body)).status).toBe(200)
    }
  })

  test('a proof that has expired, or was made for another form, is none', async () => {
    const send = async (form: FormId, proof: string): Promise<number> => {
      const body = toBody({ ...answersTo(form), proof: [proof] })
      return (await post(form, body, 'application/json')).status
    }
    expect(await send('site-contact', await proveAtOnce('request-info'))).toBe(403)
    const proof = await proveAtOnce('site-contact')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 })
    try {
      expect(await send('site-contact', proof)).toBe(403)
    } finally {
      vi.useRealTimers()
    }
    expect(await send('site-contact', proof)).toBe(201)
  })
})
