import { loadavg } from 'node:os'
import { findStrangers } from '#tests/support/load/find-faults.ts'
import { createHttpClient } from '#tests/support/load/http-client.ts'
import { createMix } from '#tests/support/load/mix.ts'
import { runOpenLoad } from '#tests/support/load/open-load.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { prepareStormService } from '#tests/support/service/storm-service.ts'
import { formatFigures, loadBudget, type ServiceFigures } from './format-figures.ts'
import { onBothDatabases } from './on-both-databases.ts'

/** Requests in a second. */
const load = { postsPerSecond: 300, readsPerSecond: 100 }

/**
 * Loads the service, a process of its own, on SQLite and, where it is installed, PostgreSQL: forms of all kinds at a constant
 * rate, while their mails go to an SMTP server. Prints how long answers took, and what was lost.
 */
export async function measureService(seconds: number): Promise<void> {
  console.log(
    `\nService, ${load.postsPerSecond} POST/s of all forms and ${load.readsPerSecond} GET/s for ${seconds} s`,
  )
  console.log(
    `  (budget: POST p99 < ${loadBudget.post} ms, GET p99 < ${loadBudget.get} ms, nothing unexpected, lost or twice)`,
  )
  await onBothDatabases(async (name, url) => {
    for (const line of formatFigures(name, await measureEngine(url, seconds))) console.log(line)
  })
}

async function measureEngine(postgresUrl: string | undefined, seconds: number): Promise<ServiceFigures> {
  const peer = await startSmtpPeer(undefined, false)
  const service = await prepareStormService(peer.url, postgresUrl)
  const [busyBefore = 0] = loadavg()
  const running = await service.start()
  const client = createHttpClient()
  try {
    const mix = createMix(service.posts)
    const before = await scrape(running.metricsUrl)
    // A process that has just started is slow: it compiles what it runs.
    await runOpenLoad(client, running.url, mix, { seconds: 5, postsPerSecond: 100, readsPerSecond: 30 })
    const report = await runOpenLoad(client, running.url, mix, { seconds, ...load })
    const after = await scrape(running.metricsUrl)
    const end = await running.stop()
    const { faults, stored } = await service.check(mix)
    return {
      report,
      acknowledged: mix.acknowledged.size,
      busyBefore,
      faults,
      stored: stored.stored.length,
      outbox: stored.outbox,
      arrived: peer.received.length,
      strangers: findStrangers(peer.received),
      memoryBefore: before.memory,
      memoryAfter: after.memory,
      cpuSeconds: after.cpu - before.cpu,
      end,
    }
  } finally {
    client.close()
    await running.kill()
    await service.remove()
    await peer.stop()
  }
}

/** Returns what Prometheus learns of a process: bytes of memory, and seconds of processor time since its start. */
async function scrape(url: string): Promise<Readonly<{ memory: number; cpu: number }>> {
  const text = await (await fetch(url)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return { memory: read('process_resident_memory_bytes'), cpu: read('process_cpu_seconds_total') }
}
