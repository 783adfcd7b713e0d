import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { CrmAdapter, CrmAnswer, CrmEvent } from '#service/kit/crm/crm-adapter.ts'
import { loadCrmAdapter } from '#service/kit/crm/load-adapter.ts'
import { requestEvent } from '#service/requests/submissions/request-event.ts'
import { deliverEvents } from '#service/kit/outbox/deliver-event.ts'
import { createOutboxWorker, type OutboxWorker } from '#service/kit/outbox/outbox-worker.ts'
import { queueEvent } from '#service/kit/outbox/queue-event.ts'
import { retryDead } from '#service/kit/outbox/retry-dead.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { startCrmPeer } from '#tests/support/service/crm-peer.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { silent, submission } from '#tests/support/service/samples.ts'
import { proveWork } from '#tests/support/service/prove-work.ts'
import { answersTo, startTestService, testOrigin } from '#tests/support/service/test-service.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** What the sender of a request wrote. */
function messageOf(data: CrmEvent['data']): unknown {
  return 'answers' in data ? data.answers.message : undefined
}

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  const accept = async (key: string): Promise<number> => {
    const { id } = await acceptSubmission(
      database,
      {
        ...submission(key),
        letters: async (id, transaction) => {
          const sent = { id, form: 'site-contact', locale: 'nl', answers: { message: key }, at: 0 } as const
          await queueEvent(transaction, requestEvent(sent, []), 0)
          return []
        },
      },
      0,
    )
    return id
  }
  const worker = (deliver: CrmAdapter['deliver'], clock: () => number, wait?: number): OutboxWorker =>
    createOutboxWorker({
      database,
      queue: 'crm',
      deliver: deliverEvents({ deliver }, wait),
      log: silent,
      clock,
      random: () => 0.5,
    })
  const states = async () =>
    (await database.db.selectFrom('outbox').select('state').orderBy('id').execute()).map(({ state }) => state)

  test('events come in the order of the requests: one that fails holds up those after it', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await accept(key)
    const tried: unknown[] = []
    let now = 0
    let isAway = true
    const { deliverDue } = worker(
      ({ data }) => {
        tried.push(messageOf(data))
        return isAway && messageOf(data) === 'c' ? Promise.reject(new Error('away')) : Promise.resolve({})
      },
      () => now,
    )
    expect(await deliverDue()).toBe(3)
    now = 29_999
    expect(await deliverDue()).toBe(0)
    isAway = false
    now = 30_000
    expect(await deliverDue()).toBe(5)
    expect(tried).toEqual(['a', 'b', 'c', 'c', 'd', 'e', 'f', 'g'])
  })

  test('events of a day without a CRM come in order once it is back', async () => {
    const hour = 3_600_000
    const got: unknown[] = []
    let now = 0
    const { deliverDue } = worker(
      ({ data }) => {
        if (now < 24 * hour) return Promise.reject(new Error('away'))
        got.push(messageOf(data))
        return Promise.resolve({})
      },
      () => now,
    )
    const keys = Array.from({ length: 24 }, (_, index) => `hour ${index}`)
    for (; now < 29 * hour; now += hour / 6) {
      const key = now % hour === 0 ? keys[now / hour] : undefined
      if (key !== undefined) await accept(key)
      await deliverDue()
    }
    expect(got).toEqual(keys)
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })

  test('two workers bring each event once and in order', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `k${index}`)
    for (const key of keys) await accept(key)
    const got: unknown[] = []
    const deliver = async ({ data }: Parameters<CrmAdapter['deliver']>[0]): Promise<CrmAnswer> => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      got.push(messageOf(data))
      return {}
    }
    const workers = [worker(deliver, () => 0), worker(deliver, () => 0)]
    while ((await states()).includes('waiting'))
      await Promise.all(workers.map(({ deliverDue }) => deliverDue()))
    expect(got).toEqual(keys)
  })

  test('an event that the CRM refuses is dead and lets the next pass; tried again it has the same ID', async () => {
    const id = await accept('bad')
    await accept('good')
    const ids: string[] = []
    let refused: string | undefined = 'the CRM answered 422'
    const { deliverDue } = worker(
      (event) => {
        ids.push(event.id)
        return Promise.resolve(messageOf(event.data) === 'bad' ? { refused } : {})
      },
      () => 0,
    )
    await deliverDue()
    expect(await states()).toEqual(['dead', 'sent'])
    refused = undefined
    expect(await retryDead(database, id, 0)).toBe(1)
    await deliverDue()
    expect(await states()).toEqual(['sent', 'sent'])
    expect(ids[2]).toBe(ids[0])
    expect(new Set(ids).size).toBe(2)
  })

  test('an adapter that never answers does not stop the worker', async () => {
    await accept('a')
    await worker(
      () => new Promise(() => {}),
      () => 0,
      20,
    ).deliverDue()
    expect(await database.db.selectFrom('outbox').select(['state', 'last_error']).execute()).toEqual([
      { state: 'waiting', last_error: 'the CRM took longer than 0.02 s' },
    ])
  })

  test('a worker of mails leaves events alone', async () => {
    await accept('a')
    const deliver = (): Promise<void> => Promise.reject(new Error('not a mail'))
    const mails = createOutboxWorker({ database, queue: 'mails', deliver, log: silent, clock: () => 1 })
    expect(await mails.deliverDue()).toBe(0)
  })
})

test('a request that is accepted is brought to the CRM of the settings', async () => {
  const peer = await startCrmPeer()
  onTestFinished(peer.stop)
  const { service, stop } = await startTestService({ crm: { url: peer.url, secret } })
  onTestFinished(async () => {
    await stop()
  })
  const answers = { ...answersTo('request-info'), subject: ['property/2417'] }
  const response = await service.app.request('/forms/nl/request-info', {
    method: 'POST',
    body: toBody({ ...answers, proof: [await proveWork(service, 'request-info')] }),
    headers: { origin: testOrigin, accept: 'application/json' },
  })
  const { id } = await response.json()
  await expect.poll(() => peer.calls.length).toBe(1)
  expect(JSON.parse(peer.calls[0]?.body ?? '')).toEqual({
    type: 'request.received',
    timestamp: '2026-11-24T10:00:00.000Z',
    data: {
      request: id,
      form: 'request-info',
      language: 'nl',
      subject: 'property/2417',
      subjectUrl: 'https://agency.example/nl/te-koop/berlare/woning/2417/',
      answers: expect.objectContaining({ email: 'noor@voorbeeld.be' }),
      files: [],
    },
  })
})

describe('an adapter of the agency', () => {
  const load = async (code: string): Promise<CrmAdapter> => {
    const dir = await mkdtemp(join(tmpdir(), 'crm-adapter-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    await writeFile(join(dir, 'adapter.mjs'), code)
    return loadCrmAdapter({ url: 'https://crm.example/', secret, adapter: join(dir, 'adapter.mjs') })
  }

  test('gets the address of its CRM', async () => {
    const { deliver } = await load(
      'export const createAdapter = ({ url }) => ({ deliver: async () => ({ refused: url }) })',
    )
    const event = {
      id: 'a',
      ...requestEvent({ id: 1, form: 'site-contact', locale: 'nl', answers: {}, at: 0 }, []),
    }
    expect(await deliver(event, AbortSignal.timeout(1000))).toEqual({ refused: 'https://crm.example/' })
  })

  test.each([
    ['export const adapter = {}', 'export a function createAdapter'],
    ['export const createAdapter = () => ({})', 'an object with deliver'],
    ['throw new Error("no licence")', 'cannot be loaded (Error: no licence)'],
  ])('%s is refused with what to do', async (code, words) => {
    await expect(load(code)).rejects.toThrow(words)
  })
})
