import { type LocalTime, localTime } from '#domain/owners/local-time.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import type { Booking, CancelReason, VisitorWish } from '#service/kit/database/booking-table.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { parseStart } from './slot-value.ts'

/** A visit to a home that was booked on the site or at the desk, as its owner may read it: without who comes. */
export type BookedViewing = Pick<Viewing, 'id' | 'at' | 'status' | 'visitNumber' | 'report'> &
  Readonly<{
    /** When it was to be before it was last moved. */
    movedFrom?: LocalTime
    /** Name of the member of staff who is there. */
    agent?: string
    /** Why the agency cancelled it. */
    reason?: CancelReason
    /** What the visitor does next. */
    wish?: VisitorWish
  }>

/** Returns the visits to a home, `property/2417`, that were booked, the earliest first: those to come, past and cancelled ones. */
export async function readBookedViewings(db: Db, home: string): Promise<readonly BookedViewing[]> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('submission', 'submission.id', 'booking.submission_id')
    .leftJoin('owner', 'owner.id', 'submission.agent')
    .selectAll('booking')
    .select(['submission.mailbox', 'submission.phone', 'owner.name'])
    .where('submission.subject', '=', home)
    .where('submission.form', '=', 'request-visit')
    .where('submission.state', '<>', 'unconfirmed')
    .orderBy('booking.starts')
    .orderBy('submission.id')
    .execute()
  return rows.flatMap((row, index) => {
    const at = toLocalTime(row.starts)
    if (at === undefined) return []
    const isSame = ({ mailbox, phone }: typeof row): boolean =>
      (mailbox !== null && mailbox === row.mailbox) || (phone !== null && phone === row.phone)
    const before = rows.slice(0, index).filter((other) => isSame(other) && tookPlace(other))
    return [
      {
        id: `request-${row.submission_id}`,
        at,
        status: statusOf(row),
        visitNumber: before.length + 1,
        movedFrom: row.moved_from === null ? undefined : toLocalTime(row.moved_from),
        agent: row.name ?? undefined,
        reason: row.reason ?? undefined,
        report:
          row.report === null || row.report_lang === null
            ? undefined
            : { text: row.report, locale: row.report_lang },
        wish: row.wish ?? undefined,
      },
    ]
  })
}

/** Returns how a visit stands. One that is past and of which nobody said how it went stands as before. */
function statusOf({
  seat,
  outcome,
  status,
}: Pick<Booking, 'seat' | 'outcome' | 'status'>): Viewing['status'] {
  if (seat === null) return 'cancelled'
  return outcome === null ? status : outcome === 'been' ? 'done' : outcome
}

/** Whether a visit was not called off. */
function tookPlace({ seat, outcome }: Pick<Booking, 'seat' | 'outcome'>): boolean {
  return seat !== null && (outcome === null || outcome === 'been')
}

function toLocalTime(starts: string): LocalTime | undefined {
  const moment = parseStart(starts)
  return moment && localTime(moment.on, moment.at)
}
