import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { multiplyRecords } from '#scripts/bench/build/multiply-records.ts'
import { markMissed } from '#scripts/bench/pages/page-budgets.ts'
import { loadReport } from '#scripts/build/build-report.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import { runProgram } from '#scripts/kit/run-program.ts'

/** A record as the CRM sends it. */
type CrmRecord = Readonly<Record<string, unknown>>

/** What a build took; its threads count, and it starts no other process. */
type BuildCost = Readonly<{
  userSeconds: number
  systemSeconds: number
  wallSeconds: number
  peakBytes: number
}>

/** The builds that are measured, in order. */
const steps = ['clean', 'one price', 'nothing'] as const

/** Seconds that each build of the demo may take. */
const demoSeconds = { 'one price': 12, nothing: 2 } as const
/** A site of 12,000 records: seconds and bytes of its clean build, and what one price may take of its processor time. */
const large = { records: 12_000, seconds: 600, bytes: 2 * 2 ** 30, share: 0.4 }

/** Prints what building the demo takes, and a site of 12,000 records: clean, after one price changed, and again. */
export async function measureBuilds(work: string, isSmall: boolean): Promise<void> {
  const demo: readonly unknown[] = JSON.parse(await readFile('data/properties.json', 'utf8'))
  // Makes the pictures and the bundle that the measured builds find.
  await buildOnce('data', join(work, 'site'))
  await measureSite(work, demo.length)
  if (!isSmall) await measureSite(work, large.records)
}

async function measureSite(work: string, records: number): Promise<void> {
  const dataDir = join(work, 'data')
  const site = join(work, 'site')
  await multiplyRecords(resolve('data'), dataDir, records)
  console.log(`\n${formatCount(records)} records`)
  let clean = Infinity
  for (const step of steps) {
    if (step === 'one price') await changePrice(dataDir)
    const cost = await buildOnce(dataDir, site, ...(step === 'clean' ? ['--clean'] : []))
    if (step === 'clean') clean = processorOf(cost)
    // A build that finds nothing changed leaves the report of the last one.
    const pages = step === 'nothing' ? 0 : ((await loadReport(site))?.rendered ?? 0)
    console.log(formatBuild(step, cost, { pages, isKept: isKept(step, cost, { records, clean }) }))
  }
  await rm(site, { recursive: true, force: true })
}

function isKept(
  step: (typeof steps)[number],
  cost: BuildCost,
  { records, clean }: Readonly<{ records: number; clean: number }>,
): boolean {
  const { wallSeconds, peakBytes } = cost
  if (records < large.records) return step === 'clean' || wallSeconds <= demoSeconds[step]
  if (step === 'clean') return wallSeconds <= large.seconds && peakBytes <= large.bytes
  return processorOf(cost) <= large.share * clean
}

/** The clock depends on what else the machine does. */
function processorOf({ userSeconds, systemSeconds }: BuildCost): number {
  return userSeconds + systemSeconds
}

function formatBuild(
  step: string,
  { userSeconds, systemSeconds, wallSeconds, peakBytes }: BuildCost,
  { pages, isKept: kept }: Readonly<{ pages: number; isKept: boolean }>,
): string {
  const cells = [
    `${formatCount(pages).padStart(8)} pages`,
    `${markMissed(wallSeconds.toFixed(1).padStart(7), kept)} s`,
    `user ${userSeconds.toFixed(1).padStart(7)} s`,
    `system ${systemSeconds.toFixed(1).padStart(6)} s`,
    `peak ${(peakBytes / 2 ** 20).toFixed(0).padStart(6)} MB`,
  ]
  return `  ${step.padEnd(12)}${cells.join('  ')}`
}

/** Builds a site from records into `work`; pictures and bundle are those of earlier builds, where there were any. */
async function buildOnce(dataDir: string, work: string, ...args: readonly string[]): Promise<BuildCost> {
  const dirs = ['--data', dataDir, '--content', 'content', '--out', join(work, 'dist'), '--report', work]
  const usageFile = join(work, 'usage.json')
  await mkdir(work, { recursive: true })
  const env = { NODE_ENV: 'production', USAGE_FILE: usageFile }
  const node = [...process.execArgv, '--import', './scripts/bench/build/write-usage.ts']
  const startedAt = performance.now()
  await runProgram(process.execPath, [...node, 'scripts/build.ts', ...dirs, '--allow-shrink', ...args], {
    env,
  })
  const wallSeconds = (performance.now() - startedAt) / 1000
  const usage: NodeJS.ResourceUsage = JSON.parse(await readFile(usageFile, 'utf8'))
  return {
    userSeconds: usage.userCPUTime / 1e6,
    systemSeconds: usage.systemCPUTime / 1e6,
    wallSeconds,
    peakBytes: usage.maxRSS * 1024,
  }
}

/** Raises the price of the first listing that is for sale and shows its price. */
async function changePrice(dataDir: string): Promise<void> {
  const file = join(dataDir, 'properties.json')
  await writeFile(file, JSON.stringify(raiseOne(JSON.parse(await readFile(file, 'utf8')))))
}

/**
 * Returns the records with one price that is higher by 1,000.
 * @throws {CommandError} where no record is for sale at a shown price
 */
export function raiseOne(records: readonly CrmRecord[]): readonly CrmRecord[] {
  const place = records.findIndex(
    (record) =>
      record['Goal'] === 0 &&
      record['Status'] === 1 &&
      record['PublishPrice'] === 1 &&
      Number(record['Price']) > 0,
  )
  if (place < 0) throw new CommandError('properties.json: no record is for sale at a shown price')
  return records.map((record, at) =>
    at === place ? { ...record, Price: Number(record['Price']) + 1000 } : record,
  )
}
