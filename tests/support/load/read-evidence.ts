import { pino } from 'pino'
import { type DatabaseTarget, openDatabase } from '#service/kit/database/open-database.ts'
import type { Evidence } from '#tests/support/load/find-faults.ts'

/** What a database holds of the visitors of a load, and how its outbox stands. */
export type Stored = Pick<Evidence, 'stored' | 'messages'> &
  Readonly<{ outbox: Readonly<Record<'waiting' | 'sent' | 'dead', number>> }>

/** Reads what a service stored of visitors whose name begins with a run. */
export async function readEvidence(target: DatabaseTarget, run: string): Promise<Stored> {
  const { db } = await openDatabase(target, pino({ level: 'silent' }))
  try {
    const rows = await db.selectFrom('submission').select(['id', 'form', 'subject', 'payload']).execute()
    const uploads = await db.selectFrom('upload').select('submission_id').execute()
    const bookings = await db.selectFrom('booking').select('submission_id').execute()
    const messages = await db
      .selectFrom('outbox')
      .select(['submission_id', 'kind'])
      .where('submission_id', 'is not', null)
      .execute()
    const states = await db
      .selectFrom('outbox')
      .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute()
    const [uploadsOf, bookingsOf] = [countBy(uploads), countBy(bookings)]
    const name = new RegExp(`"(${run}-\\d+)"`)
    return {
      stored: rows.map(({ id, form, subject, payload }) => ({
        id,
        form,
        subject,
        files: uploadsOf.get(id) ?? 0,
        bookings: bookingsOf.get(id) ?? 0,
        name: name.exec(payload)?.[1] ?? `form ${id}`,
      })),
      messages: messages.map(({ submission_id, kind }) => ({ submission: submission_id ?? 0, kind })),
      outbox: {
        waiting: 0,
        sent: 0,
        dead: 0,
        ...Object.fromEntries(states.map(({ state, count }) => [state, Number(count)])),
      },
    }
  } finally {
    await db.destroy()
  }
}

/** Returns how many rows belong to each form. */
function countBy(rows: readonly Readonly<{ submission_id: number }>[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { submission_id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
