import { findPostgres, startPostgres } from '#tests/support/load/postgres-cluster.ts'

/** The databases that the service runs on. */
export type DatabaseName = 'SQLite' | 'PostgreSQL'

/** Measures on SQLite and, where it is installed, on a new database of PostgreSQL, whose address is given. */
export async function onBothDatabases(
  measure: (name: DatabaseName, postgresUrl?: string) => Promise<void>,
  print: (line: string) => void,
): Promise<void> {
  await measure('SQLite')
  const bin = await findPostgres()
  if (bin === undefined) {
    print('  PostgreSQL is not installed here')
    return
  }
  const cluster = await startPostgres(bin, true)
  try {
    await measure('PostgreSQL', await cluster.createDatabase())
  } finally {
    await cluster.stop()
  }
}
