/** How many tests passed and failed. */
export type Tally = Readonly<{ passed: number; failed: number }>

/** Returns the counts of Vitest's JSON report. */
export function countVitest(report: Readonly<{ numPassedTests: number; numFailedTests: number }>): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** Returns the counts of Playwright's JSON report; a test that passed only at a second try counts as failed. */
export function countPlaywright(
  report: Readonly<{ stats: Readonly<{ expected: number; unexpected: number; flaky: number }> }>,
): Tally {
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

/**
 * Returns the counts of the last line `N passed, N failed` that a command printed; undefined where there is none.
 * @example countPrinted('ok\n3 passed, 1 failed\n') // { passed: 3, failed: 1 }
 */
export function countPrinted(output: string): Tally | undefined {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last === undefined ? undefined : { passed: Number(last[1]), failed: Number(last[2]) }
}
