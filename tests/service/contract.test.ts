import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#service/kit/database/open-database.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import type { OutgoingMail, SendMail } from '#service/kit/mail/mail.ts'
import { claimDue, leaseTime } from '#service/kit/outbox/claim-due.ts'
import { retryDead } from '#service/kit/outbox/retry-dead.ts'
import { readHandedIn } from '#service/owners/papers/handed-in.ts'
import { deliverMails } from '#service/kit/outbox/deliver-mail.ts'
import { maxAttempts } from '#service/kit/outbox/retry-plan.ts'
import { RefusedError } from '#service/kit/outbox/refused-error.ts'
import { createOutboxWorker, type OutboxContext } from '#service/kit/outbox/outbox-worker.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { purgeOlderThan } from '#service/privacy/purge-submissions.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { look } from '#tests/support/service/mail-look.ts'
import { letterTo, silent, submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'
import { findPostgres, startPostgres } from '#tests/support/load/postgres-cluster.ts'

const from = { name: 'Kouter & Kaai', address: 'site@x.example' }

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const deadMails = async () => (await rows()).filter(({ state }) => state === 'dead')
  const worker = ({
    send = () => Promise.resolve(),
    ...context
  }: Partial<OutboxContext & Readonly<{ send: SendMail }>> = {}) =>
    createOutboxWorker({
      database,
      queue: 'mails',
      deliver: deliverMails(database, {
        send,
        from,
        look,
        readHandedIn: (id) => readHandedIn(database, id),
        clock: context.clock,
      }),
      log: silent,
      random: () => 0.5,
      ...context,
    })

  test('a stored submission has its mails', async () => {
    const accepted = await acceptSubmission(database, submission('a', ['a@x.example', 'b@x.example']), 1000)
    expect(accepted.isNew).toBe(true)
    const stored = await database.db.selectFrom('submission').selectAll().execute()
    expect(stored).toEqual([
      {
        id: accepted.id,
        form: 'site-contact',
        lang: 'nl',
        subject: '2417',
        payload: '{"firstName":"Elke","message":"Dag."}',
        reminded_at: null,
        rent: null,
        state: 'new',
        office: null,
        agent: null,
        wait_until: null,
        first_answer_at: null,
        version: 0,
        mailbox: null,
        phone: null,
        search_text: 'elke dag',
        campaign: null,
        dedupe_key: 'a',
        created_at: 1000,
      },
    ])
    expect((await rows()).map(({ recipient, next_at }) => [recipient, next_at])).toEqual([
      ['a@x.example', 1000],
      ['b@x.example', 1000],
    ])
  })

  test('a form posted fifty times at once is one submission with one mail', async () => {
    const posts = Array.from({ length: 50 }, () => acceptSubmission(database, submission('same'), 1))
    const accepted = await Promise.all(posts)
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(1)
    expect(accepted.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  test('a submission whose mails cannot be stored is not stored either', async () => {
    const letters = (): readonly Letter[] => {
      throw new Error('no mail')
    }
    await expect(acceptSubmission(database, { ...submission('a'), letters }, 1)).rejects.toThrow('no mail')
    expect(await database.db.selectFrom('submission').selectAll().execute()).toEqual([])
    expect((await acceptSubmission(database, submission('a'), 1)).isNew).toBe(true)
  })

  test('processes that start together on an empty database all get to work', async () => {
    const empty = JSON.stringify(await engine.createEmpty())
    const script = resolve('tests/support/service/start-and-accept.ts')
    const start = (key: string) => promisify(execFile)(process.execPath, [script, empty, key])
    await Promise.all(['a', 'b', 'c'].map(start))
    const opened = await openDatabase(JSON.parse(empty), silent)
    onTestFinished(() => opened.db.destroy())
    const stored = await opened.db.selectFrom('submission').select('dedupe_key').execute()
    expect(stored.map(({ dedupe_key }) => dedupe_key).toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('workers that claim at the same moment never get the same mail', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `a${index}@x.example`)
    await acceptSubmission(database, submission('a', addresses), 1)
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimDue(database, 'mails', 5, 1)))
    const claimed = claims.flat().map(({ id }) => id)
    expect(claimed.length).toBeGreaterThanOrEqual(5)
    expect(new Set(claimed).size).toBe(claimed.length)
  })

  test('two workers send each mail once', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `a${index}@x.example`)
    await acceptSubmission(database, submission('a', addresses), 1)
    const sent: string[] = []
    const send = async ({ to }: OutgoingMail): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      sent.push(to.address)
    }
    await Promise.all([worker({ send }).deliverDue(), worker({ send }).deliverDue()])
    expect(sent.toSorted()).toEqual(addresses.toSorted())
  })

  test('a mail waits longer after each failure, four hours at most, is dead after fifteen, and can be put back', async () => {
    const { id } = await acceptSubmission(database, submission('a'), 0)
    let now = 0
    const tries: (readonly [number, string])[] = []
    const failing = worker({
      clock: () => now,
      send: ({ messageId }) => {
        tries.push([now, messageId])
        return Promise.reject(new Error('450 later\nplease'))
      },
    })
    while ((await deadMails()).length === 0) {
      await failing.deliverDue()
      now = (await rows())[0]?.next_at ?? 0
      await worker({ clock: () => now - 1 }).deliverDue()
    }
    const waits = tries.map(([at], index) => (at - (tries[index - 1]?.[0] ?? 0)) / 1000)
    expect(waits).toEqual([0, 30, 120, 480, 1920, 7680, ...Array.from({ length: 9 }, () => 14_400)])
    expect(new Set(tries.map(([, messageId]) => messageId)).size).toBe(1)
    expect(await deadMails()).toMatchObject([
      {
        submission_id: id,
        recipient: 'agency@x.example',
        attempts: 15,
        last_error: '450 later please',
      },
    ])
    expect(await retryDead(database, id, now)).toBe(1)
    expect(await worker({ clock: () => now }).deliverDue()).toBe(1)
    expect(await deadMails()).toEqual([])
  })

  test('a mail that a server refuses for good is dead at once', async () => {
    await acceptSubmission(database, submission('a'), 0)
    const send = () => Promise.reject(new RefusedError('550 no such user'))
    await worker({ send }).deliverDue()
    expect(await deadMails()).toMatchObject([{ attempts: 1, last_error: '550 no such user' }])
  })

  test('the mail of a worker that died is taken by another after its lease', async () => {
    await acceptSubmission(database, submission('a'), 0)
    const [lost] = await claimDue(database, 'mails', 5, 0)
    const sent: OutgoingMail[] = []
    const send = (mail: OutgoingMail) => Promise.resolve(void sent.push(mail))
    expect(await worker({ send, clock: () => leaseTime - 1 }).deliverDue()).toBe(0)
    expect(await worker({ send, clock: () => leaseTime }).deliverDue()).toBe(1)
    expect(sent[0]?.messageId).toBe(`${lost?.message_id}@x.example`)
  })

  test('a clock that is set back by a day holds up no mail that was in flight', async () => {
    await acceptSubmission(database, submission('a'), 0)
    await claimDue(database, 'mails', 5, 86_400_000)
    expect(await worker({ clock: () => leaseTime }).deliverDue()).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })

  test('a mail that ends the process each time is dead after its last try', async () => {
    await acceptSubmission(database, submission('a'), 0)
    let now = 0
    for (let count = 0; count < maxAttempts; count += 1, now += leaseTime)
      await claimDue(database, 'mails', 5, now)
    expect(await worker({ clock: () => now }).deliverDue()).toBe(0)
    expect(await deadMails()).toHaveLength(1)
  })

  test('a late failure does not end the lease of the worker that took over', async () => {
    await acceptSubmission(database, submission('a'), 0)
    let now = 0
    const late = worker({
      clock: () => now,
      send: async () => {
        now = leaseTime
        await claimDue(database, 'mails', 5, now)
        throw new Error('too late')
      },
    })
    await late.deliverDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', lease_until: 2 * leaseTime, last_error: null }])
  })

  test('a purge counts first, then deletes old submissions with their mails', async () => {
    await acceptSubmission(database, submission('old', ['a@x.example', 'b@x.example']), 1000)
    await acceptSubmission(database, { ...submission('rent'), form: 'rent-application' }, 1500)
    await acceptSubmission(database, submission('new'), 2000)
    const left = async () =>
      (await database.db.selectFrom('submission').select('dedupe_key').orderBy('id').execute()).map(
        ({ dedupe_key }) => dedupe_key,
      )
    const old = { before: 2000, isDryRun: true }
    expect(await purgeOlderThan(database, old)).toEqual({ submissions: 2, mails: 3 })
    expect(await left()).toEqual(['old', 'rent', 'new'])
    const rent = { ...old, form: 'rent-application', isDryRun: false } as const
    expect(await purgeOlderThan(database, rent)).toEqual({ submissions: 1, mails: 1 })
    expect(await left()).toEqual(['old', 'new'])
    await purgeOlderThan(database, { ...old, isDryRun: false })
    expect(await left()).toEqual(['new'])
    expect(await rows()).toHaveLength(1)
  })

  test('a file is attached as it was sent, to the agency alone, and deleted with its submission', async () => {
    const upload = {
      field: 'resume',
      name: 'cv.pdf',
      mediaType: 'application/pdf',
      content: new Uint8Array([0, 255, 37, 80, 68, 70, 0]),
    }
    const letters = () => [letterTo('agency@x.example'), letterTo('elke@x.example', 'visitor')]
    await acceptSubmission(database, { ...submission('cv'), uploads: [upload], letters }, 1000)
    const attached = new Map<string, readonly (readonly number[])[]>()
    const send = ({ to, attachments = [] }: OutgoingMail): Promise<void> => {
      attached.set(
        to.address,
        attachments.map(({ content }) => [...content]),
      )
      return Promise.resolve()
    }
    await worker({ send, clock: () => 1000 }).deliverDue()
    expect(attached.get('agency@x.example')).toEqual([[...upload.content]])
    expect(attached.get('elke@x.example')).toEqual([])
    await purgeOlderThan(database, { before: 2000, isDryRun: false })
    expect(await database.db.selectFrom('upload').selectAll().execute()).toEqual([])
  })

  test('a started worker sends what was just stored, and a stop waits for the mail in flight', async () => {
    const sending = Promise.withResolvers<void>()
    const sent = Promise.withResolvers<void>()
    const running = worker({
      pause: 60_000,
      send: async () => {
        sending.resolve()
        await sent.promise
      },
    })
    running.start()
    await acceptSubmission(
      database,
      { ...submission('a'), letters: () => [letterTo('a@x.example')] },
      Date.now(),
    )
    running.wake()
    await sending.promise
    const stopped = running.stop()
    sent.resolve()
    await stopped
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, lease_until: null }])
  })

  test.runIf(engine.name === 'PostgreSQL')(
    'a server that crashes loses nothing acknowledged, and is used again once it is back',
    async () => {
      const cluster = await startPostgres((await findPostgres()) ?? '')
      onTestFinished(cluster.stop)
      const target = { engine: 'postgres', url: await cluster.createDatabase() } as const
      const crashing = await openDatabase(target, silent)
      onTestFinished(() => crashing.db.destroy())
      const acknowledged: string[] = []
      const post = async (lane: number): Promise<void> => {
        for (let count = 0; count < 1000; count += 1) {
          await acceptSubmission(crashing, submission(`${lane}-${count}`), 1)
          acknowledged.push(`${lane}-${count}`)
        }
      }
      const storm = Promise.allSettled(Array.from({ length: 5 }, (_, lane) => post(lane)))
      await expect.poll(() => acknowledged.length).toBeGreaterThan(0)
      await cluster.crash()
      const ends = (await storm).map(({ status }) => status)
      expect(ends).toContain('rejected')
      const { isNew } = await acceptSubmission(crashing, submission('after'), 2)
      expect(isNew).toBe(true)
      const stored = await crashing.db.selectFrom('submission').select('dedupe_key').execute()
      const keys = new Set(stored.map(({ dedupe_key }) => dedupe_key))
      expect(acknowledged.filter((key) => !keys.has(key))).toEqual([])
      expect(await crashing.db.selectFrom('outbox').select('id').execute()).toHaveLength(keys.size)
    },
  )
})
