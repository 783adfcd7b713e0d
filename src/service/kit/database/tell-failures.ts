import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection, Dialect } from 'kysely'
import { UnreadableError } from '#service/kit/unreadable-error.ts'

/** Where failures are noted while another's code works with the database. */
const noted = new AsyncLocalStorage<UnreadableError[]>()

/**
 * Returns a dialect whose connections throw an `UnreadableError` where the database fails, with what was asked of it. What
 * the database refuses, such as a key that is taken, and values that it cannot take are passed on: those are mistakes of
 * ours.
 */
export function tellFailures(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      const known = new WeakSet<DatabaseConnection>()
      driver.acquireConnection = async (options) => {
        const connection = await telling('connection', () => acquire(options))
        if (known.has(connection)) return connection
        known.add(connection)
        const execute = connection.executeQuery.bind(connection)
        connection.executeQuery = (query, asked) =>
          telling(nameStatement(query.sql), () => execute(query, asked))
        return connection
      }
      return driver
    },
  }
}

/**
 * Returns what another's code makes of the database, which may take a failure for "nothing found".
 * @throws {UnreadableError} when the database failed meanwhile, whatever the code made of it
 */
export async function unlessUnreadable<T>(work: () => Promise<T>): Promise<T> {
  const failures: UnreadableError[] = []
  const [result] = await Promise.allSettled([noted.run(failures, work)])
  const [failure] = failures
  if (failure !== undefined) throw failure
  if (result.status === 'rejected') throw result.reason
  return result.value
}

async function telling<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TypeError || isRefused(error)) throw error
    const failure = new UnreadableError(what, error)
    noted.getStore()?.push(failure)
    throw failure
  }
}

/** Whether a database works, and refuses a statement that is none, or a row that breaks a rule of its tables. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message.includes('syntax error')) return true
  // The last byte of a code of SQLite says its kind; PostgreSQL has classes of two letters.
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === 19
  return 'code' in error && typeof error.code === 'string' && /^23\w{3}$/.test(error.code)
}

/** @example nameStatement('select "id" from "booking" where …') // 'select booking' */
function nameStatement(sql: string): string {
  const [verb = ''] = /\w+/.exec(sql) ?? []
  const [, table = ''] = /\b(?:from|into|update|table)\s+"(\w+)"/i.exec(sql) ?? []
  return `${verb} ${table}`.trim()
}
