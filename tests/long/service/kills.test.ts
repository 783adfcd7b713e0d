import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findStrangers } from '#tests/support/load/find-faults.ts'
import { findPostgres, startPostgres } from '#tests/support/load/postgres-cluster.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { startStorm, type Storm } from '#tests/support/service/storm.ts'
import { prepareStormService, type StormService } from '#tests/support/service/storm-service.ts'

const none = { lost: [], doubled: [], half: [], uninvited: [] }
const bin = await findPostgres()

/** Returns what was sent during a storm, for whoever reads the figures. */
function formatStorm({ sent, again, refused, statuses }: Storm): string {
  const parts = [...sent.values()]
  const count = (part: 'files' | 'bookings'): number => parts.reduce((sum, each) => sum + each[part], 0)
  return (
    `${count('files')} sent with a file, ${count('bookings')} with a moment; ` +
    `${again.forms} sent again, of which ${again.bookings} with a moment, ${refused.length} refused; ` +
    `answers ${JSON.stringify([...statuses])}, load average ${loadavg()[0]?.toFixed(1)}`
  )
}

/** Kills the service again and again during a storm, then asks it to end; returns the storm. */
async function killService(service: StormService, kills: number): Promise<Storm> {
  let running = await service.start()
  const storm = startStorm(service.posts, () => running.url)
  for (let kill = 0; kill < kills; kill += 1) {
    // At another moment each time: in the middle of the first answers, of a commit, of a mail.
    await setTimeout(200 + Math.random() * 2300)
    await running.kill()
    running = await service.start()
  }
  await storm.end()
  // The last one is asked to end while mails are sent.
  const { code, ms } = await running.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(20_000)
  return storm
}

describe.each(['SQLite', ...(bin === undefined ? [] : ['PostgreSQL'])])('%s', (engine) => {
  test('the service is killed again and again during a storm', { timeout: 2_400_000 }, async () => {
    const peer = await startSmtpPeer(undefined, false)
    onTestFinished(peer.stop)
    const cluster = engine === 'PostgreSQL' && bin !== undefined ? await startPostgres(bin) : undefined
    if (cluster !== undefined) onTestFinished(cluster.stop)
    const service = await prepareStormService(peer.url, await cluster?.createDatabase())
    onTestFinished(service.remove)
    const kills = engine === 'SQLite' ? 50 : 15
    const storm = await killService(service, kills)
    const { faults, stored } = await service.check(storm)
    console.log(
      `${engine}, ${kills} kills: ${storm.acknowledged.size} acknowledged, ${stored.stored.length} stored,`,
      `${peer.received.length} mails, ${formatStorm(storm)}`,
    )
    expect([faults, storm.refused]).toEqual([none, []])
    expect(storm.acknowledged.size).toBeGreaterThan(kills)
    expect(storm.statuses.get(0)).toBeGreaterThan(0)
    expect(findStrangers(peer.received)).toEqual([])
    expect(storm.again.bookings).toBeGreaterThan(0)
    // The check itself notices a form that is gone.
    const gone = { ...storm, acknowledged: new Set([...storm.acknowledged, 'storm-0x']) }
    expect((await service.check(gone)).faults.lost).toEqual(['storm-0x'])
  })
})

test(
  'a service that is asked to end during a storm answers what it has stored',
  { timeout: 300_000 },
  async () => {
    const peer = await startSmtpPeer(undefined, false)
    onTestFinished(peer.stop)
    const service = await prepareStormService(peer.url)
    onTestFinished(service.remove)
    let running = await service.start()
    const storm = startStorm(service.posts, () => running.url, 40)
    for (let stop = 0; stop < 5; stop += 1) {
      const before = storm.acknowledged.size
      await expect.poll(() => storm.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + 100)
      const { code, ms } = await running.stop()
      console.log(`asked to end during a storm: ended in ${(ms / 1000).toFixed(1)} s`)
      expect([code, ms < 20_000]).toEqual([0, true])
      const { faults, stored } = await service.check(storm)
      expect([faults, storm.refused]).toEqual([none, []])
      // Nobody has to send a form again that was stored.
      expect(stored.stored.filter(({ name }) => !storm.acknowledged.has(name))).toEqual([])
      running = await service.start()
    }
    await storm.end()
    await running.stop()
    expect((await service.check(storm)).faults).toEqual(none)
  },
)

test.skipIf(bin === undefined)(
  'PostgreSQL is killed ten times during a storm, and the service goes on by itself',
  { timeout: 1_200_000 },
  async () => {
    const peer = await startSmtpPeer(undefined, false)
    onTestFinished(peer.stop)
    const cluster = await startPostgres(bin ?? '', true)
    onTestFinished(cluster.stop)
    const service = await prepareStormService(peer.url, await cluster.createDatabase())
    onTestFinished(service.remove)
    const running = await service.start()
    onTestFinished(running.kill)
    const storm = startStorm(service.posts, () => running.url)
    for (let kill = 0; kill < 10; kill += 1) {
      const before = storm.acknowledged.size
      await expect.poll(() => storm.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + 100)
      await cluster.crash('SIGKILL')
    }
    await storm.end()
    const { code, ms } = await running.stop()
    const { faults, stored } = await service.check(storm)
    console.log(
      `10 kills of PostgreSQL: ${storm.acknowledged.size} acknowledged, ${stored.stored.length} stored,`,
      `${peer.received.length} mails, ${formatStorm(storm)}`,
    )
    expect([faults, storm.refused]).toEqual([none, []])
    expect(storm.statuses.get(503)).toBeGreaterThan(0)
    expect([code, ms < 20_000]).toEqual([0, true])
    expect(findStrangers(peer.received)).toEqual([])
  },
)
