import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { memoryDir } from '#scripts/test/memory-dir.ts'
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
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // A mutant that tests on SQLite leave alive is not worth a second run of them.
  const isMutated = process.env['MUTATION_TESTS'] !== undefined
  const dir = mkdtempSync(join(isMutated ? tmpdir() : memoryDir(), 'service-databases-'))
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
  await makeTables({ engine: 'sqlite', file: join(dir, 'template.sqlite') })
  const bin = isMutated ? undefined : await findPostgres()
  if (bin === undefined) {
    if (!isMutated) console.warn('PostgreSQL is not installed here: the service is tested on SQLite only')
    project.provide('databases', { dir })
    return undefined
  }
  const cluster = await startPostgres(bin)
  const url = await cluster.createDatabase()
  await makeTables({ engine: 'postgres', url })
  const template = new URL(url).pathname.slice(1)
  project.provide('databases', { dir, postgres: { port: cluster.port, template } })
  return cluster.stop
}

async function makeTables(target: DatabaseTarget): Promise<void> {
  const { db } = await openDatabase(target, silent)
  await db.destroy()
}
