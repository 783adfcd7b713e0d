import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError } from '#scripts/kit/command.ts'

/** Processor time of a program and the most memory that it held. */
export type Cost = Readonly<{ userSeconds: number; peakBytes: number }>

/** Line that a measured process prints last. */
const costLine = /^COST (\d+) (\d+)$/m

/** Runs a script in a process of its own, under the flags of this one, and returns what it cost and printed. */
export async function measureProcess(
  args: readonly string[],
): Promise<Readonly<{ cost: Cost; printed: string }>> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, '--import', new URL('report-cost.ts', import.meta.url).href, ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8')
  })
  const [code] = await once(child, 'close')
  const found = costLine.exec(printed)
  if (code !== 0 || found === null) throw new CommandError(`${args.join(' ')} failed:\n${printed}`)
  // maxRSS is in kilobytes on every system.
  return { cost: { userSeconds: Number(found[1]) / 1e6, peakBytes: Number(found[2]) * 1024 }, printed }
}

/** Builds a site twice, so that pictures are remembered, and returns what the second build cost. */
export async function measureBuild(
  site: Readonly<{ dataDir?: string; out: string; reportDir: string }>,
): Promise<Cost> {
  const data = site.dataDir === undefined ? [] : ['--data', site.dataDir]
  const shared = ['--out', site.out, '--report', site.reportDir, '--allow-shrink']
  await measureProcess(['scripts/pictures.ts', ...data])
  return (await measureProcess(['scripts/build.ts', ...data, ...shared])).cost
}
