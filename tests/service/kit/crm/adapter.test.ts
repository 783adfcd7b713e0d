// What an adapter of a CRM must do. An agency runs it against its own: CRM_ADAPTER=FILE npm run test:unit tests/service/kit/crm
import { expect, onTestFinished, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import type { CrmAnswer, CrmEvent } from '#service/kit/crm/crm-adapter.ts'
import { loadCrmAdapter } from '#service/kit/crm/load-adapter.ts'
import { type CrmPeer, startCrmPeer } from '#tests/support/service/crm-peer.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const adapter = process.env['CRM_ADAPTER']

const event: CrmEvent = {
  id: '12.crm.2f1c',
  type: 'request.received',
  timestamp: '2026-11-24T10:00:00.000Z',
  data: {
    request: 12,
    form: 'request-info',
    language: 'nl',
    subject: 'property/2417',
    answers: { firstName: 'Zoë', message: 'Dag.\nTot dan 🏡' },
    files: [],
  },
}

async function deliver({ url }: CrmPeer, signal = AbortSignal.timeout(5000)): Promise<CrmAnswer> {
  return (await loadCrmAdapter({ url, secret, adapter })).deliver(event, signal)
}

async function startPeer(status?: number): Promise<CrmPeer> {
  const peer = await startCrmPeer(() => status)
  onTestFinished(peer.stop)
  return peer
}

test('a CRM that takes the event gets all of it', async () => {
  const peer = await startPeer(204)
  expect(await deliver(peer)).toEqual({})
  const received = peer.calls.map(({ body }) => body).join()
  for (const word of ['Zoë', '🏡', '2417', 'request-info']) expect(received).toContain(word)
})

test('a second try is recognised by the ID of the event', async () => {
  const peer = await startPeer(204)
  await deliver(peer)
  await deliver(peer)
  const hasId = (call: CrmPeer['calls'][number]): boolean => JSON.stringify(call).includes(event.id)
  expect(peer.calls.map(hasId)).toEqual([true, true])
})

test.each([400, 422])('a CRM that answers %i refuses the event for good, and why is kept', async (status) => {
  const { refused } = await deliver(await startPeer(status))
  expect(refused).toContain(String(status))
})

test.each([302, 401, 404, 429, 500, 503])('a CRM that answers %i gets the event again', async (status) => {
  await expect(deliver(await startPeer(status))).rejects.toThrow(/./)
})

test('a CRM that is away, or silent, gets the event again', async () => {
  const gone = await startCrmPeer()
  await gone.stop()
  await expect(deliver(gone)).rejects.toThrow(/./)
  await expect(deliver(await startPeer(), AbortSignal.timeout(100))).rejects.toThrow(/./)
})

test('no error says the address or the secret', async () => {
  const errors: unknown[] = [(await deliver(await startPeer(422))).refused]
  const gone = await startCrmPeer()
  await gone.stop()
  for (const peer of [await startPeer(500), gone])
    await deliver(peer).catch((error: unknown) => errors.push(String(error)))
  expect(errors).toHaveLength(3)
  expect(errors.join()).not.toMatch(/of-the-crm|whsec/)
})

test.runIf(adapter === undefined)('a webhook is signed as Standard Webhooks asks', async () => {
  const peer = await startPeer(204)
  await deliver(peer)
  const [{ headers, body } = { headers: {}, body: '' }] = peer.calls
  const { id, ...rest } = event
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  expect(new Webhook(secret).verify(body, texts)).toEqual(rest)
  expect(texts['webhook-id']).toBe(id)
  const forged = new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)
  expect(() => forged.verify(body, texts)).toThrow('No matching signature')
})
