import type { Booking } from '#service/kit/database/booking-table.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Db, DbTransaction } from '#service/kit/database/tables.ts'
import type { Mailbox } from '#service/kit/mail/mailbox.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { type Appointment, mailboxesOf, toAppointment } from '#service/requests/bookings/appointment.ts'
import {
  appointmentMails,
  formerAgentMail,
  type OfficeNews,
  officeMail,
  type StaffWords,
} from '#service/requests/bookings/appointment-mails.ts'
import { ownerMail, readOwnersOf } from './owner-mail.ts'

/** What goes with a change that staff make. */
export type ByStaff = StaffWords &
  Readonly<{
    /** Whether the owners of the home are mailed. */
    tellsOwners: boolean
    /** Stores what belongs to the change, once it is made; nothing is stored when it throws. */
    also: (transaction: DbTransaction) => Promise<void>
  }>

/** Changes an appointment; undefined when it was changed meanwhile. */
export type Store = (transaction: DbTransaction) => Promise<Booking | undefined>

/** What is told of a change: nothing of one that is `quiet`, and reminders wait no longer; all stays as it was after a `report`. */
export type ChangeNews = OfficeNews | 'quiet' | 'report'

/** Returns what stores a change of an appointment with its mails; the reminder of before is not sent any more. */
export function createChange(
  { db }: Database,
  { words, clock }: Readonly<{ words: SiteWords; clock: () => number }>,
): (before: Appointment, news: ChangeNews, store: Store, by?: ByStaff) => Promise<void> {
  return async (before, news, store, by) => {
    const now = clock()
    await db.transaction().execute(async (transaction) => {
      const booking = await store(transaction)
      if (booking === undefined) return
      await by?.also(transaction)
      const { submission_id: id } = booking
      const agent = await readAgent(transaction, id)
      const after = toAppointment(booking, words.recipients, toSentForm(before.sent, words), agent)
      if (after === undefined || news === 'report') return
      await forgetReminders(transaction, id)
      if (news === 'quiet') return
      const still = new Set(mailboxesOf(after).map(({ address }) => address.toLowerCase()))
      const former = mailboxesOf(before).filter(({ address }) => !still.has(address.toLowerCase()))
      const letters = [
        ...appointmentMails(news, after, words, now, by),
        officeMail(news, { before, after }, words, now),
        ...former.map((to) => formerAgentMail(to, after, words, now)),
      ]
      await queueMails(transaction, letters, id, now)
      if (by?.tellsOwners !== true || news === 'handedOver') return
      const owners = await readOwnersOf(transaction, after.sent.subject)
      // They belong to no request: an owner who is erased takes no visitor along.
      const told = owners.map((owner) => ownerMail(news, after, owner, words, now))
      await queueMails(transaction, told, null, now)
    })
  }
}

/** Returns the member of staff whose a request is; undefined for one of nobody. */
export async function readAgent(db: Db, request: number): Promise<Mailbox | undefined> {
  const row = await db
    .selectFrom('submission')
    .innerJoin('owner', 'owner.id', 'submission.agent')
    .select(['owner.name', 'owner.email'])
    .where('submission.id', '=', request)
    .executeTakeFirst()
  return row && { name: row.name, address: row.email }
}

async function forgetReminders(transaction: DbTransaction, request: number): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('submission_id', '=', request)
    .where('kind', '=', 'reminder')
    .where('state', '=', 'waiting')
    .execute()
}
