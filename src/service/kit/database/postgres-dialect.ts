import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { ServiceLog } from '#service/kit/service-log.ts'

/** Connections at most; one server process has two cores to keep busy. */
const maxConnections = 10

/** Milliseconds until a connection, or the answer to a query, counts as failed. */
const patience = 10_000

/** Returns the dialect of a PostgreSQL server. A server that goes away fails queries, never the process. */
export function createPostgresDialect(url: string, log: ServiceLog): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience + 1000,
    idle_in_transaction_session_timeout: patience,
    types: { getTypeParser },
  })
  const onError = (error: Error): void => log.warn({ error: error.message }, 'connection to database lost')
  pool.on('error', onError)
  // The pool listens to idle clients only: one in use would end the process.
  pool.on('connect', (client) => void client.on('error', onError))
  return new PostgresDialect({ pool })
}

/** Reads 64-bit integers as numbers: IDs and milliseconds stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
