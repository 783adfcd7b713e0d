import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import { findPostgres, type PostgresCluster, startPostgres } from '#tests/support/load/postgres-cluster.ts'

/** An engine that the service runs on, as the contract suite uses it. */
export type TestEngine = Readonly<{
  name: string
  start: () => Promise<void>
  /** Returns a new, empty database. */
  create: () => Promise<DatabaseTarget>
  /** Ends a server without a shutdown and starts it again; absent where there is none. */
  crash?: () => Promise<void>
  stop: () => Promise<void>
}>

/** Returns SQLite and, on a machine that has it, PostgreSQL. */
export async function findEngines(): Promise<readonly TestEngine[]> {
  const bin = await findPostgres()
  if (bin === undefined)
    console.warn('PostgreSQL is not installed here: the contract is tested on SQLite only')
  return bin === undefined ? [sqliteEngine()] : [sqliteEngine(), postgresEngine(bin)]
}

/** Returns the engine of SQLite, each database in a file of its own. */
export function sqliteEngine(): TestEngine {
  let root = ''
  return {
    name: 'SQLite',
    start: async () => {
      root = await mkdtemp(join(tmpdir(), 'service-sqlite-'))
    },
    create: async () => ({
      engine: 'sqlite',
      file: join(await mkdtemp(join(root, 'db-')), 'service.sqlite'),
    }),
    stop: () => rm(root, { recursive: true, force: true }),
  }
}

function postgresEngine(bin: string): TestEngine {
  let cluster: PostgresCluster | undefined
  return {
    name: 'PostgreSQL',
    start: async () => {
      cluster = await startPostgres(bin)
    },
    create: async () => ({ engine: 'postgres', url: (await cluster?.createDatabase()) ?? '' }),
    crash: async () => await cluster?.crash(),
    stop: async () => await cluster?.stop(),
  }
}
