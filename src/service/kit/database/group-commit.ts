import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, DbTransaction } from './tables.ts'

/** Writes that are stored together or not at all. */
export type Writes<T> = (transaction: DbTransaction) => Promise<T>

/**
 * Runs writes in a transaction; they are on the disk once this returns.
 * @throws what they throw: then none of them is stored
 */
export type Transact = <T>(writes: Writes<T>) => Promise<T>

/** Writes of different requests that share a commit at most: others wait for all of them. */
const mostAtOnce = 30

/** Milliseconds after a commit in which others gather for the next one, and reads get their turn. */
const pause = 5

/**
 * Returns transactions that share a commit when they are asked for at the same time: SQLite has one writer, and each
 * commit waits for the disk. Each has a savepoint, so that one that fails takes only itself back.
 */
export function createGroupCommit(db: Db): Transact {
  const waiting: Member[] = []
  let isRunning = false

  const commit = async (group: readonly Member[]): Promise<void> => {
    try {
      const settle = await db.transaction().execute(async (transaction) => {
        const settlements: (() => void)[] = []
        for (const member of group) settlements.push(await member.run(transaction))
        return settlements
      })
      for (const tell of settle) tell()
    } catch (error) {
      // Nothing was stored, not even of those that had succeeded.
      for (const { fail } of group) fail(error)
    }
  }
  const run = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) {
      await commit(waiting.splice(0, mostAtOnce))
      await setTimeout(pause)
    }
    isRunning = false
  }
  return (writes) =>
    new Promise((resolve, reject) => {
      waiting.push(createMember(writes, resolve, reject))
      if (!isRunning) void run()
    })
}

/** One of a group: `run` returns what tells its caller how it ended, for after the commit. */
type Member = Readonly<{
  run: (transaction: DbTransaction) => Promise<() => void>
  fail: (error: unknown) => void
}>

function createMember<T>(
  writes: Writes<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Member {
  return {
    fail: reject,
    run: async (transaction) => {
      await sql`savepoint member`.execute(transaction)
      try {
        const value = await writes(transaction)
        await sql`release member`.execute(transaction)
        return () => resolve(value)
      } catch (error) {
        // Fails when SQLite has rolled back by itself, such as on a full disk: then the whole group has failed.
        await sql`rollback to member`.execute(transaction).catch(() => {
          throw error
        })
        await sql`release member`.execute(transaction)
        return () => reject(error)
      }
    },
  }
}
