import lighthouse, { type Flags } from 'lighthouse'
import { median } from '#scripts/bench/pages/median.ts'

/** One Lighthouse run: score from 0 to 100, LCP in milliseconds, CLS, and the speed of the machine during it. */
export type ScoreRun = Readonly<{ score: number; lcp: number; cls: number; benchmarkIndex: number }>

/** The valid runs, and the number of attempts. */
export type ScoreRuns = Readonly<{ kept: readonly ScoreRun[]; made: number }>

const wanted = 5
const most = 10

/**
 * Lowest benchmark index of a valid run: below it Lighthouse warns that a slow machine lowers the score. Lighthouse
 * throttles the processor 4 × whatever its speed.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md (read 2026-11-20)
 */
const leastIndex = 1000

/** Lowest share of the best index so far for a valid run: below it the machine was busy. */
const leastShare = 0.75

/** Creates a function that returns five valid Lighthouse runs for a phone, or fewer after ten attempts. */
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

/** Whether the machine was fast and idle enough for a valid run. */
export function isFair({ benchmarkIndex }: Pick<ScoreRun, 'benchmarkIndex'>, bestIndex: number): boolean {
  return benchmarkIndex >= Math.max(leastIndex, bestIndex * leastShare)
}

/** Returns the median of one figure over all runs; undefined without runs. */
export function medianOf(runs: readonly ScoreRun[], figure: keyof ScoreRun): number | undefined {
  return runs.length === 0 ? undefined : median(runs.map((run) => run[figure]))
}

/** Returns a run; undefined when Chromium painted nothing, which has no score. */
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
