import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Lane, Step } from '#scripts/test/suites.ts'
import { countPrinted, type Tally } from '#scripts/test/test-counts.ts'

/** The result of a step; `failed` names each failed test. */
export type Outcome = Readonly<{
  step: string
  tally: Tally
  failed: readonly string[]
  code: number
  ms: number
  output: string
}>

/**
 * Runs lanes in parallel and the steps of each lane in order; a step waits for those it needs, in any lane. Returns
 * the outcomes in the order in which steps end; `onEnd` is called with each.
 */
export async function runLanes(
  lanes: readonly Lane[],
  run: (step: Step) => Promise<Outcome>,
  onEnd: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const ends = new Map(lanes.flat().map(({ name }) => [name, Promise.withResolvers<Outcome>()]))
  const runLane = async (lane: Lane): Promise<void> => {
    for (const step of lane) {
      const needed = await Promise.all((step.needs ?? []).map((name) => ends.get(name)?.promise))
      const failed = needed.find((outcome) => outcome !== undefined && outcome.code !== 0)
      // Otherwise a browser test would test the site of an earlier build.
      const outcome = failed === undefined ? await run(step) : skip(step.name, failed.step)
      outcomes.push(outcome)
      ends.get(step.name)?.resolve(outcome)
      onEnd(outcome)
    }
  }
  await Promise.all(lanes.map(runLane))
  return outcomes
}

function skip(name: string, needed: string): Outcome {
  const reason = `Not run, because ${needed} failed.`
  return { step: name, tally: { passed: 0, failed: 1 }, failed: [reason], code: 1, ms: 0, output: reason }
}

/** Runs an npm script and returns its outcome with its output. */
export async function runStep(step: Step): Promise<Outcome> {
  const startedAt = Date.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', step.name, ...(step.args ?? [])], {
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [exitCode] = await once(child, 'close')
  const code = Number(exitCode ?? 1)
  const output = Buffer.concat(chunks).toString('utf8')
  // Without a report what was printed is counted.
  const report = await step.readReport?.().catch(() => undefined)
  return {
    step: step.name,
    tally: settle(report?.tally ?? countPrinted(output), code),
    failed: report?.failed ?? (code === 0 ? [] : [output.trimEnd().split('\n').slice(-12).join('\n')]),
    code,
    ms: Date.now() - startedAt,
    output,
  }
}

/** A step without counts is one test; a step that fails without a failed test counts as one failure. */
function settle(counted: Tally | undefined, code: number): Tally {
  const tally = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  return code === 0 || tally.failed > 0 ? tally : { ...tally, failed: tally.failed + 1 }
}
