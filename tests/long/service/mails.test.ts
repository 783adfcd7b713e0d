import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findStrangers } from '#tests/support/load/find-faults.ts'
import { findPostgres, startPostgres } from '#tests/support/load/postgres-cluster.ts'
import { type ReceivedMail, startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { silent, submission } from '#tests/support/service/samples.ts'
import { prepareStormService } from '#tests/support/service/storm-service.ts'

const hour = 3_600_000
const bin = await findPostgres()

/** Stores forms with a mail each, to addresses of their own; returns the addresses. */
async function storeForms(database: Database, count: number): Promise<readonly string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `a${index}@x.example`)
  const left = addresses.values()
  const lane = async (): Promise<void> => {
    for (const address of left)
      await acceptSubmission(database, submission(`key of ${address}`, [address]), Date.now())
  }
  await Promise.all(Array.from({ length: 10 }, lane))
  return addresses
}

/** Lets an hour pass for the messages that wait, as if the clocks had moved. */
async function passHour({ db }: Database): Promise<void> {
  await db
    .updateTable('outbox')
    .set((row) => ({ next_at: row('next_at', '-', hour), lease_until: row('lease_until', '-', hour) }))
    .where('state', '=', 'waiting')
    .execute()
}

/** Returns how many messages are in a state. */
async function countIn({ db }: Database, state: 'waiting' | 'dead'): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const recipientsOf = (received: readonly ReceivedMail[]): ReadonlySet<string> =>
  new Set(received.flatMap(({ recipients }) => recipients))

test(
  'a thousand mails arrive though every fifth try is refused and the service is killed twenty times',
  { timeout: 900_000 },
  async () => {
    let tries = 0
    const peer = await startSmtpPeer(() => ((tries += 1) % 5 === 0 ? 450 : undefined), false)
    onTestFinished(peer.stop)
    const service = await prepareStormService(peer.url)
    onTestFinished(service.remove)
    const database = await openDatabase(service.target, silent)
    onTestFinished(() => database.db.destroy())
    const addresses = await storeForms(database, 1000)
    for (let kill = 0; kill < 20; kill += 1) {
      const before = peer.received.length
      const running = await service.start()
      await expect.poll(() => peer.received.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
      await setTimeout(Math.random() * 200)
      await running.kill()
      await passHour(database)
    }
    const running = await service.start()
    onTestFinished(running.kill)
    for (let hours = 0; hours < 200 && (await countIn(database, 'waiting')) > 0; hours += 1) {
      await setTimeout(2000)
      await passHour(database)
    }
    expect((await running.stop()).code).toBe(0)
    const arrived = recipientsOf(peer.received)
    console.log(
      `1,000 mails: ${tries} tries, ${Math.floor(tries / 5)} refused,`,
      `${peer.received.length - arrived.size} came again with their Message-ID`,
    )
    expect(addresses.filter((address) => !arrived.has(address))).toEqual([])
    expect([await countIn(database, 'waiting'), await countIn(database, 'dead')]).toEqual([0, 0])
    expect(findStrangers(peer.received)).toEqual([])
  },
)

test.skipIf(bin === undefined)(
  'two instances on one PostgreSQL mail ten thousand forms, each once',
  { timeout: 900_000 },
  async () => {
    const peer = await startSmtpPeer(undefined, false)
    onTestFinished(peer.stop)
    const cluster = await startPostgres(bin ?? '')
    onTestFinished(cluster.stop)
    const service = await prepareStormService(peer.url, await cluster.createDatabase())
    onTestFinished(service.remove)
    // The domain of a Message-ID says which instance sent it.
    const domains = ['one.example', 'two.example']
    const instances = await Promise.all(
      domains.map((domain) => service.start({ environment: { MAIL_FROM: `site@${domain}` } })),
    )
    for (const { kill } of instances) onTestFinished(kill)
    const database = await openDatabase(service.target, silent)
    onTestFinished(() => database.db.destroy())
    const addresses = await storeForms(database, 10_000)
    await expect.poll(() => countIn(database, 'waiting'), { timeout: 800_000, interval: 1000 }).toBe(0)
    const ends = await Promise.all(instances.map(({ stop }) => stop()))
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    const sent = peer.received.flatMap(({ recipients }) => recipients)
    expect(sent.toSorted()).toEqual(addresses.toSorted())
    expect(await countIn(database, 'dead')).toBe(0)
    const shares = domains.map(
      (domain) => peer.received.filter(({ messageId }) => messageId.endsWith(`@${domain}>`)).length,
    )
    console.log(`10,000 forms on two instances: ${shares.join(' and ')} mails`)
    expect(Math.min(...shares)).toBeGreaterThan(1000)
  },
)
