import { randomBytes } from 'node:crypto'
import { Kysely } from 'kysely'
import type { ServiceLog } from '#service/kit/service-log.ts'
import { UnreadableError } from '#service/kit/unreadable-error.ts'
import { createGroupCommit, type Transact } from './group-commit.ts'
import { migrate } from './migrate.ts'
import type { Engine } from './migration-step.ts'
import { createPostgresDialect } from './postgres-dialect.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import type { Db } from './tables.ts'
import { tellFailures } from './tell-failures.ts'

/** Where the tables are. */
export type DatabaseTarget = Readonly<
  { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string }
>

/**
 * The open database. There is one in a process: two connections to SQLite in one thread would wait for each other until
 * their timeout.
 */
export type Database = Readonly<{
  db: Db
  engine: Engine
  /** For writes of requests and of the outbox: many at a time. */
  transact: Transact
}>

/** A database that the service cannot start with: one line that says what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/**
 * Opens a database and brings its tables up to date; `database.db.destroy()` closes it.
 * @throws {DatabaseError} when it cannot be opened, migrated or written
 */
export async function openDatabase(target: DatabaseTarget, log: ServiceLog): Promise<Database> {
  const { engine } = target
  let db: Db | undefined
  try {
    db = new Kysely({
      dialect: tellFailures(
        target.engine === 'sqlite'
          ? createSqliteDialect(target.file)
          : createPostgresDialect(target.url, log),
      ),
    })
    await migrate(db, engine)
    const database: Database = { db, engine, transact: createTransact(db, engine) }
    await checkWritable(database)
    return database
  } catch (error) {
    await db?.destroy()
    throw new DatabaseError(describe(target, error), { cause: error })
  }
}

/** PostgreSQL writes over several connections and groups their commits by itself. */
function createTransact(db: Db, engine: Engine): Transact {
  return engine === 'sqlite' ? createGroupCommit(db) : (writes) => db.transaction().execute(writes)
}

/** Bytes of a form with its mails, about: a disk may have room for a row and none for a form. */
const probeBytes = 64 * 1024

/** Throws when the database cannot be written: one row is written anew, as large as a form with its mails. */
export async function checkWritable({ db }: Pick<Database, 'db'>): Promise<void> {
  const body = randomBytes(probeBytes / 2).toString('hex')
  await db
    .insertInto('write_probe')
    .values({ id: 1, body })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute()
}

function describe(target: DatabaseTarget, error: unknown): string {
  const reason = reasonOf(error instanceof UnreadableError ? error.cause : error)
  return target.engine === 'sqlite'
    ? `${target.file} cannot be written (${reason}): set SERVICE_DATA to a directory that the service may write`
    : `The database of DATABASE_URL cannot be written (${reason}): start it, or correct the address and the rights`
}

/** A host with several addresses fails with an error without a message, only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message === '' && 'code' in error ? String(error.code) : error.message
}
