import type { OwnerRecords } from '#domain/owners/owner-records.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import { storeOwnerRecords } from './store-owner-records.ts'

/**
 * Loads the records for owners as they are on a day.
 * @throws when any is broken, with a message that names no address and quotes no record
 */
export type LoadOwnerRecords = (today: PlainDate) => Promise<OwnerRecords>

type Options = Readonly<{ load: LoadOwnerRecords; minutes: number; clock: () => number; log: ServiceLog }>

/**
 * Imports the records for owners now and every some minutes, one import after the other; one that fails is logged and changes
 * nothing. Returns what stops it and waits for the import under way.
 */
export function startImports(
  database: Database,
  { load, minutes, clock, log }: Options,
): () => Promise<void> {
  let underWay: Promise<void> | undefined
  const run = async (): Promise<void> => {
    try {
      const now = clock()
      const records = await load(toBrussels(now).on)
      const kinds = await storeOwnerRecords(database.db, records, { now })
      const changes = kinds.flatMap(({ kind, added, changed, gone }) => {
        const count = added.length + changed.length + gone.length
        return count === 0 ? [] : [[kind, count] as const]
      })
      if (changes.length > 0) log.info(Object.fromEntries(changes), 'records for owners imported')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ error: reason }, 'records for owners not imported; what was there stays')
    }
  }
  const start = (): void => {
    underWay ??= run().finally(() => {
      underWay = undefined
    })
  }
  start()
  const timer = setInterval(start, minutes * 60_000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
