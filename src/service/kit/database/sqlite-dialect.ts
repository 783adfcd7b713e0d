import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect'
import { CompiledQuery, type DialectAdapter, type Driver } from 'kysely'
import { makePrivateDir, makePrivateFile } from '#service/kit/private-files.ts'

/** Milliseconds that a write waits for another process, such as a command line; the whole service waits with it. */
const busyTimeout = 3000

/**
 * Returns the dialect of an SQLite file whose commits survive a power failure. Its transactions take the write lock at
 * once: one that reads first would fail when another process has written meanwhile.
 */
export function createSqliteDialect(file: string): NodeSqliteDialect {
  return new ServiceSqliteDialect(openSqlite(file))
}

function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') {
    makePrivateDir(dirname(file))
    // The files beside it get its rights from SQLite.
    for (const beside of ['', '-wal', '-shm']) makePrivateFile(`${file}${beside}`, { mustBe: beside === '' })
  }
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true })
  // Deleted answers are overwritten.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return database
}

class ServiceSqliteDialect extends NodeSqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const rollback = driver.rollbackTransaction.bind(driver)
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }
    driver.rollbackTransaction = async (connection) => {
      // SQLite has rolled back by itself when the disk is full; a second time would hide that error.
      if (this.#database.isTransaction) await rollback(connection)
    }
    return driver
  }

  /** Says that tables can be created in a transaction, so that a migration is done whole or not at all. */
  override createAdapter(): DialectAdapter {
    const adapter: DialectAdapter = Object.create(super.createAdapter(), {
      supportsTransactionalDdl: { value: true },
    })
    return adapter
  }
}
