import lighthouse, { type Flags } from 'lighthouse'
import { median } from '#scripts/bench/pages/median.ts'

/** One run of Lighthouse: a score of 0 to 100, LCP in milliseconds, and how fast the machine was meanwhile. */
export type ScoreRun = Readonly<{ score: number; lcp: number; cls: number; benchmarkIndex: number }>

/** The runs that count, and how many were made to get them. */
export type ScoreRuns = Readonly<{ kept: readonly ScoreRun[]; made: number }>

const wanted = 5
const most = 10

/**
 * A run counts from this benchmark index on: below it Lighthouse itself calls the machine slow and warns that the score
 * suffers. It slows the processor down four times, whatever that had to begin with.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md (read 2026-11-20)
 */
const leastIndex = 1000

/** A run counts from this share of the best index seen so far on: below it the machine was busy with something else. */
const leastShare = 0.75

/** Returns a function that gives five good runs of Lighthouse for a phone, or as many as ten attempts gave. */
export function createScorer(browserPort: number): (url: string) => Promise<ScoreRuns> {
  let bestIndex = 0
  return async (url) => {
    const kept: ScoreRun[] = []
    let made = 0
    while (kept.length < wanted && made < most) {
      made += 1
      const run = await runLighthouse(url, browserPort)
      bestIndex = Math.max(bestIndex, run?.benchmarkIndex ?? 0)
      if (run !== undefined && isFair(run, bestIndex)) kept.push(run)
    }
    return { kept, made }
  }
}

/** True when the machine was fast and calm enough for the run to say something about the page. */
export function isFair({ benchmarkIndex }: Pick<ScoreRun, 'benchmarkIndex'>, bestIndex: number): boolean {
  return benchmarkIndex >= Math.max(leastIndex, bestIndex * leastShare)
}

/** Returns the middle of one figure over all runs, or undefined when no run was kept. */
export function medianOf(runs: readonly ScoreRun[], figure: keyof ScoreRun): number | undefined {
  return runs.length === 0 ? undefined : median(runs.map((run) => run[figure]))
}

/** A run in which Chromium painted nothing has no score. */
async function runLighthouse(url: string, port: number): Promise<ScoreRun | undefined> {
  const flags: Flags = { port, onlyCategories: ['performance'], logLevel: 'silent' }
  const result = (await lighthouse(url, flags))?.lhr
  const score = result?.categories['performance']?.score
  const lcp = result?.audits['largest-contentful-paint']?.numericValue
  const cls = result?.audits['cumulative-layout-shift']?.numericValue
  if (result === undefined || typeof score !== 'number' || lcp === undefined || cls === undefined)
    return undefined
  const { benchmarkIndex } = result.environment
  return { score: Math.round(score * 100), lcp, cls, benchmarkIndex }
}
