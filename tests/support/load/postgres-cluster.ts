import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { chown, mkdtemp, readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { memoryDir } from '#scripts/test/memory-dir.ts'
import pg from 'pg'

/** A throwaway PostgreSQL server. */
export type PostgresCluster = Readonly<{
  port: number
  /** Returns the address of a new, empty database. */
  createDatabase: () => Promise<string>
  /** Ends the server without a shutdown, then starts it again; SIGKILL leaves its children to notice by themselves. */
  crash: (signal?: 'SIGQUIT' | 'SIGKILL') => Promise<void>
  /** Ends the server as its administrator does, until it is resumed. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}>

/** PostgreSQL refuses to run as root; this is `nobody` on all common systems. */
const nobody = 65_534

/** Returns the directory of `initdb` and `postgres`; undefined on a machine without PostgreSQL. */
export async function findPostgres(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql'
  const versions: readonly string[] = (await readdir(root).catch(absentAsUndefined)) ?? []
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one))
  const places = [
    ...newestFirst.map((version) => join(root, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  for (const place of places) {
    if (existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) return place
  }
  return undefined
}

/**
 * Starts a server with an empty cluster in a temporary directory, without passwords, for this machine only. Without fsync
 * unless it is durable: in tests the process crashes, not the machine.
 */
export async function startPostgres(bin: string, isDurable = false): Promise<PostgresCluster> {
  const dir = await mkdtemp(join(isDurable ? tmpdir() : memoryDir(), 'service-postgres-'))
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  if (isRoot) await chown(dir, nobody, nobody)
  const data = join(dir, 'data')
  const init = ['-D', data, '-U', 'service', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), init, { ...user, cwd: dir })
  const port = await findPort()
  const start = async (): Promise<ChildProcess> => {
    const fsync = `fsync=${isDurable ? 'on' : 'off'}`
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', dir, '-c', fsync]
    const until = Date.now() + 30_000
    for (;;) {
      const server = spawn(join(bin, 'postgres'), options, { ...user, cwd: dir, stdio: 'ignore' })
      const ended = once(server, 'exit').then(() => false)
      if (await Promise.race([ended, waitUntilReady(addressOf(port, 'postgres')).then(() => true)]))
        return server
      // Children of a server that was killed hold its memory for a moment.
      if (Date.now() > until) throw new Error('PostgreSQL does not start')
      await setTimeout(100)
    }
  }
  const end = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  let server = await start()
  return {
    port,
    createDatabase: () => createDatabase(port),
    crash: async (signal = 'SIGQUIT') => {
      await end(server, signal)
      server = await start()
    },
    halt: () => end(server, 'SIGINT'),
    resume: async () => {
      server = await start()
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await end(server, 'SIGQUIT')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Creates a database on the server at a port, as a copy of another or empty, and returns its address. */
export async function createDatabase(port: number, template = 'template1'): Promise<string> {
  const name = `service_${randomUUID().replaceAll('-', '')}`
  await runSql(addressOf(port, 'postgres'), `create database ${name} template ${template}`)
  return addressOf(port, name)
}

function addressOf(port: number, database: string): string {
  return `postgres://service@127.0.0.1:${port}/${database}`
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const until = Date.now() + 30_000
  for (;;) {
    try {
      await runSql(url, 'select 1')
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await setTimeout(50)
    }
  }
}

/** Returns a port that no program uses. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
