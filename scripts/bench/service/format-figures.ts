import { markMissed } from '#scripts/bench/pages/page-budgets.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import type { Faults } from '#tests/support/load/find-faults.ts'
import type { LoadResult, Times } from '#tests/support/load/open-load.ts'
import type { Stored } from '#tests/support/load/read-evidence.ts'

/** Milliseconds in which 99 of 100 requests are answered. */
export const loadBudget = { post: 250, get: 1000 }

/** What a load of the service found. */
export type ServiceFigures = Readonly<{
  report: Pick<LoadResult, 'posts' | 'reads' | 'lateP99'>
  /** Forms whose visitor was told that they arrived. */
  acknowledged: number
  /** Load average of the machine before it. */
  busyBefore: number
  faults: Faults
  /** Forms in the database. */
  stored: number
  outbox: Stored['outbox']
  /** Mails that the SMTP server received, and those that came under several Message-IDs. */
  arrived: number
  strangers: readonly string[]
  /** Bytes that the service held before and after. */
  memoryBefore: number
  memoryAfter: number
  /** Seconds of processor time that it took. */
  cpuSeconds: number
  /** Exit code of the service and the milliseconds that it took. */
  end: Readonly<{ code: number | null; ms: number }>
}>

/** Returns the rows of an engine; ✗ marks a missed budget. */
export function formatFigures(name: string, figures: ServiceFigures): readonly string[] {
  const { report, faults, outbox, end } = figures
  const { posts, reads } = report
  const requests = posts.count + reads.count
  return [
    `  ${name} (load average of the machine before: ${figures.busyBefore.toFixed(1)})`,
    formatTimes('POST', posts, loadBudget.post),
    formatTimes('GET', reads, loadBudget.get),
    `    ${formatCount(figures.acknowledged)} acknowledged, ${formatCount(figures.stored)} stored:` +
      ` ${count('lost', faults.lost)} ${count('half', faults.half)} ${count('twice', faults.doubled)}` +
      ` ${count('uninvited', faults.uninvited)}`,
    `    ${formatCount(figures.arrived)} mails arrived meanwhile, ${formatCount(outbox.waiting)} still wait,` +
      ` ${markMissed(`${outbox.dead} dead`, outbox.dead === 0)}` +
      ` ${count('under two Message-IDs', figures.strangers)}`,
    `    memory ${toMegabytes(figures.memoryBefore)} MB, then ${toMegabytes(figures.memoryAfter)} MB;` +
      ` processor ${((figures.cpuSeconds / requests) * 1000).toFixed(2)} ms a request;` +
      ` the load itself was late by ${report.lateP99.toFixed(1)} ms at p99;` +
      ` ${markMissed(`stopped in ${(end.ms / 1000).toFixed(1)} s`, end.code === 0 && end.ms < 20_000)}`,
  ]
}

/** Returns the row of one sort of requests; ✗ marks a missed budget in milliseconds. */
function formatTimes(
  name: string,
  { count, median, p99, longest, unexpected }: Times,
  budget: number,
): string {
  const wrong = Object.entries(unexpected).map(([status, times]) => `${times} × ${status}`)
  return (
    `    ${name.padEnd(4)} ${formatCount(count).padStart(7)}   median ${median.toFixed(1)} ms` +
    `   p99 ${markMissed(`${p99.toFixed(0)} ms`, p99 < budget)}  longest ${longest.toFixed(0)} ms` +
    `   unexpected ${markMissed(wrong.join(', ') || '0', wrong.length === 0)}`
  )
}

function count(label: string, found: readonly unknown[]): string {
  return `${label} ${markMissed(formatCount(found.length), found.length === 0)}`
}

function toMegabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0)
}
