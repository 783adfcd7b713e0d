import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

/** A throwaway PostgreSQL server. */
export type PostgresCluster = Readonly<{
  /** Returns the address of a new, empty database. */
  createDatabase: () => Promise<string>
  /** Ends the server without a shutdown, then starts it again. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}>

/** PostgreSQL refuses to run as root; this is `nobody` on all common systems. */
const nobody = 65_534

/** Returns the directory of `initdb` and `postgres`; undefined on a machine without PostgreSQL. */
export async function findPostgres(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql'
  const versions: readonly string[] = await readdir(root).catch(() => [])
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one))
  const places = [
    ...newestFirst.map((version) => join(root, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  for (const place of places) {
    const files: readonly string[] = await readdir(place).catch(() => [])
    if (files.includes('initdb') && files.includes('postgres')) return place
  }
  return undefined
}

/** Starts a server with an empty cluster in a temporary directory, without passwords, for this machine only. */
export async function startPostgres(bin: string): Promise<PostgresCluster> {
  const dir = await mkdtemp(join(tmpdir(), 'service-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  if (isRoot) await chown(dir, nobody, nobody)
  const data = join(dir, 'data')
  const init = ['-D', data, '-U', 'service', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), init, { ...user, cwd: dir })
  const port = await findPort()
  const start = async (): Promise<ChildProcess> => {
    // Without fsync: it is the process that crashes here, not the machine.
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', dir, '-c', 'fsync=off']
    const server = spawn(join(bin, 'postgres'), options, { ...user, cwd: dir, stdio: 'ignore' })
    await waitUntilReady(addressOf(port, 'postgres'))
    return server
  }
  const end = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  let server = await start()
  let databases = 0
  return {
    createDatabase: async () => {
      databases += 1
      await runSql(addressOf(port, 'postgres'), `create database service${databases}`)
      return addressOf(port, `service${databases}`)
    },
    crash: async () => {
      await end(server, 'SIGQUIT')
      server = await start()
    },
    stop: async () => {
      await end(server, 'SIGQUIT')
      await rm(dir, { recursive: true, force: true })
    },
  }
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
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
