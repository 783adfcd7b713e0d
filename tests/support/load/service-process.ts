import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findPort } from '#tests/support/load/postgres-cluster.ts'

/** `npm run service` in a process group of its own. */
export type ServiceProcess = Readonly<{
  /** Origin that it listens on. */
  url: string
  metricsUrl: string
  /** ID of the process that npm's script is. */
  pid: number
  /** Ends it at once, as a power failure does. */
  kill: () => Promise<void>
  /** Asks it to end; returns its exit code and the milliseconds that it took. */
  stop: () => Promise<Readonly<{ code: number | null; ms: number }>>
}>

/** How a service is started. */
export type ServiceStart = Readonly<{
  dist: string
  /** Directory of its data and its log. */
  dir: string
  environment: Readonly<Record<string, string>>
  /** A command that runs it, such as one that limits what it may use. */
  wrapper?: readonly string[]
}>

/** Milliseconds that a start takes at most. */
const patience = 60_000

/**
 * Starts the service of a built site as `npm run service` does, and waits until it answers. Its log goes to a file: a
 * pipe that nobody reads would stop it.
 */
export async function startServiceProcess({
  dist,
  dir,
  environment,
  wrapper = [],
}: ServiceStart): Promise<ServiceProcess> {
  const log = await open(join(dir, 'service.log'), 'a')
  const { size: before } = await log.stat()
  const [command = '', ...args] = [...wrapper, process.execPath, 'scripts/run.mjs', 'service', '--dist', dist]
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      SERVICE_DATA: dir,
      PORT: '0',
      METRICS_PORT: String(await findPort()),
      ...environment,
    },
  })
  const ended = once(child, 'exit')
  await log.close()
  const printed = await readUntil(join(dir, 'service.log'), before, child)
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    // The whole group: npm's script and Node.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
    await ended
    return child.exitCode
  }
  return {
    url: /Receiving forms at (\S+)/.exec(printed)?.[1] ?? '',
    pid: child.pid ?? 0,
    metricsUrl: /Metrics at (\S+)/.exec(printed)?.[1] ?? '',
    kill: async () => void (await end('SIGKILL')),
    stop: async () => {
      const from = performance.now()
      const code = await end('SIGTERM')
      return { code, ms: performance.now() - from }
    },
  }
}

/** Returns what a service printed once it listens. */
async function readUntil(file: string, from: number, child: ChildProcess): Promise<string> {
  const until = Date.now() + patience
  for (;;) {
    const log = await open(file)
    const { buffer, bytesRead } = await log.read({ position: from, buffer: Buffer.alloc(64 * 1024) })
    await log.close()
    const text = buffer.toString('utf8', 0, bytesRead)
    if (/^Metrics at .*\n/m.test(text)) return text
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until)
      throw new Error(`the service does not start: ${text}`)
    await setTimeout(25)
  }
}
