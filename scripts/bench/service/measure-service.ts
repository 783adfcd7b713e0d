import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import { findFaults, findStrangers } from '#tests/support/load/find-faults.ts'
import { formatFigures, loadBudget, type ServiceFigures } from './format-figures.ts'
import type { LoadPlan, LoadReport } from './load.ts'
import { onBothDatabases } from './on-both-databases.ts'
import { readEvidence } from '#tests/support/load/read-evidence.ts'
import { startServiceProcess } from '#tests/support/load/service-process.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'

/** Requests in a second. */
const load = { postsPerSecond: 300, readsPerSecond: 100 }

/**
 * Loads the service on SQLite and, where it is installed, PostgreSQL: forms of all kinds at a constant rate from a second
 * process, while their mails go to an SMTP server. Prints how long answers took, and what was lost.
 */
export async function measureService(work: string, seconds: number): Promise<void> {
  console.log(
    `\nService, ${load.postsPerSecond} POST/s of all forms and ${load.readsPerSecond} GET/s for ${seconds} s`,
  )
  console.log(
    `  (budget: POST p99 < ${loadBudget.post} ms, GET p99 < ${loadBudget.get} ms, nothing unexpected, lost or twice)`,
  )
  await onBothDatabases(async (name, url) => {
    const dir = join(work, name)
    const target =
      url === undefined
        ? ({ engine: 'sqlite', file: join(dir, 'service.sqlite') } as const)
        : ({ engine: 'postgres', url } as const)
    for (const line of formatFigures(name, await measureEngine(dir, target, seconds))) console.log(line)
  })
}

async function measureEngine(dir: string, target: DatabaseTarget, seconds: number): Promise<ServiceFigures> {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  const peer = await startSmtpPeer(undefined, false)
  const secret = randomBytes(32).toString('base64')
  const origin = 'http://localhost:4321'
  const dist = resolve('dist')
  const service = await startServiceProcess({
    dist,
    dir,
    environment: {
      SERVICE_SECRET: secret,
      SITE_ORIGIN: origin,
      SMTP_URL: peer.url,
      MAIL_FROM: 'site@agency.example',
      // Each visitor of the load has an address, so that none reaches the limits.
      FORMS_PER_QUARTER: '1000',
      TRUSTED_PROXIES: 'loopback',
      ...(target.engine === 'postgres' ? { DATABASE_URL: target.url } : {}),
    },
  })
  try {
    const [busyBefore = 0] = loadavg()
    const before = await scrape(service.metricsUrl)
    const out = join(dir, 'load.json')
    const plan: LoadPlan = { url: service.url, dist, secret, origin, seconds, ...load, out }
    await promisify(execFile)(process.execPath, ['scripts/bench/service/load.ts', JSON.stringify(plan)])
    const after = await scrape(service.metricsUrl)
    const { code, ms } = await service.stop()
    const report: LoadReport = JSON.parse(await readFile(out, 'utf8'))
    const { stored, messages, outbox } = await readEvidence(target, 'load')
    return {
      report,
      busyBefore,
      faults: findFaults({ ...report, sent: new Map(report.sent), stored, messages }),
      stored: stored.length,
      outbox,
      arrived: peer.received.length,
      strangers: findStrangers(peer.received),
      memoryBefore: before.memory,
      memoryAfter: after.memory,
      cpuSeconds: after.cpu - before.cpu,
      end: { code, ms },
    }
  } finally {
    await service.kill()
    await peer.stop()
  }
}

/** Returns what Prometheus learns of a process: bytes of memory, and seconds of processor time since its start. */
async function scrape(url: string): Promise<Readonly<{ memory: number; cpu: number }>> {
  const text = await (await fetch(url)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return { memory: read('process_resident_memory_bytes'), cpu: read('process_cpu_seconds_total') }
}
