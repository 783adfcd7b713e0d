import { copyFile, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase } from '#tests/support/load/postgres-cluster.ts'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import type { SharedDatabases } from './shared-databases.ts'

/** An engine that the service runs on, as tests use it. */
export type TestEngine<Target extends DatabaseTarget = DatabaseTarget> = Readonly<{
  name: string
  /** Returns a new database with the newest tables. */
  create: () => Promise<Target>
  /** Returns one without tables. */
  createEmpty: () => Promise<Target>
}>

const { dir, postgres } = inject('databases')

type SqliteTarget = Extract<DatabaseTarget, { engine: 'sqlite' }>

async function createSqlite(): Promise<SqliteTarget> {
  return { engine: 'sqlite', file: join(await mkdtemp(join(dir, 'db-')), 'service.sqlite') }
}

/** SQLite, each database in a file of its own. */
export const sqlite: TestEngine<SqliteTarget> = {
  name: 'SQLite',
  create: async () => {
    const target = await createSqlite()
    await copyFile(join(dir, 'template.sqlite'), target.file)
    return target
  },
  createEmpty: createSqlite,
}

/** SQLite and, on a machine that has it, PostgreSQL. */
export const engines: readonly TestEngine[] =
  postgres === undefined ? [sqlite] : [sqlite, postgresEngine(postgres)]

/**
 * SQLite by day, and both at night: for tests of rules whose statements missing-tables.test.ts and matrix.test.ts run on
 * both each day.
 */
export const dailyEngines = process.env['EVERY_ENGINE'] === undefined ? [sqlite] : engines

function postgresEngine({ port, template }: NonNullable<SharedDatabases['postgres']>): TestEngine {
  return {
    name: 'PostgreSQL',
    create: async () => ({ engine: 'postgres', url: await createDatabase(port, template) }),
    createEmpty: async () => ({ engine: 'postgres', url: await createDatabase(port) }),
  }
}
