import { labelled } from '#i18n/grammar.ts'
import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Db, ServiceTables } from '#service/kit/database/tables.ts'
import { createLinkToken, isLinkToken } from '#service/kit/link-token.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { toAppointment } from '#service/requests/bookings/appointment.ts'
import { formatStart } from '#service/requests/bookings/slot-value.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { type CalendarEvent, formatSubscribed } from '#text/calendar-event.ts'
import { officeEvent } from './appointment-files.ts'
import { readBlocks } from './blocks.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** How far back and ahead a subscribed calendar goes. */
const past = 31 * day
const ahead = 366 * day

type Feed = ServiceTables['calendar_feed']

/** Changes what is stored of the calendars of a member of staff, of whom nothing may be stored yet. */
export async function saveFeed(
  db: Db,
  agent: string,
  set: Partial<Omit<Insertable<Feed>, 'agent'>>,
): Promise<void> {
  await db
    .insertInto('calendar_feed')
    .values({ agent, holds: 'own', ...set })
    .onConflict((conflict) => conflict.column('agent').doUpdateSet(set))
    .execute()
}

/** Gives a member of staff a new address to subscribe to, in place of the one of before. Returns its key, of which only the hash is stored. */
export async function createFeedKey(
  db: Db,
  agent: string,
  holds: Insertable<Feed>['holds'],
): Promise<string> {
  const key = createLinkToken()
  await saveFeed(db, agent, { key_hash: hashOf(key), holds, subscriber_read_at: null })
  return key
}

/** Returns the calendar of a key, for programs that subscribe to it; undefined for one that was withdrawn, or never given. */
export async function readSubscribed(
  database: Database,
  words: SiteWords,
  key: string,
  now: number,
): Promise<string | undefined> {
  const { db } = database
  if (!isLinkToken(key)) return undefined
  const feed = await db
    .selectFrom('calendar_feed')
    .innerJoin('staff', 'staff.account', 'calendar_feed.agent')
    .innerJoin('owner', 'owner.id', 'calendar_feed.agent')
    .select(['calendar_feed.agent', 'calendar_feed.holds', 'staff.office', 'owner.name', 'owner.locale'])
    .where('calendar_feed.key_hash', '=', hashOf(key))
    .where('staff.active', '=', 1)
    .executeTakeFirst()
  if (feed === undefined) return undefined
  await db
    .updateTable('calendar_feed')
    .set({ subscriber_read_at: now })
    .where('agent', '=', feed.agent)
    .execute()
  // A calendar in which nothing changed is the same file all day.
  const stamped = now - (now % day)
  const events = [
    ...(await appointmentsOf(database, words, feed, { now, stamped })),
    ...(await blocksOf(database, words, feed, { now, stamped })),
  ]
  const office = words.recipients.offices.find(({ id }) => id === feed.office) ?? words.recipients.agency
  return formatSubscribed(feed.holds === 'own' ? `${feed.name}, ${office.name}` : office.name, events)
}

/** Whose calendar it is, and whether it holds what is for all of the office, or of all offices for who works for all. */
type Subscribed = Readonly<{
  agent: string
  holds: 'own' | 'office'
  office: string | null
  locale: Locale
}>

type Times = Readonly<{ now: number; stamped: number }>

async function appointmentsOf(
  database: Database,
  words: SiteWords,
  { agent, holds, office, locale }: Subscribed,
  { now, stamped }: Times,
): Promise<readonly CalendarEvent[]> {
  const rows = await database.db
    .selectFrom('booking')
    .innerJoin('submission', 'submission.id', 'booking.submission_id')
    .leftJoin('owner', 'owner.id', 'submission.agent')
    .selectAll('booking')
    .select(['owner.name', 'owner.email'])
    .where('booking.seat', 'is not', null)
    .where('booking.starts', '>', formatStart(toBrussels(now - past)))
    .where('booking.starts', '<', formatStart(toBrussels(now + ahead)))
    .$if(holds === 'own', (all) => all.where('submission.agent', '=', agent))
    .$if(holds === 'office' && office !== null, (all) => all.where('booking.office', '=', office ?? ''))
    .orderBy('booking.starts')
    .orderBy('booking.submission_id')
    .execute()
  const found = await readSubmissions(database, { ids: rows.map(({ submission_id: id }) => id) })
  const sent = new Map(found.map((one) => [one.id, toSentForm({ ...one, locale: one.lang }, words)]))
  return rows.flatMap(({ name, email, ...booking }) => {
    const form = sent.get(booking.submission_id)
    const who = name === null || email === null ? undefined : { name, address: email }
    const appointment = form && toAppointment(booking, words.recipients, form, who)
    return appointment === undefined ? [] : [officeEvent(appointment, { locale, now: stamped })]
  })
}

async function blocksOf(
  { db }: Database,
  words: SiteWords,
  { agent, holds, office, locale }: Subscribed,
  { now, stamped }: Times,
): Promise<readonly CalendarEvent[]> {
  const { t } = words.languages(locale)
  const { agency, offices } = words.recipients
  const { name, email } = offices.find(({ id }) => id === office) ?? agency
  const staff = await db
    .selectFrom('staff')
    .innerJoin('owner', 'owner.id', 'staff.account')
    .select(['owner.id', 'owner.name', 'staff.office'])
    .execute()
  const people = new Map(
    staff
      .filter((one) => (holds === 'own' ? one.id === agent : office === null || one.office === office))
      .map((one) => [one.id, one.name]),
  )
  const blocks = await readBlocks(db, { from: now - past, until: now + ahead })
  return blocks
    .filter(({ origin, ...block }) => {
      // Hours of an own calendar are in it already.
      if (origin === 'feed') return false
      if (block.agent !== undefined) return people.has(block.agent)
      return block.office === office || (holds === 'office' && office === null)
    })
    .map(({ id, from, until, text, ...block }) => {
      const what = text === '' ? t('deskDiary.blocked') : text
      const whose = block.agent === agent ? undefined : people.get(block.agent ?? '')
      return {
        uid: `block-${id}@${email.split('@')[1] ?? 'localhost'}`,
        stamped,
        time: { kind: 'span', from, until },
        summary: whose === undefined ? what : labelled(whose, what, locale),
        invitation: { organizer: { name, address: email }, sequence: 0, isCancelled: false },
      }
    })
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
