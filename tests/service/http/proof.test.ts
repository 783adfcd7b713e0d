import { beforeAll, expect, test } from 'vitest'
import type { FormId } from '#forms/form.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { proveWork } from '#tests/support/service/prove-work.ts'
import { answersTo, useTestService, testOrigin } from '#tests/support/service/test-service.ts'

const site = useTestService(beforeAll)

type Sent = Readonly<{ message?: string; key?: string; proof?: string; form?: FormId }>

/** Sends a form as the script of its page does. */
async function send({ message = 'Dag', key, proof, form = 'site-contact' }: Sent): Promise<Response> {
  const texts = { ...answersTo(form), message: [message] }
  const added = {
    ...(key !== undefined && { dedupeKey: [key] }),
    ...(proof !== undefined && { proof: [proof] }),
  }
  return site.service.app.request(`/forms/nl/${form}`, {
    method: 'POST',
    body: toBody({ ...texts, ...added }),
    headers: { origin: testOrigin, accept: 'application/json' },
  })
}

test('a form that proves its work is stored, and the same once more is the same form', async () => {
  const proof = await proveWork(site.service, 'site-contact')
  const key = 'abcdefgh-12345678'
  const [first, second] = [await send({ proof, key }), await send({ proof, key })]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await second.json()).toEqual(await first.json())
})

test('a proof counts for one form only', async () => {
  const proof = await proveWork(site.service, 'site-contact')
  expect((await send({ proof, message: 'De eerste' })).status).toBe(201)
  const again = await send({ proof, message: 'De tweede' })
  expect([again.status, await again.json()]).toEqual([403, { code: 'proof' }])
})

test('of two forms with one proof that come at once, one is stored', async () => {
  const proof = await proveWork(site.service, 'site-contact')
  const responses = await Promise.all(
    ['A', 'B', 'C'].map((message) => send({ proof, message: `Samen ${message}` })),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 403, 403])
})

test.each([
  ['none', async () => undefined],
  ['one that is no proof', async () => 'ja'],
  ['one for another form', async () => proveWork(site.service, 'request-info')],
  [
    'one with less work',
    async () => (await proveWork(site.service, 'site-contact')).replace('"cost":1,', '"cost":0,'),
  ],
  [
    'one for a challenge of its own',
    async () => (await proveWork(site.service, 'site-contact')).replace(/"signature":"../, '"signature":"00'),
  ],
])('%s is not enough', async (name, prove) => {
  const response = await send({ message: `Met ${name}`, proof: await prove() })
  expect([response.status, await response.json()]).toEqual([403, { code: 'proof' }])
})

test('there is a challenge for forms only', async () => {
  expect((await site.service.app.request('/forms/challenge/nothing')).status).toBe(404)
})
