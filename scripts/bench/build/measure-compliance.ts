import { rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { multiplyRecords } from '#scripts/bench/build/multiply-records.ts'
import { reportCompliance } from '#scripts/compliance/report-compliance.ts'
import { formatCount, formatSeconds } from '#scripts/kit/progress.ts'
import { composeSite, siteOptions } from '#site'

/** Records of the large site: 30,000 listings, some in several languages. */
const volume = 48_000

/** Measures the compliance report next to the steps before it: loading the records and computing the views. */
export async function measureCompliance(work: string): Promise<void> {
  console.log('\nCompliance report beside reading the records')
  await measureOne(resolve('data'), work)
  const dataDir = join(work, 'data')
  await multiplyRecords(resolve('data'), dataDir, volume)
  await measureOne(dataDir, work)
  await rm(work, { recursive: true, force: true })
}

async function measureOne(dataDir: string, work: string): Promise<void> {
  const startedAt = performance.now()
  const site = await composeSite({ ...siteOptions(process.env), dataDir })
  const readAt = performance.now()
  const { incomplete, page } = await reportCompliance(site, work)
  const doneAt = performance.now()
  const { size } = await stat(page)
  console.log(
    [
      `  ${formatCount(site.catalogue.properties.length).padStart(7)} listings, ${formatCount(incomplete)} incomplete:`,
      `report ${formatSeconds(doneAt - readAt)}, records ${formatSeconds(readAt - startedAt)}, page ${(size / 1e6).toFixed(1)} MB`,
    ].join(' '),
  )
}
