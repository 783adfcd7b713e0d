import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#service/database/open-database.ts'
import type { OutboxRow } from '#service/database/tables.ts'
import type { Mail, SendMail } from '#service/mail/mail.ts'
import type { Mailbox } from '#service/mail/mailbox.ts'
import { readUploads } from '#service/uploads/read-uploads.ts'
import type { ServiceLog } from '#service/service-log.ts'
import { buryInterrupted, claimMails } from './claim-mails.ts'
import { recordFailure, recordSent } from './record-outcome.ts'

/** What a worker needs. */
export type OutboxContext = Readonly<{
  database: Database
  send: SendMail
  from: Mailbox
  log: ServiceLog
  /** Milliseconds since 1970. */
  clock?: () => number
  /** A number from 0 to 1. */
  random?: () => number
  /** Milliseconds between looks for mails that became due. */
  pause?: number
}>

/** Sends the mails of the outbox. */
export type OutboxWorker = Readonly<{
  /** Sends what is due now; returns how many mails were tried. */
  deliverDue: () => Promise<number>
  /** Starts to send whatever becomes due. */
  start: () => void
  /** Looks at once, for a mail that was just stored. */
  wake: () => void
  /** Waits for the mails in flight and takes no more. */
  stop: () => Promise<void>
}>

/** Mails that are sent at the same time. */
const atOnce = 5

/** Returns a worker; several, in several processes, share the mails without sending one twice. */
export function createOutboxWorker(context: OutboxContext): OutboxWorker {
  const { database, log, clock = Date.now, pause = 5000 } = context
  const stopping = new AbortController()
  let isWoken = false
  let endPause = (): void => {}
  let running: Promise<void> | undefined

  const deliverBatch = async (): Promise<number> => {
    const rows = await claimMails(database, atOnce, clock())
    // All of them end before an error is passed on: none is in flight after a stop.
    const outcomes = await Promise.allSettled(rows.map((row) => deliver(context, row)))
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

/** Sends one mail and records what came of it. When that cannot be stored, the lease expires and it is sent again. */
async function deliver(context: OutboxContext, row: OutboxRow): Promise<void> {
  const { database, send, from, log, clock = Date.now, random = Math.random } = context
  const messageId = `${row.message_id}@${from.address.replace(/^.*@/, '')}`
  try {
    const mail: Mail = JSON.parse(row.body)
    // Files are for the agency alone: the visitor has them.
    const attachments =
      mail.kind === 'agency' && row.submission_id !== null
        ? await readUploads(database, row.submission_id)
        : []
    await send({ ...mail, from, messageId, date: new Date(clock()), attachments })
  } catch (error) {
    const isDead = await recordFailure(database, row, error, clock(), random())
    log.warn({ mail: row.id, attempts: row.attempts, isDead }, 'mail not sent')
    return
  }
  await recordSent(database, row)
}
