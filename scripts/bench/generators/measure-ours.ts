import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Builds, steps } from '#scripts/bench/generators/format-builds.ts'
import { measureTree, type TreeCost } from '#scripts/bench/generators/measure-tree.ts'
import { loadReport } from '#scripts/build/build-report.ts'
import { CommandError } from '#scripts/kit/command.ts'

/** A record as the CRM sends it. */
type CrmRecord = Readonly<Record<string, unknown>>

/** Builds our site from records into `work`; pictures and bundle are those of earlier builds, where there were any. */
export function buildOurs(dataDir: string, work: string, ...args: readonly string[]): Promise<TreeCost> {
  const shared = ['--data', dataDir, '--out', join(work, 'dist'), '--report', work, '--allow-shrink']
  return measureTree(process.execPath, [...process.execArgv, 'scripts/build.ts', ...shared, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** Builds our site clean, with its pictures and bundle remembered, after one price changed, and again. */
export async function measureOurs(dataDir: string, work: string): Promise<Builds> {
  const builds: Builds[number][] = []
  for (const step of steps) {
    if (step === 'one price') await changePrice(dataDir)
    const cost = await buildOurs(dataDir, work, ...(step === 'clean' ? ['--clean'] : []))
    // A build that finds nothing changed leaves the report of the last one.
    const pages = step === 'nothing' ? 0 : ((await loadReport(work))?.rendered ?? 0)
    builds.push({ step, cost, pages })
  }
  return builds
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
