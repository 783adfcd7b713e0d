import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Parts } from '#tests/support/load/find-faults.ts'
import { createHttpClient, type HttpAnswer } from '#tests/support/load/http-client.ts'
import { hiddenControls } from '#tests/support/load/plain-body.ts'
import { findPostgres, startPostgres } from '#tests/support/load/postgres-cluster.ts'
import { type FilledForm, partsOf, type Posts } from '#tests/support/load/posts.ts'
import type { ServiceProcess } from '#tests/support/load/service-process.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import { hasSmallDisks, smallDisk } from '#tests/support/service/small-disk.ts'
import { prepareStormService, type StormService } from '#tests/support/service/storm-service.ts'

const none = { lost: [], doubled: [], half: [], uninvited: [] }
const bin = await findPostgres()

/** A service whose database can be taken away. */
type Patient = Readonly<{
  service: StormService
  running: ServiceProcess
  /** Returns its database as this process reaches it, once nobody writes it. */
  reach: () => Promise<DatabaseTarget>
  takeAway: () => Promise<void>
  giveBack: () => Promise<void>
}>

/** SQLite on a disk of 24 MB, which is filled. */
async function withSmallDisk(smtpUrl: string): Promise<Patient> {
  const service = await prepareStormService(smtpUrl)
  onTestFinished(service.remove)
  const running = await service.start({ wrapper: smallDisk(service.dir, 24) })
  onTestFinished(running.kill)
  // The disk as the service sees it.
  const disk = join(`/proc/${running.pid}/root`, service.dir)
  const filler = join(disk, 'filler')
  return {
    service,
    running,
    reach: async () => {
      // SQLite resolves links in a path, and would leave the disk of the service.
      const copy = await mkdtemp(join(tmpdir(), 'service-copy-'))
      onTestFinished(() => rm(copy, { recursive: true }))
      for (const name of ['service.sqlite', 'service.sqlite-wal'])
        await copyFile(join(disk, name), join(copy, name))
      return { engine: 'sqlite', file: join(copy, 'service.sqlite') }
    },
    takeAway: () => writeFile(filler, Buffer.alloc(25 * 2 ** 20)).catch(() => {}),
    giveBack: () => rm(filler),
  }
}

/** PostgreSQL, whose administrator stops it. */
async function withPostgres(smtpUrl: string): Promise<Patient> {
  const cluster = await startPostgres(bin ?? '')
  onTestFinished(cluster.stop)
  const service = await prepareStormService(smtpUrl, await cluster.createDatabase())
  onTestFinished(service.remove)
  const running = await service.start()
  onTestFinished(running.kill)
  return {
    service,
    running,
    reach: () => Promise.resolve(service.target),
    takeAway: cluster.halt,
    giveBack: cluster.resume,
  }
}

/** Fills in forms until one is sent with a file, which is kept while it is confirmed. */
function fillWithFile(posts: Posts): FilledForm {
  for (;;) {
    const filled = posts.fill()
    if (filled.file !== undefined) return filled
  }
}

const patients = [
  { name: 'a full disk', prepare: withSmallDisk, isHere: hasSmallDisks() },
  { name: 'PostgreSQL that is down', prepare: withPostgres, isHere: bin !== undefined },
]

describe.each(patients)('$name', ({ prepare, isHere }) => {
  test.skipIf(!isHere)(
    'is said to everybody, acknowledges nothing, and passes',
    { timeout: 120_000 },
    async () => {
      const peer = await startSmtpPeer()
      onTestFinished(peer.stop)
      const { service, running, reach, takeAway, giveBack } = await prepare(peer.url)
      const { posts } = service
      const client = createHttpClient()
      onTestFinished(client.close)
      const acknowledged = new Set<string>()
      const sent = new Map<string, Parts>()
      const get = (path: string): Promise<HttpAnswer> => client.send(running.url, { path })
      const byScript = async (filled: FilledForm): Promise<HttpAnswer> => {
        sent.set(filled.name, partsOf(filled))
        const answer = await client.send(running.url, await posts.byScript(filled))
        if (answer.status === 201) acknowledged.add(filled.name)
        return answer
      }
      const several = async (count: number): Promise<readonly (number | undefined)[]> => {
        const answers = await Promise.all(Array.from({ length: count }, () => byScript(posts.fill())))
        return [...new Set(answers.map(({ status }) => status))]
      }
      expect(await several(30)).toEqual([201])
      const plain = fillWithFile(posts)
      const page = await client.send(running.url, await posts.plainly(plain))
      expect((await get('/readyz')).status).toBe(200)

      await takeAway()
      await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(503)
      const refused = posts.fill()
      expect(await byScript(refused)).toEqual({ status: 503, text: '{"code":"failed"}' })
      expect(await several(40)).toEqual([503])
      await setTimeout(2000)
      sent.set(plain.name, partsOf(plain))
      const confirmation = posts.confirmed(plain, hiddenControls(page.text))
      const answer = await client.send(running.url, confirmation)
      expect(answer.status).toBe(503)
      // The form comes back with its answers and says what happened, in the language of the visitor.
      expect(answer.text).toContain(`value="${plain.name}"`)
      expect(answer.text).toContain(`<html lang="${plain.locale}`)
      expect((await get('/healthz')).status).toBe(200)
      expect((await get('/forms/challenge/site-contact')).status).toBe(200)

      await giveBack()
      await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200)
      // More than there are connections: none was lost meanwhile.
      expect(await several(60)).toEqual([201])
      expect((await byScript(refused)).status).toBe(201)
      const late = await client.send(running.url, confirmation)
      expect(late.status).toBe(303)
      acknowledged.add(plain.name)
      await expect.poll(() => peer.received.length, { timeout: 60_000 }).toBeGreaterThan(150)
      // Those that were in flight when the database went are sent again after their lease, in five minutes.
      for (let count = -1; count !== peer.received.length; await setTimeout(3000))
        count = peer.received.length
      expect((await service.check({ acknowledged, sent }, await reach())).faults).toEqual(none)
      expect((await running.stop()).code).toBe(0)
    },
  )
})
