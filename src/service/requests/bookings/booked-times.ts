import type { OfficeRecipient } from '#contracts/forms-file.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { formatStart, parseStart } from './slot-value.ts'

/** From one moment until another, in milliseconds since 1970; the end is not part of it. */
export type Span = Readonly<{ from: number; until: number }>

/** An appointment that takes place: whose, where, and when. */
export type BookedTime = Span &
  Readonly<{
    token: string
    submission: number
    office: string
    /** Account of the member of staff who is there; undefined for nobody yet. */
    agent?: string
    /** On Belgium's clock: `2026-11-24T14:00`. */
    starts: string
  }>

const day = 24 * 60 * 60_000
const minute = 60_000

/** Returns the appointments that take place between two moments, all or part, in order. */
export async function readBookedTimes(
  db: Db,
  offices: readonly Pick<OfficeRecipient, 'id' | 'calendar'>[],
  span: Span,
): Promise<readonly BookedTime[]> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('submission', 'submission.id', 'booking.submission_id')
    .select(['booking.token', 'booking.submission_id', 'booking.office', 'booking.starts'])
    .select(['booking.minutes', 'submission.agent'])
    .where('booking.seat', 'is not', null)
    .where('booking.starts', '>=', formatStart(toBrussels(span.from - day)))
    .where('booking.starts', '<=', formatStart(toBrussels(span.until)))
    .orderBy('booking.starts')
    .orderBy('booking.submission_id')
    .execute()
  return rows.flatMap(({ token, submission_id: submission, office, starts, minutes, agent }) => {
    const moment = parseStart(starts)
    if (moment === undefined) return []
    const from = fromBrussels(moment.on, moment.at)
    const length = minutes ?? offices.find(({ id }) => id === office)?.calendar?.minutes ?? 30
    const booked = { token, submission, office, starts, agent: agent ?? undefined }
    const time = { ...booked, from, until: from + length * minute }
    return overlaps(time, span) ? [time] : []
  })
}

/** Whether two spans have a moment in common. */
export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.until && other.from < one.until
}
