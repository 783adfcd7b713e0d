import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { createSmtpSender } from '#service/kit/mail/smtp-sender.ts'
import { readHandedIn } from '#service/owners/papers/handed-in.ts'
import { deliverMails } from '#service/kit/outbox/deliver-mail.ts'
import { createOutboxWorker, type OutboxWorker } from '#service/kit/outbox/outbox-worker.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { sqliteEngine } from '#tests/support/service/engines.ts'
import { look } from '#tests/support/service/mail-look.ts'
import { letterTo, silent, submission } from '#tests/support/service/samples.ts'
import { type Refuse, type SmtpPeer, startSmtpPeer } from '#tests/support/load/smtp-peer.ts'

const engine = sqliteEngine()
const from = { name: 'Kouter & Kaai', address: 'site@x.example' }
let database: Database
beforeAll(engine.start)
afterAll(engine.stop)
beforeEach(async () => {
  database = await openDatabase(await engine.create(), silent)
  return () => database.db.destroy()
})

function worker(url: string, clock?: () => number): OutboxWorker {
  const deliver = deliverMails(database, {
    send: createSmtpSender({ url, requiresTls: false }),
    from,
    look,
    readHandedIn: (id) => readHandedIn(database, id),
    clock,
  })
  return createOutboxWorker({ database, queue: 'mails', deliver, log: silent, clock })
}

async function startPeer(refuse?: Refuse): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(refuse)
  onTestFinished(peer.stop)
  return peer
}

test('200 mails to a server that refuses every fifth try for now all arrive, each once', async () => {
  let tries = 0
  const peer = await startPeer(() => ((tries += 1) % 5 === 0 ? 450 : undefined))
  const addresses = Array.from({ length: 200 }, (_, index) => `a${index}@x.example`)
  await acceptSubmission(database, submission('a', addresses), 0)
  let now = 0
  for (; peer.received.length < 200 && now < 1e9; now += 60_000)
    await worker(peer.url, () => now).deliverDue()
  expect(tries).toBeGreaterThan(240)
  expect(peer.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual(addresses.toSorted())
  expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(200)
})

test('a mail that was sent but not recorded comes again with the same Message-ID', async () => {
  const peer = await startPeer()
  await acceptSubmission(database, submission('a'), 0)
  const sending = worker(peer.url)
  await sending.deliverDue()
  await database.db.updateTable('outbox').set({ state: 'waiting' }).execute()
  await sending.deliverDue()
  const [first, second] = peer.received
  expect(first?.messageId).toMatch(/^<\d+\.agency\.[\da-f-]{36}@x\.example>$/)
  expect(second?.messageId).toBe(first?.messageId)
})

test('a recipient that a server refuses for good is dead with its answer; the others arrive', async () => {
  const peer = await startPeer((address) => (address.startsWith('gone') ? 550 : undefined))
  await acceptSubmission(database, submission('a', ['gone@x.example', 'here@x.example']), 0)
  await worker(peer.url).deliverDue()
  expect(peer.received.map(({ recipients }) => recipients)).toEqual([['here@x.example']])
  const dead = database.db.selectFrom('outbox').where('state', '=', 'dead').selectAll()
  expect(await dead.execute()).toMatchObject([
    { recipient: 'gone@x.example', attempts: 1, last_error: expect.stringContaining('550') },
  ])
})

test('a server that is away makes a mail wait, not dead', async () => {
  const { url, stop } = await startSmtpPeer()
  await stop()
  await acceptSubmission(database, submission('a'), 0)
  await worker(url).deliverDue()
  expect(await database.db.selectFrom('outbox').select(['state', 'attempts']).execute()).toEqual([
    { state: 'waiting', attempts: 1 },
  ])
})

test('forms of a day without an SMTP server are mailed once it is back, each once', async () => {
  const hour = 3_600_000
  const { url, stop } = await startSmtpPeer()
  await stop()
  let now = 0
  for (; now < 24 * hour; now += hour / 6) {
    if (now % hour === 0) await acceptSubmission(database, submission(`at ${now}`), now)
    await worker(url, () => now).deliverDue()
  }
  const peer = await startPeer()
  const count = database.db.selectFrom('outbox').where('state', '=', 'waiting').selectAll()
  expect(await count.execute()).toHaveLength(24)
  for (; now < 29 * hour; now += hour / 6) await worker(peer.url, () => now).deliverDue()
  expect(await count.execute()).toEqual([])
  expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(24)
  expect(peer.received).toHaveLength(24)
})

test('an address of two recipients reaches neither of them', async () => {
  const peer = await startPeer()
  const letter = letterTo('a@x.example,b@y.example')
  await acceptSubmission(database, { ...submission('a'), letters: () => [letter] }, 0)
  await worker(peer.url).deliverDue()
  expect(peer.received.flatMap(({ recipients }) => recipients)).not.toContain('b@y.example')
})
