import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError } from '#scripts/kit/command.ts'

/** Processor time and peak memory of a program. */
export type Cost = Readonly<{ userSeconds: number; peakBytes: number }>

/** Last line of a measured process. */
const costLine = /^COST (\d+) (\d+)$/m

/** Runs a script in its own process with this one's flags, and returns its cost and output. */
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

/** Builds a site twice, so that pictures are cached, and returns the cost of the second build. */
export async function measureBuild(
  site: Readonly<{ dataDir?: string; out: string; reportDir: string }>,
): Promise<Cost> {
  const data = site.dataDir === undefined ? [] : ['--data', site.dataDir]
  const shared = ['--out', site.out, '--report', site.reportDir, '--allow-shrink']
  await measureProcess(['scripts/pictures.ts', ...data])
  return (await measureProcess(['scripts/build.ts', ...data, ...shared])).cost
}
