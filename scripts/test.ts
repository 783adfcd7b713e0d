import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { ensureShell } from '#scripts/browsers/find-browser.ts'
import { ensureFirefox } from '#scripts/browsers/find-firefox.ts'
import { formatSeconds } from '#scripts/kit/progress.ts'
import {
  countPlaywright,
  countPrinted,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  type Tally,
} from '#scripts/test/test-counts.ts'

/** What the report of a step says: the counts, and what failed. */
type Report = Readonly<{ tally: Tally; failed: readonly string[] }>

/** A step of `npm test`: a command, the arguments and variables for it, and how its report is read. */
type Step = Readonly<{
  name: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  read?: () => Promise<Report>
  needs?: 'build'
}>

const unitReport = '.cache/test/unit.json'
const browserReport = '.cache/test/browser.json'

const steps: readonly Step[] = [
  { name: 'check:format' },
  { name: 'check:lint' },
  { name: 'check:native-types' },
  { name: 'check:types' },
  { name: 'check:layers' },
  { name: 'check:sizes' },
  { name: 'check:messages' },
  { name: 'check:docs' },
  { name: 'check:lock' },
  { name: 'check:fonts' },
  { name: 'check:unused' },
  { name: 'check:data' },
  {
    name: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    read: async () => {
      const report = JSON.parse(await readFile(unitReport, 'utf8'))
      return { tally: countVitest(report), failed: failedInVitest(report) }
    },
  },
  { name: 'build' },
  { name: 'check:dist', needs: 'build' },
  { name: 'check:html', needs: 'build' },
  {
    name: 'test:browser',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    read: async () => {
      const report = JSON.parse(await readFile(browserReport, 'utf8'))
      return { tally: countPlaywright(report), failed: failedInPlaywright(report) }
    },
    needs: 'build',
  },
  { name: 'check:lighthouse', needs: 'build' },
]

/** What a step came to. */
type Outcome = Readonly<{ step: string; tally: Tally; failed: readonly string[]; code: number; ms: number }>

async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name}`)
  const startedAt = Date.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', step.name, ...(step.args ?? [])], {
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8')
    process.stdout.write(chunk)
  })
  child.stderr.pipe(process.stderr, { end: false })
  const [code] = await once(child, 'close')
  const report = await step.read?.().catch(() => undefined)
  return {
    step: step.name,
    tally: settle(report?.tally ?? countPrinted(printed), code),
    failed: report?.failed ?? (code === 0 ? [] : [printed.trimEnd().split('\n').slice(-12).join('\n')]),
    code: Number(code ?? 1),
    ms: Date.now() - startedAt,
  }
}

/** A step that counts nothing is one test; one that failed without a failed test has failed as a whole. */
function settle(counted: Tally | undefined, code: unknown): Tally {
  const tally = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  return code === 0 || tally.failed > 0 ? tally : { ...tally, failed: tally.failed + 1 }
}

function formatOutcome({ step, tally, code, ms }: Outcome): string {
  const words = code === 0 ? 'ok    ' : 'FAILED'
  return `${words} ${step.padEnd(18)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(4)} failed  ${formatSeconds(ms).padStart(8)}`
}

if (isEntry(import.meta)) {
  const spec = {
    usage: 'npm test --',
    about:
      'Runs every check and every test, builds the site and tests it in a browser. Each step is a script of its own.',
    options: { only: { value: 'STEP,…', about: 'run these steps alone' } },
  }
  await runCommand(spec, async (input) => {
    const only = input.text('only')?.split(',')
    const browser = ensureShell(console.log)
    console.log(`Browser: ${browser.path} (from ${browser.from})`)
    console.log(`Firefox: ${await ensureFirefox(console.log)}`)
    await rm('.cache/test', { recursive: true, force: true })
    const outcomes: Outcome[] = []
    for (const step of steps.filter(({ name }) => only === undefined || only.includes(name))) {
      const isBuilt = outcomes.every(({ step: name, code }) => name !== 'build' || code === 0)
      // Without a site its checks would report on the one of yesterday.
      if (step.needs === 'build' && !isBuilt)
        outcomes.push({
          step: step.name,
          tally: { passed: 0, failed: 1 },
          failed: ['The build failed.'],
          code: 1,
          ms: 0,
        })
      else outcomes.push(await runStep(step))
    }
    const passed = outcomes.reduce((sum, { tally }) => sum + tally.passed, 0)
    const failed = outcomes.reduce((sum, { tally }) => sum + tally.failed, 0)
    // Who sees only the end of a long log learns there what failed.
    for (const { step, failed: complaints } of outcomes)
      for (const complaint of complaints) console.log(`\nFAILED ${step}\n${complaint}`)
    console.log(`\n${outcomes.map(formatOutcome).join('\n')}\n\n${passed} passed, ${failed} failed`)
    return failed === 0 && passed > 0 ? 0 : 1
  })
}
