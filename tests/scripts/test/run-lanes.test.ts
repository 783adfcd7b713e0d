import { expect, test } from 'vitest'
import { type Outcome, runLanes, runStep } from '#scripts/test/run-lanes.ts'
import type { Step } from '#scripts/test/suites.ts'

const outcomeOf = (step: string, code = 0): Outcome => ({
  step,
  tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 },
  failed: [],
  code,
  ms: 1,
  output: step,
})

test('lanes run in parallel, the steps of a lane in order', async () => {
  const started: string[] = []
  const ended: string[] = []
  const gate = Promise.withResolvers<undefined>()
  const run = async ({ name }: Step): Promise<Outcome> => {
    started.push(name)
    if (name === 'build') await gate.promise
    if (name === 'unit') gate.resolve(undefined)
    return outcomeOf(name)
  }
  const lanes = [
    [{ name: 'build' }, { name: 'browser' }],
    [{ name: 'lint' }, { name: 'unit' }],
  ]
  await runLanes(lanes, run, ({ step }) => ended.push(step))
  expect(started).toEqual(['build', 'lint', 'unit', 'browser'])
  expect(ended).toEqual(['lint', 'unit', 'build', 'browser'])
})

test.each(['build', 'browsers'])(
  'a step waits for all that it needs in other lanes, %s the last',
  async (last) => {
    const ended: string[] = []
    const gate = Promise.withResolvers<undefined>()
    const run = async ({ name }: Step): Promise<Outcome> => {
      if (name === last) await gate.promise
      if (name === 'unit') setTimeout(() => gate.resolve(undefined), 20)
      return outcomeOf(name)
    }
    const links = { name: 'links', needs: ['build', 'browsers'] }
    await runLanes(
      [[{ name: 'build' }], [{ name: 'browsers' }], [{ name: 'unit' }, links]],
      run,
      ({ step }) => ended.push(step),
    )
    expect(ended.slice(-2)).toEqual([last, 'links'])
  },
)

test.each(['browsers', 'build'])(
  'where %s fails, so do the steps that need it, without running',
  async (bad) => {
    const run = async ({ name }: Step): Promise<Outcome> => outcomeOf(name, name === bad ? 1 : 0)
    const needs = ['browsers', 'build']
    const lanes = [[...needs.map((name) => ({ name })), { name: 'browser', needs }, { name: 'lint' }]]
    const outcomes = await runLanes(lanes, run, () => {})
    expect(outcomes.slice(2).map(({ step, code, failed }) => [step, code, failed])).toEqual([
      ['browser', 1, [`Not run, because ${bad} failed.`]],
      ['lint', 0, []],
    ])
  },
)

test('a step that needs a build runs on the last one when no build was requested', async () => {
  const run = async ({ name }: Step): Promise<Outcome> => outcomeOf(name)
  expect(await runLanes([[{ name: 'browser', needs: ['build'] }]], run, () => {})).toEqual([
    outcomeOf('browser'),
  ])
})

test('a script without counts is one test', async () => {
  expect(await runStep({ name: 'check:lock' })).toMatchObject({ code: 0, tally: { passed: 1, failed: 0 } })
})

test('a script that fails without a failed test counts as one failure, with the end of its output', async () => {
  expect(await runStep({ name: 'check:none' })).toMatchObject({
    code: 2,
    tally: { passed: 0, failed: 1 },
    failed: [expect.stringContaining('test:unit')],
    output: expect.stringContaining('Unknown command "check:none"'),
  })
})

test('a failed script whose report has no failed test counts as one failure', async () => {
  const readReport = async () => ({ tally: { passed: 3, failed: 0 }, failed: [] })
  expect(await runStep({ name: 'check:none', readReport })).toMatchObject({ tally: { passed: 3, failed: 1 } })
})
