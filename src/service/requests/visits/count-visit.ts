import { createHmac } from 'node:crypto'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { readSalt } from './day-salt.ts'
import type { VisitSource } from '#domain/owners/page-visits.ts'

/** A visit to the page of a home; nothing of `address` and `agent` is stored but a hash that the day's end makes useless. */
export type Visit = Readonly<{
  /** Name of the home or project: `property/2417`. */
  subject: string
  source: VisitSource
  /** Network address. */
  address: string
  /** User agent. */
  agent: string
}>

/** Counts visits. */
export type VisitCounter = Readonly<{
  /**
   * Counts the first visit of somebody to a home on a day in Belgium; it is on the disk once this returns. Returns whether it
   * was the first.
   */
  count: (visit: Visit) => Promise<boolean>
}>

/** Bytes of a visitor's hash: enough to tell the visitors of a day apart. */
const hashBytes = 16

/** Returns what counts visits in a database. */
export function createVisitCounter(database: Database, clock: () => number): VisitCounter {
  let today: Readonly<{ day: PlainDate; salt: Promise<Uint8Array> }> | undefined
  const saltOf = (day: PlainDate): Promise<Uint8Array> => {
    if (today?.day !== day) {
      const salt = readSalt(database.db, day)
      today = { day, salt }
      // The next visit asks again.
      salt.catch(() => {
        today = undefined
      })
    }
    return today.salt
  }
  return {
    count: async ({ subject, source, address, agent }) => {
      const { on: day } = toBrussels(clock())
      const hash = createHmac('sha256', await saltOf(day)).update([address, agent, subject].join('\0'))
      const visitor = hash.digest().subarray(0, hashBytes)
      return await database.transact(async (transaction) => {
        const added = await transaction
          .insertInto('visit_seen')
          .values({ day, visitor })
          .onConflict((conflict) => conflict.doNothing())
          .returning('day')
          .executeTakeFirst()
        if (added === undefined) return false
        await transaction
          .insertInto('visit_day')
          .values({ subject, day, source, visits: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(['subject', 'day', 'source'])
              .doUpdateSet((row) => ({ visits: row('visit_day.visits', '+', 1) })),
          )
          .execute()
        return true
      })
    },
  }
}
