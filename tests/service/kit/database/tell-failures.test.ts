import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { unlessUnreadable } from '#service/kit/database/tell-failures.ts'
import { UnreadableError } from '#service/kit/unreadable-error.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine, beforeAll)
  beforeAll(async () => {
    await database.db.insertInto('used_proof').values({ id: 'one', expires_at: 1 }).execute()
    await sql`alter table visit_day rename to away`.execute(database.db)
  })

  /** Returns what a failing piece of work throws. */
  const thrownBy = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'nothing',
      (error: unknown) => error,
    )
  const readAway = async (): Promise<unknown> =>
    await database.db.selectFrom('visit_day').selectAll().execute()

  test('a table that cannot be read is said with what was asked of it', async () => {
    const error = await thrownBy(readAway())
    expect(error).toBeInstanceOf(UnreadableError)
    expect(error).toMatchObject({ what: 'select visit_day', message: expect.stringContaining('visit_day') })
    const inTransaction = await thrownBy(
      database.transact((transaction) => transaction.deleteFrom('visit_day').execute()),
    )
    expect(inTransaction).toMatchObject({ what: 'delete visit_day' })
  })

  test.each([
    ['a key that is taken', `insert into used_proof (id, expires_at) values ('one', 2)`],
    ['a row without what it must have', `insert into used_proof (id) values ('two')`],
    ['a statement that is none', 'selekt 1'],
  ])('%s is a mistake of ours', async (_, statement) => {
    const error = await thrownBy(sql.raw(statement).execute(database.db))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(UnreadableError)
  })

  test('a failure that another’s code takes for nothing is thrown all the same', async () => {
    const swallow = async (): Promise<string> => {
      await thrownBy(readAway())
      return 'nobody'
    }
    expect(await swallow()).toBe('nobody')
    await expect(unlessUnreadable(swallow)).rejects.toThrow(UnreadableError)
    expect(await unlessUnreadable(() => Promise.resolve('an'))).toBe('an')
    await expect(unlessUnreadable(() => Promise.reject(new Error('own')))).rejects.toThrow('own')
  })
})
