import { readFile } from 'node:fs/promises'
import {
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  type StepReport,
} from '#scripts/test/test-counts.ts'

/** One npm script of a suite. */
export type Step = Readonly<{
  name: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Reads the counts from the step's report; other steps print `N passed, N failed`, or count as one test. */
  readReport?: () => Promise<StepReport>
  /** Steps that must have passed; otherwise this step fails without running. */
  needs?: readonly string[]
}>

/** Steps that run one after the other. */
export type Lane = readonly Step[]

/** `npm test`: the checks of every change, in two lanes for the two cores of a CI machine, and two short ones beside them. */
export const quickSuite: readonly Lane[] = [
  [{ name: 'browsers' }],
  [{ name: 'build' }, playwrightStep('test:browser')],
  // Each takes one core, which would be the only one at the end.
  [
    { name: 'check:dist', needs: ['build'] },
    { name: 'check:html', needs: ['build'] },
  ],
  [
    { name: 'check:format' },
    { name: 'check:lint' },
    { name: 'check:native-types' },
    { name: 'check:layers' },
    { name: 'check:sizes' },
    { name: 'check:messages' },
    { name: 'check:docs' },
    { name: 'check:lock' },
    { name: 'check:unused' },
    { name: 'check:unused-in-production' },
    { name: 'check:data' },
    { name: 'check:fonts' },
    { name: 'check:types' },
    { ...vitestStep('test:unit'), needs: ['browsers'] },
  ],
]

/** `npm run test:long`: every page, other browsers, slow networks, killed builds, storms of forms. */
export const longSuite: readonly Lane[] = [
  [{ name: 'browsers', args: ['--firefox'] }],
  [
    { name: 'build' },
    { name: 'check:html', args: ['--all'], needs: ['build'] },
    playwrightStep('test:long-browser'),
    { name: 'check:lighthouse', needs: ['build', 'browsers'] },
  ],
  // The storms post the forms of the built site.
  [
    { name: 'check:hints' },
    { ...vitestStep('test:long-unit'), needs: ['build', 'browsers'] },
    { ...vitestStep('test:unit'), env: { DRAWN_EXAMPLES: '1' }, needs: ['browsers'] },
  ],
]

function vitestStep(name: string): Step {
  const file = reportFile(name)
  return {
    name,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    readReport: async () => {
      const report = JSON.parse(await readFile(file, 'utf8'))
      return { tally: countVitest(report), failed: failedInVitest(report) }
    },
  }
}

function playwrightStep(name: string): Step {
  const file = reportFile(name)
  return {
    name,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    readReport: async () => {
      const report = JSON.parse(await readFile(file, 'utf8'))
      return { tally: countPlaywright(report), failed: failedInPlaywright(report) }
    },
    needs: ['build', 'browsers'],
  }
}

function reportFile(step: string): string {
  return `.cache/test/${step.replace(':', '-')}.json`
}
