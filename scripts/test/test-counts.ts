import { stripVTControlCharacters } from 'node:util'

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

type VitestReport = Readonly<{
  testResults: readonly Readonly<{
    name: string
    message?: string
    assertionResults: readonly Readonly<{
      status: string
      fullName: string
      failureMessages?: readonly string[]
    }>[]
  }>[]
}>

/** Returns a line for each test that failed in Vitest's JSON report: its file or name, and what was expected. */
export function failedInVitest({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message === undefined || message === '' ? [] : [describe(name, message)]
    return failed.map(({ fullName, failureMessages }) => describe(fullName, failureMessages?.[0] ?? ''))
  })
}

type PlaywrightSuite = Readonly<{
  suites?: readonly PlaywrightSuite[]
  specs?: readonly Readonly<{
    title: string
    file: string
    tests: readonly Readonly<{
      status: string
      results: readonly Readonly<{ errors: readonly Readonly<{ message?: string }>[] }>[]
    }>[]
  }>[]
}>

/** Returns a line for each test that failed in Playwright's JSON report: its file, its title, and what was expected. */
export function failedInPlaywright({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.flatMap(({ errors }) => errors)[0]?.message ?? ''
        return describe(`${file}: ${title}`, error)
      }),
  )
  return [...own, ...suites.flatMap(failedInPlaywright)]
}

/** The first lines of an error tell enough to begin with; terminals' colours go. */
function describe(name: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, 8).map((line) => `    ${line.trim()}`)].join('\n')
}
