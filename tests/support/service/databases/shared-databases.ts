import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from '#tests/support/load/postgres-cluster.ts'
import { type DatabaseTarget, openDatabase } from '#service/kit/database/open-database.ts'
import { silent } from '../samples.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: SharedDatabases
  }
}

/** Where the tests of a run make their databases, and the ones with all tables that they copy. */
export type SharedDatabases = Readonly<{
  dir: string
  postgres?: Readonly<{ port: number; template: string }>
}>

/** Starts a PostgreSQL server, on a machine that has it, and makes the tables of each engine, once for all tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'service-databases-'))
  await makeTables({ engine: 'sqlite', file: join(dir, 'template.sqlite') })
  // A mutant that tests on SQLite leave alive is not worth a second run of them.
  const isMutated = process.env['MUTATION_TESTS'] !== undefined
  const bin = isMutated ? undefined : await findPostgres()
  if (bin === undefined) {
    if (!isMutated) console.warn('PostgreSQL is not installed here: the service is tested on SQLite only')
    project.provide('databases', { dir })
    return () => rm(dir, { recursive: true })
  }
  const cluster = await startPostgres(bin)
  const url = await cluster.createDatabase()
  await makeTables({ engine: 'postgres', url })
  const template = new URL(url).pathname.slice(1)
  project.provide('databases', { dir, postgres: { port: cluster.port, template } })
  return async () => {
    await cluster.stop()
    await rm(dir, { recursive: true })
  }
}

async function makeTables(target: DatabaseTarget): Promise<void> {
  const { db } = await openDatabase(target, silent)
  await db.destroy()
}
