import { publicHolidayOn } from '#domain/appointments/public-holidays.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { weekdayOf } from '#domain/values/plain-date.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { morningLetter } from './morning-letter.ts'
import { type Colleague, concerns } from './staff-requests.ts'

/** When the mail is sent on Belgium's clock; a service that was down sends it until noon. */
const hours = { from: '07:30', until: '12:00' } as const

/**
 * Stores the mail of the morning for all who want it, and returns how many there were: the visits of the day, and the requests
 * that nobody touched. A day that brings nothing sends nothing, nor does a Saturday, Sunday or holiday without a visit. Each
 * is mailed once a day, also by two processes.
 */
export async function mailMorning(database: Database, words: SiteWords, now: number): Promise<number> {
  const { db } = database
  const today = toBrussels(now).on
  if (now < fromBrussels(today, hours.from) || now >= fromBrussels(today, hours.until)) return 0
  const waiting = await db
    .selectFrom('staff')
    .innerJoin('owner', 'owner.id', 'staff.account')
    .select(['staff.account', 'staff.role', 'staff.office', 'owner.name', 'owner.email', 'owner.locale'])
    .where('staff.active', '=', 1)
    .where('staff.wants_morning', '=', 1)
    .where((row) => row.or([row('morning_on', 'is', null), row('morning_on', '<', today)]))
    .execute()
  let mails = 0
  for (const colleague of waiting) {
    const { visits, fresh } = await readDay(database, colleague, today)
    const isQuiet = visits.length === 0 && (fresh.length === 0 || !isWorkday(today))
    const letter = isQuiet ? undefined : morningLetter(colleague, { visits, fresh }, words)
    const isMine = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('staff')
        .set({ morning_on: today })
        .where('account', '=', colleague.account)
        .where((row) => row.or([row('morning_on', 'is', null), row('morning_on', '<', today)]))
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n || letter === undefined) return false
      await queueMails(transaction, [letter], null, now)
      return true
    })
    if (isMine) mails += 1
  }
  return mails
}

/** Reads what a day brings somebody. */
async function readDay(database: Database, colleague: Colleague, today: PlainDate) {
  const requests = database.db.selectFrom('submission').where((row) => concerns(row, colleague))
  const booked = await requests
    .innerJoin('booking', 'booking.submission_id', 'submission.id')
    .select(['submission.id', 'booking.starts'])
    .where('booking.seat', 'is not', null)
    .where('booking.starts', 'like', `${today}%`)
    .orderBy('booking.starts')
    .orderBy('submission.id')
    .execute()
  const untouched = await requests.select('id').where('state', '=', 'new').orderBy('id').execute()
  const stored = await readSubmissions(database, { ids: [...booked, ...untouched].map(({ id }) => id) })
  const byId = new Map(stored.map((one) => [one.id, one]))
  return {
    visits: booked.flatMap(({ id, starts }) => {
      const found = byId.get(id)
      return found === undefined ? [] : [{ ...found, starts }]
    }),
    fresh: untouched.flatMap(({ id }) => byId.get(id) ?? []),
  }
}

function isWorkday(on: PlainDate): boolean {
  return weekdayOf(on) <= 5 && publicHolidayOn(on) === undefined
}
