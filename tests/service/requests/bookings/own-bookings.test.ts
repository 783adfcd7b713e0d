import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FormId } from '#forms/form.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { proveAtOnce } from '#tests/support/service/prove-work.ts'
import { answersTo, useTestService, testOrigin } from '#tests/support/service/test-service.ts'

const slots = [
  'berlare/2026-11-26T10:00',
  'berlare/2026-11-26T10:30',
  'berlare/2026-11-27T14:00',
  'berlare/2026-11-27T14:30',
] as const
const site = useTestService(beforeEach)

type Texts = Readonly<Record<string, readonly string[]>>

const post = async (form: FormId, body: URLSearchParams, accept = 'text/html'): Promise<Response> =>
  site.service.app.request(`/forms/nl/${form}`, {
    method: 'POST',
    body,
    headers: { origin: testOrigin, accept },
  })

/** Returns what a script sends: with a proof that stays the same when it is sent again. */
async function filled(form: FormId, changes: Texts): Promise<URLSearchParams> {
  return toBody({
    ...answersTo(form),
    dedupeKey: ['a-key-that-the-page-made'],
    proof: [await proveAtOnce(form)],
    ...changes,
  })
}
const send = async (form: FormId, changes: Texts): Promise<Response> =>
  post(form, await filled(form, changes), 'application/json')

describe("one's own form that is sent again is answered as the first was:", () => {
  test.each<readonly [FormId, Texts]>([
    ['request-visit', { subject: ['property/2417'], slot: [slots[0]] }],
    ['contact-appointment', { slot: [slots[0]] }],
    ['request-documents', { subject: ['property/2417'] }],
    ['purchase-offer', { subject: ['property/2417'] }],
    ['sign-newsletter', {}],
    ['demand-register', {}],
    ['send-to-friend', { subject: ['property/2417'] }],
    ['site-contact', {}],
  ])('%s, by script and by a page', async (form, changes) => {
    const body = await filled(form, changes)
    const first = await post(form, body, 'application/json')
    expect(first.status).toBe(201)
    const told = await first.json()
    const again = await post(form, body, 'application/json')
    expect([again.status, await again.json()]).toEqual([201, told])
    // The same answers by a page that has no script, such as one that the browser posts itself once more.
    body.delete('proof')
    const plain = await post(form, body)
    expect([plain.status, plain.headers.get('location')]).toEqual([303, told.thanks])
  })

  test('a visit whose button without script is pressed twice', async () => {
    const changes = { subject: ['property/2417'], slot: [slots[0]] }
    const page = await (
      await post('request-visit', toBody({ ...answersTo('request-visit'), ...changes }))
    ).text()
    site.pass(5000)
    const presses = [
      await post('request-visit', hiddenControls(page)),
      await post('request-visit', hiddenControls(page)),
    ]
    expect(presses.map(({ status }) => status)).toEqual([303, 303])
    expect(presses[1]?.headers.get('location')).toBe(presses[0]?.headers.get('location'))
    expect(presses[0]?.headers.get('location')).toMatch(/^\/forms\/nl\/appointment\//)
  })

  test('two of the same at the same moment', async () => {
    const body = await filled('request-visit', { subject: ['property/2417'], slot: [slots[0]] })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('request-visit', body, 'application/json')),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  })

  test.each<readonly [FormId, Texts]>([
    ['request-visit', { subject: ['property/2417'] }],
    ['contact-appointment', { office: ['berlare'] }],
  ])("%s with a remark more: one's own moment is not somebody else's", async (form, changes) => {
    const wanted = { ...changes, slot: [slots[0]] }
    expect((await send(form, wanted)).status).toBe(201)
    const more = { ...wanted, remark: ['Ik kom met twee'], dedupeKey: ['another-key-of-the-page'] }
    const again = await send(form, more)
    expect([again.status, await again.json()]).toEqual([422, { fields: { slot: 'bookedThen' } }])
    const page = await post(form, toBody({ ...answersTo(form), ...more }))
    expect(page.status).toBe(422)
    const text = await page.text()
    expect(text).toContain('Op dat moment hebt u al een afspraak met ons')
    expect(text).toContain('Ik kom met twee')
    expect(text).not.toContain('volzet: kies')
  })

  test('but the moment of somebody else is taken', async () => {
    await send('request-visit', { subject: ['property/2417'], slot: [slots[0]] })
    const other = await send('request-visit', {
      subject: ['property/2417'],
      slot: [slots[0]],
      email: ['ander@x.example'],
      phone: ['0471000000'],
    })
    expect([other.status, (await other.json()).code]).toEqual([409, 'full'])
  })
})

describe('a database that cannot be read', () => {
  test.each([
    ['bookings', 'booking'],
    ['forms', 'submission'],
  ])('without its %s is an outage, never somebody else who took the moment', async (_, table) => {
    const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
    database.exec(`alter table ${table} rename to away`)
    const changes = { subject: ['property/2417'], slot: [slots[0]] }
    const byScript = await send('request-visit', changes)
    expect([byScript.status, await byScript.json()]).toEqual([503, { code: 'failed' }])
    const page = await post('request-visit', toBody({ ...answersTo('request-visit'), ...changes }))
    const text = await page.text()
    expect(page.status).toBe(503)
    expect(text).toContain('Niet gelukt: uw aanvraag is niet bij ons aangekomen')
    expect(text).not.toContain('Iemand anders')
    expect(text).toContain('value="noor@voorbeeld.be"')
    // The moment is sent again with the rest, though no timetable shows it.
    expect(text).toContain(`name="slot" value="${slots[0]}"`)
    database.exec(`alter table away rename to ${table}`)
    database.close()
    expect((await send('request-visit', changes)).status).toBe(201)
  })
})

describe('nobody books a week full:', () => {
  const visit = async (subject: string, slot: string, person: Texts = {}): Promise<Response> =>
    send('request-visit', { dedupeKey: [`${subject}-${slot}`], subject: [subject], slot: [slot], ...person })

  test('one open appointment about a home, known by mailbox or telephone', async () => {
    expect((await visit('property/2417', slots[0])).status).toBe(201)
    const spellings: readonly Texts[] = [
      {},
      { phone: ['0471000000'], email: ['n.oor+2@voorbeeld.be'] },
      { email: ['ander@x.example'] },
      { email: [''] },
    ]
    for (const person of spellings) {
      const response = await visit('property/2417', slots[1], person)
      expect([response.status, await response.json()]).toEqual([422, { fields: { slot: 'bookedBefore' } }])
    }
    expect((await visit('property/2418', slots[1])).status).toBe(201)
    const other = { email: ['ander@x.example'], phone: ['0471000000'] }
    expect((await visit('property/2417', slots[2], other)).status).toBe(201)
    expect((await visit('property/2417', '')).status).toBe(201)
  })

  test('three in all, of which one may be moved, and another made once one is over', async () => {
    const first = await visit('property/2417', slots[0])
    const { thanks } = await first.json()
    expect((await visit('property/2418', slots[1])).status).toBe(201)
    expect((await send('contact-appointment', { slot: [slots[2]] })).status).toBe(201)
    // Told at once, before the page that asks to confirm the answers.
    const refused = await post(
      'contact-appointment',
      toBody({ ...answersTo('contact-appointment'), slot: [slots[3]] }),
    )
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Per pand kan één afspraak openstaan, en drie in totaal')
    const link = new URL(thanks, testOrigin).pathname
    const moved = await site.service.app.request(link, {
      method: 'POST',
      body: new URLSearchParams({ action: 'move', slot: slots[3] }),
      headers: { origin: testOrigin },
    })
    expect(moved.status).toBe(200)
    await site.service.app.request(link, {
      method: 'POST',
      body: new URLSearchParams({ action: 'cancel' }),
      headers: { origin: testOrigin },
    })
    expect((await visit('property/2417', slots[3])).status).toBe(201)
  })
})
