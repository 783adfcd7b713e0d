import type { Calendar, Moment } from '#domain/appointments/calendar.ts'
import { isOpenAt } from '#domain/appointments/open-moments.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { formatStart, parseStart } from './slot-value.ts'

/** An appointment to come that a calendar would not open: its request, who comes, and when. */
export type OutsideBooking = Readonly<{ request: number; name: string; moment: Moment }>

/** The calendar of an office as it is, and as it would be; undefined for none. */
export type CalendarChange = Readonly<{ office: string; before?: Calendar; after?: Calendar }>

/** Returns the appointments to come that another calendar would leave outside, and that the one of now does not, in order. */
export async function bookingsOutside(
  db: Db,
  { office, before, after }: CalendarChange,
  now: number,
): Promise<readonly OutsideBooking[]> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('submission', 'submission.id', 'booking.submission_id')
    .select(['submission.id', 'submission.payload', 'booking.starts'])
    .where('booking.office', '=', office)
    .where('booking.seat', 'is not', null)
    .where('booking.starts', '>', formatStart(toBrussels(now)))
    .orderBy('booking.starts')
    .orderBy('booking.seat')
    .execute()
  return rows.flatMap(({ id: request, payload, starts }) => {
    const moment = parseStart(starts)
    const opens = (calendar?: Calendar): boolean =>
      moment !== undefined && calendar !== undefined && isOpenAt(calendar, moment)
    return moment === undefined || !opens(before) || opens(after)
      ? []
      : [{ request, name: visitorName(JSON.parse(payload)), moment }]
  })
}
