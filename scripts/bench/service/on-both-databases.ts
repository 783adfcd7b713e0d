import { findPostgres, startPostgres } from '#tests/support/load/postgres-cluster.ts'

/** Measures on SQLite and, where it is installed, on a new database of PostgreSQL, whose address is given. */
export async function onBothDatabases(
  measure: (name: string, postgresUrl?: string) => Promise<void>,
): Promise<void> {
  await measure('SQLite')
  const bin = await findPostgres()
  if (bin === undefined) {
    console.log('  PostgreSQL is not installed here')
    return
  }
  const cluster = await startPostgres(bin, true)
  try {
    await measure('PostgreSQL', await cluster.createDatabase())
  } finally {
    await cluster.stop()
  }
}
