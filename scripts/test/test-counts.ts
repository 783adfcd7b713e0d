import { stripVTControlCharacters } from 'node:util'

/** How many tests passed and failed. */
export type Tally = Readonly<{ passed: number; failed: number }>

/** The counts of a report, and a description of each failed test. */
export type StepReport = Readonly<{ tally: Tally; failed: readonly string[] }>

/** Returns the counts of Vitest's JSON report. */
export function countVitest(report: Readonly<{ numPassedTests: number; numFailedTests: number }>): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** Returns the counts of Playwright's JSON report; a test that passed only when retried counts as failed. */
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

/** Returns a description of each failed test in Vitest's JSON report: its file or name, and its message. */
export function failedInVitest({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message === undefined || message === '' ? [] : [describe(name, [message])]
    return failed.map(({ fullName, failureMessages }) => describe(fullName, failureMessages ?? []))
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

/** Returns a description of each failed test in Playwright's JSON report: its file, its title and its messages. */
export function failedInPlaywright({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        return describe(`${file}: ${title}`, errors)
      }),
  )
  return [...own, ...suites.flatMap(failedInPlaywright)]
}

/** Returns the name with the first lines of the error, without terminal colours. */
function describe(name: string, errors: readonly string[]): string {
  const lines = errors.flatMap((error) =>
    stripVTControlCharacters(error)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 8),
  )
  return [name, ...lines.slice(0, 40).map((line) => `    ${line.trim()}`)].join('\n')
}
