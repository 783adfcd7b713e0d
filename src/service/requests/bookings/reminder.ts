import type { Moment } from '#domain/appointments/calendar.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { type SentForm, visitorAddress } from '#service/requests/form-mails/sent-form.ts'

/** Hour of the day before at which a visitor is reminded. */
const reminderAt = '09:00'

/** Returns when a visitor is mailed a reminder, in milliseconds since 1970; undefined without an address, and where it would be too late. */
export function timeOfReminder(
  { moment, sent }: Readonly<{ moment: Pick<Moment, 'on'>; sent: Pick<SentForm, 'answers'> }>,
  now: number,
): number | undefined {
  const at = fromBrussels(addDays(moment.on, -1), reminderAt)
  return visitorAddress(sent.answers) === undefined || at <= now ? undefined : at
}
