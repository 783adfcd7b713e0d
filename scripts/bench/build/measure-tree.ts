import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { CommandError } from '#scripts/kit/command.ts'

/** Cost of a program with all processes that it starts and waits for. */
export type TreeCost = Readonly<{
  userSeconds: number
  systemSeconds: number
  wallSeconds: number
  /** Most memory that all of its processes held at one time, sampled. */
  peakBytes: number
}>

/** Clock ticks per second of /proc on every Linux. */
const ticks = 100
const pageBytes = 4096
const sampleMs = 50

/**
 * Runs a program, one at a time, and returns its cost, from Linux's /proc: the only place that counts the workers of any
 * program, in whatever language it is written.
 * @throws {CommandError} when it fails, with what it printed
 */
export async function measureTree(
  program: string,
  args: readonly string[],
  options: Readonly<{ cwd?: string; env?: NodeJS.ProcessEnv }> = {},
): Promise<TreeCost> {
  const before = readChildTicks(await readFile('/proc/self/stat', 'utf8'))
  const startedAt = performance.now()
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString('utf8')).slice(-4000)
    })
  let peakBytes = 0
  const timer = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await sumMemory(child.pid))
  }, sampleMs)
  try {
    const [code] = await once(child, 'close')
    if (code !== 0) throw new CommandError(`${program} ${args.join(' ')} failed:\n${printed}`)
  } finally {
    clearInterval(timer)
  }
  const wallSeconds = (performance.now() - startedAt) / 1000
  const after = readChildTicks(await readFile('/proc/self/stat', 'utf8'))
  return {
    userSeconds: (after.user - before.user) / ticks,
    systemSeconds: (after.system - before.system) / ticks,
    wallSeconds,
    peakBytes,
  }
}

/** Returns the processor time of all ended descendants from `/proc/PID/stat`, in clock ticks. */
export function readChildTicks(stat: string): Readonly<{ user: number; system: number }> {
  // The name in brackets may hold spaces and brackets; user and system time of children are fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { user: Number(fields[13]), system: Number(fields[14]) }
}

/** Returns the memory of a process and its descendants, in bytes; 0 for one that has ended. */
async function sumMemory(pid: number | string | undefined): Promise<number> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
    const tasks = await readdir(`/proc/${pid}/task`)
    const lists = await Promise.all(
      tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(endedAsUndefined)),
    )
    const children = lists.flatMap((list = '') => list.split(' ').filter((id) => id !== ''))
    const sums = await Promise.all(children.map((id) => sumMemory(id)))
    return sums.reduce((sum, bytes) => sum + bytes, Number(resident) * pageBytes)
  } catch (error) {
    endedAsUndefined(error)
    return 0
  }
}

/** Returns undefined for the error of a process that has ended meanwhile. @throws any other error */
function endedAsUndefined(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return undefined
  return absentAsUndefined(error)
}
