import { rm } from 'node:fs/promises'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { formatSeconds } from '#scripts/kit/progress.ts'
import { type Outcome, runLanes, runStep } from '#scripts/test/run-lanes.ts'
import { longSuite, quickSuite } from '#scripts/test/suites.ts'

function formatOutcome({ step, tally, code, ms }: Outcome): string {
  const state = code === 0 ? 'ok    ' : 'FAILED'
  return `${state} ${step.padEnd(18)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(4)} failed  ${formatSeconds(ms).padStart(8)}`
}

if (isEntry(import.meta)) {
  const spec = {
    usage: 'npm test --',
    about:
      'Runs every check and every test, builds the site and tests it in a browser. Each step is an npm script of its own. docs/testing.md names them.',
    options: {
      long: {
        about: 'run the slow suite instead: all pages, other browsers, Lighthouse (npm run test:long)',
      },
      only: { value: 'STEP,…', about: 'run only these steps' },
    },
  }
  await runCommand(spec, async (input) => {
    const only = input.text('only')?.split(',')
    const suite = input.has('long') ? longSuite : quickSuite
    const lanes = suite.map((lane) => lane.filter(({ name }) => only === undefined || only.includes(name)))
    await rm('.cache/test', { recursive: true, force: true })
    const start = (step: (typeof lanes)[number][number]) => {
      console.log(`… ${step.name}`)
      return runStep(step)
    }
    const outcomes = await runLanes(lanes, start, (outcome) =>
      console.log(`\n── ${outcome.step} (${formatSeconds(outcome.ms)})\n${outcome.output.trimEnd()}`),
    )
    const passed = outcomes.reduce((sum, { tally }) => sum + tally.passed, 0)
    const failed = outcomes.reduce((sum, { tally }) => sum + tally.failed, 0)
    // Repeated at the end, where readers of a long log look first.
    for (const { step, failed: messages } of outcomes)
      for (const message of messages) console.log(`\nFAILED ${step}\n${message}`)
    console.log(`\n${outcomes.map(formatOutcome).join('\n')}\n\n${passed} passed, ${failed} failed`)
    return failed === 0 && passed > 0 ? 0 : 1
  })
}
