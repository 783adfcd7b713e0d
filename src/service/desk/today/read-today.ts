import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { type DeskPage, scopesOf } from '#service/desk/desk-page.ts'
import { readUnreleasedOffers } from '#service/desk/offers/read-offers.ts'
import { inScope, readWork, standing } from '#service/desk/requests/seen-requests.ts'
import { type Reading, readList } from '#service/desk/requests/read-list.ts'
import { readAnswered } from './same-day.ts'
import { readQuery } from '#service/desk/requests/request-query.ts'

/** Whose day is read, and where else requests can be. */
type Today = Reading & Pick<DeskPage, 'now' | 'words' | 't'>

/** Reads what a day brings: new requests, appointments, what comes back, testimonials, and mails that were given up. */
export async function readToday(db: Db, reading: Today) {
  const { staff, scope, today } = reading
  const requests = db
    .selectFrom('submission')
    .where((row) => inScope(row, scope, staff))
    .leftJoin('owner', 'owner.id', 'submission.agent')
    .selectAll('submission')
    .select('owner.name')
    .select((row) => standing(row, today))
  const bookedOn = (day: PlainDate) =>
    requests
      .innerJoin('booking', 'booking.submission_id', 'submission.id')
      .select(['booking.office as booked_at', 'booking.starts', 'booking.seat', 'booking.minutes'])
      .where('booking.seat', 'is not', null)
      .where('booking.starts', 'like', `${day}%`)
      .orderBy('booking.starts')
      .orderBy('submission.id')
  const news = await readList(db, readQuery({ state: 'new' }), reading)
  return {
    ...news,
    elsewhere: news.counts.new > 0 ? undefined : await newElsewhere(db, reading),
    appointments: await bookedOn(today).execute(),
    tomorrow: await bookedOn(addDays(today, 1)).execute(),
    answered: await readAnswered(db, reading),
    unreleased: await readUnreleasedOffers(db, reading),
    /** What each member of staff has to do, by state, and since when; for managers who look at all offices. */
    work: await readWork(db, scope, reading),
    /** Those that waited until today or a day since. */
    back: await requests
      .where('submission.state', '=', 'waiting')
      .where('submission.wait_until', '<=', today)
      .orderBy('submission.wait_until')
      .orderBy('submission.id')
      .execute(),
    testimonials: await requests
      .where('submission.form', '=', 'testimonial')
      .where('submission.state', 'in', ['new', 'open'])
      .orderBy('submission.id')
      .execute(),
    dead: await requests
      .innerJoin('outbox', 'outbox.submission_id', 'submission.id')
      .select(['outbox.recipient', 'outbox.attempts', 'outbox.last_error', 'outbox.kind'])
      .where('outbox.state', '=', 'dead')
      .orderBy('outbox.id')
      .execute(),
  }
}

/** Finds where new requests wait, for whoever has none: at the own office first, an office, all. */
async function newElsewhere(db: Db, reading: Today) {
  const others = scopesOf(reading).filter(({ value }) => value !== reading.scope)
  const isOwn = ({ value }: (typeof others)[number]): number => Number(value === reading.staff.office)
  for (const { value, label } of others.toSorted((one, other) => isOwn(other) - isOwn(one))) {
    const { counts } = await readList(db, readQuery({ state: 'new' }), { ...reading, scope: value })
    if (counts.new > 0) return { scope: value, where: label, count: counts.new }
  }
  return undefined
}

/** What a day brings. */
export type TodayRead = Awaited<ReturnType<typeof readToday>>
