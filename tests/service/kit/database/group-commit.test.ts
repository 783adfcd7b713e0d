import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Writes } from '#service/kit/database/group-commit.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const database = useDatabase(sqlite)

const use =
  (id: string): Writes<string> =>
  async (transaction) => {
    await transaction.insertInto('used_proof').values({ id, expires_at: 1 }).execute()
    return id
  }
const used = async (): Promise<readonly string[]> =>
  (await database.db.selectFrom('used_proof').select('id').orderBy('id').execute()).map(({ id }) => id)

test('writes that come together share commits, and each gets its own answer', async () => {
  const transactions = new Set<unknown>()
  const names = Array.from({ length: 100 }, (_, index) => `p${100 + index}`)
  const all = names.map((name) =>
    database.transact((transaction) => {
      transactions.add(transaction)
      return use(name)(transaction)
    }),
  )
  expect(await Promise.all(all)).toEqual(names)
  expect(await used()).toEqual(names)
  expect(transactions.size).toBeLessThan(10)
})

test('one that fails takes back its own writes alone', async () => {
  const failing = database.transact(async (transaction) => {
    await use('b')(transaction)
    throw new Error('no mail')
  })
  const outcomes = await Promise.allSettled([
    database.transact(use('a')),
    failing,
    database.transact(use('c')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await used()).toEqual(['a', 'c'])
})

test('when SQLite takes all of them back, none is told that it is stored', async () => {
  const ending = (swallow: boolean) =>
    database.transact(async (transaction) => {
      await sql`rollback`.execute(transaction)
      if (!swallow) throw new Error('database or disk is full')
    })
  for (const swallow of [false, true]) {
    const [, ...outcomes] = await Promise.allSettled([
      // Begins at once, so that the others are a group.
      database.transact(() => Promise.resolve()),
      database.transact(use('a')),
      ending(swallow),
      database.transact(use('c')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  }
  expect(await used()).toEqual([])
  expect(await database.transact(use('d'))).toBe('d')
})

test('a read beside a storm of forms waits for a few of them only', async () => {
  let stored = 0
  const storm = Array.from({ length: 1000 }, async (_, index) => {
    await acceptSubmission(database, submission(`k${index}`), 1)
    stored += 1
  })
  await new Promise((resolve) => setImmediate(resolve))
  await used()
  expect(stored).toBeLessThan(200)
  await Promise.all(storm)
  expect(stored).toBe(1000)
})
