import type { CalendarFeed } from '#service/kit/database/calendar-tables.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { type Letter, letterToStaff } from '#service/kit/mail/letter.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { Locale } from '#domain/values/locale.ts'
import { isOwnEvent } from './appointment-files.ts'
import { takeTurn } from '#service/requests/bookings/take-turn.ts'
import { busySpans, UnreadableCalendarError } from './busy-spans.ts'
import { FetchError, fetchCalendar } from './fetch-calendar.ts'
import { saveFeed } from './subscribed-calendar.ts'

const day = 24 * 60 * 60_000
/** How far ahead calendars are read: no office offers moments later than that. */
const ahead = 62 * day
/** Hours that are stored at once: databases take some thousand rows. */
const atOnce = 1000

/** Sets or takes away the address of somebody's own calendar. Hours that were read from another are forgotten. */
export async function setBusyAddress(db: Db, agent: string, address: string | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const known = transaction.selectFrom('calendar_feed').select('busy_address').where('agent', '=', agent)
    if ((await known.executeTakeFirst())?.busy_address === address) return
    await saveFeed(transaction, agent, {
      busy_address: address,
      etag: null,
      last_modified: null,
      read_at: null,
      problem: null,
      failing_since: null,
      told_at: null,
    })
    await transaction.deleteFrom('block').where('agent', '=', agent).where('origin', '=', 'feed').execute()
  })
}

/**
 * Reads when agents are busy from their own calendars: only from and to are kept. What is known stays where a calendar cannot
 * be read; after a day of that its owner is told. `agent` reads the calendar of one alone. Returns how many mails were stored.
 */
export async function readBusyCalendars(
  database: Database,
  words: SiteWords,
  now: number,
  { agent, fetch = fetchCalendar }: Readonly<{ agent?: string; fetch?: typeof fetchCalendar }> = {},
): Promise<number> {
  const feeds = await database.db
    .selectFrom('calendar_feed')
    .innerJoin('owner', 'owner.id', 'calendar_feed.agent')
    .selectAll('calendar_feed')
    .select(['owner.name', 'owner.email', 'owner.locale'])
    .where('busy_address', 'is not', null)
    .$if(agent !== undefined, (all) => all.where('agent', '=', agent ?? ''))
    .orderBy('agent')
    .execute()
  const read = await Promise.allSettled(feeds.map((feed) => readOne(database, words, now, { feed, fetch })))
  // One that failed for another reason stops no other.
  const failed = read.find((one) => one.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return read.filter((one) => one.status === 'fulfilled' && one.value).length
}

type Feed = CalendarFeed & Readonly<{ name: string; email: string; locale: Locale }>

async function readOne(
  { db }: Database,
  words: SiteWords,
  now: number,
  { feed, fetch }: Readonly<{ feed: Feed; fetch: typeof fetchCalendar }>,
): Promise<boolean> {
  const { agent, busy_address: address, etag, last_modified: lastModified } = feed
  const failing = feed.failing_since ?? now
  try {
    // What recurs comes into reach as days pass: once a day it is read whole.
    const isOfToday = feed.read_at !== null && Math.floor(feed.read_at / day) === Math.floor(now / day)
    const known = isOfToday ? { etag, lastModified } : { etag: null, lastModified: null }
    const fetched = await fetch(address ?? '', known)
    const busy =
      fetched === 'unchanged'
        ? []
        : // Appointments of the site come back from a calendar that they were mailed to.
          busySpans(fetched.text, { from: now, until: now + ahead }, (uid) =>
            isOwnEvent(uid, words.recipients),
          )
    const good = { read_at: now, problem: null, failing_since: null, told_at: null }
    await db.transaction().execute(async (transaction) => {
      // Nobody is booked meanwhile, and another process that read the same calendar is done.
      await takeTurn(transaction, now)
      const seen =
        fetched === 'unchanged'
          ? {}
          : { etag: fetched.version.etag, last_modified: fetched.version.lastModified }
      const { numUpdatedRows } = await transaction
        .updateTable('calendar_feed')
        .set({ ...good, ...seen })
        .where('agent', '=', agent)
        .where('busy_address', '=', address)
        .executeTakeFirst()
      // Another calendar, or none, was linked meanwhile.
      if (fetched === 'unchanged' || numUpdatedRows === 0n) return
      await transaction
        .deleteFrom('block')
        .where('agent', '=', agent)
        .where('origin', '=', 'feed')
        .where('until_at', '>', now)
        .execute()
      const own = { agent, office: null, origin: 'feed', text: '' } as const
      const rows = busy.map(({ from, until }) => ({ ...own, from_at: from, until_at: until }))
      for (let at = 0; at < rows.length; at += atOnce)
        await transaction
          .insertInto('block')
          .values(rows.slice(at, at + atOnce))
          .execute()
    })
    return false
  } catch (error) {
    const isUnreadable = error instanceof UnreadableCalendarError
    if (!isUnreadable && !(error instanceof FetchError)) throw error
    const isTold = feed.told_at === null && now - failing >= day
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('calendar_feed')
        .set({
          problem: isUnreadable ? 'unreadable' : error.problem,
          failing_since: failing,
          told_at: isTold ? now : feed.told_at,
        })
        .where('agent', '=', agent)
        .where('busy_address', '=', address)
        .execute()
      if (isTold) await queueMails(transaction, [failedLetter(feed, words)], null, now)
    })
    return isTold
  }
}

function failedLetter(feed: Feed, words: SiteWords): Letter {
  const { t } = words.languages(feed.locale)
  const title = t('deskMails.calendar.subject')
  const blocks = [{ kind: 'text', text: t('deskMails.calendar.text') }] as const
  return letterToStaff(feed, { title, preheader: title, blocks })
}
