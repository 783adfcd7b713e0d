import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#service/kit/database/open-database.ts'
import type { OutboxRow } from '#service/kit/database/tables.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import { buryInterrupted, claimDue, type Queue } from './claim-due.ts'
import { recordFailure, recordSent } from './record-outcome.ts'

/**
 * Delivers a message of the outbox.
 * @throws {RefusedError} when it would be refused again; any other error may pass
 */
export type Deliver = (row: OutboxRow) => Promise<void>

/** What a worker needs. */
export type OutboxContext = Readonly<{
  database: Database
  queue: Queue
  deliver: Deliver
  log: ServiceLog
  /** Milliseconds since 1970. */
  clock?: () => number
  /** A number from 0 to 1. */
  random?: () => number
  /** Milliseconds between looks for messages that became due. */
  pause?: number
}>

/** Sends the messages of a queue of the outbox. */
export type OutboxWorker = Readonly<{
  /** Sends what is due now; returns how many messages were tried. */
  deliverDue: () => Promise<number>
  /** Starts to send whatever becomes due. */
  start: () => void
  /** Looks at once, for one that was just stored. */
  wake: () => void
  /** Waits for those in flight and takes no more. */
  stop: () => Promise<void>
}>

/** Messages that are sent at the same time. */
const atOnce = 5

/** Returns a worker; several, in several processes, share the messages without sending one twice. */
export function createOutboxWorker(context: OutboxContext): OutboxWorker {
  const { database, log, clock = Date.now, pause = 5000 } = context
  const stopping = new AbortController()
  let isWoken = false
  let endPause = (): void => {}
  let running: Promise<void> | undefined

  const deliverBatch = async (): Promise<number> => {
    const rows = await claimDue(database, context.queue, atOnce, clock())
    // All of them end before an error is passed on: none is in flight after a stop.
    const outcomes = await Promise.allSettled(rows.map((row) => tryOnce(context, row)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return rows.length
  }
  const deliverDue = async (): Promise<number> => {
    await buryInterrupted(database, clock())
    let total = 0
    while (!stopping.signal.aborted) {
      const count = await deliverBatch()
      total += count
      if (count === 0) break
      // Others get their turn with the database, which a busy worker would keep.
      await nextTurn()
    }
    return total
  }
  const waitForWork = async (): Promise<void> => {
    const timer = setTimeout(() => endPause(), pause)
    if (!isWoken && !stopping.signal.aborted) await new Promise<void>((resolve) => (endPause = resolve))
    clearTimeout(timer)
    isWoken = false
  }
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await deliverDue()
      } catch (error) {
        log.error({ error: error instanceof Error ? error.message : String(error) }, 'outbox cannot be read')
      }
      await waitForWork()
    }
  }
  return {
    deliverDue,
    start: () => void (running ??= run()),
    wake: () => {
      isWoken = true
      endPause()
    },
    stop: async () => {
      stopping.abort()
      endPause()
      await running
    },
  }
}

/** Sends one message and records what came of it. When that cannot be stored, the lease expires and it is sent again. */
async function tryOnce(context: OutboxContext, row: OutboxRow): Promise<void> {
  const { database, deliver, log, clock = Date.now, random = Math.random } = context
  try {
    await deliver(row)
  } catch (error) {
    const isDead = await recordFailure(database, row, error, clock(), random())
    log.warn({ message: row.id, kind: row.kind, attempts: row.attempts, isDead }, 'message not delivered')
    return
  }
  await recordSent(database, row, clock())
}
