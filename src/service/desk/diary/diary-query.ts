import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { cancelReasons } from '#service/kit/database/booking-table.ts'
import { formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Db } from '#service/kit/database/tables.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { readId } from '#service/desk/views/parts.tsx'
import { seenBy } from '#service/desk/requests/seen-requests.ts'
import { readBlocks } from '#service/requests/calendars/blocks.ts'
import { takenSeats } from '#service/requests/bookings/free-seats.ts'

/** Reads the query of an address; what cannot be understood asks for nothing, or for what is shown without. */
export function readDiaryQuery(
  asked: Readonly<Partial<Record<string, string>>>,
  offices: readonly string[],
  { office: own = '', today }: Readonly<{ office?: string; today: PlainDate }>,
) {
  const { office = '', week = '', agent = '', booking = '', at = '', request = '' } = asked
  const moment = parseStart(at)
  return {
    office: [office, own].find((each) => offices.includes(each)) ?? offices[0] ?? '',
    /** Its Monday. */
    week: mondayOf(week) ?? mondayOf(weekOf(moment?.on ?? today)) ?? today,
    /** Account of the only member of staff who is shown. */
    agent: /^[\w-]{1,64}$/.test(agent) ? agent : undefined,
    /** Number of the request whose appointment is open. */
    booking: readId(booking) || undefined,
    /** Number of the request that something is planned for. */
    request: readId(request) || undefined,
    do: asked['do'] === 'cancel' ? ('cancel' as const) : undefined,
    reason: cancelReasons.find((each) => each === asked['reason']),
    /** Whether something is planned, and when. */
    plan: asked['plan'] === undefined ? undefined : (true as const),
    at: moment,
  }
}

type Read = Readonly<ReturnType<typeof readDiaryQuery>>

/** What the address of the diary asks for. */
export type DiaryQuery = Partial<Read> & Pick<Read, 'office' | 'week'>

/** Returns the query of an address. @example writtenQuery({ office: 'berlare', week: '2026-11-23' }) // '?office=berlare&week=2026-W48' */
export function writtenQuery({ week, at, plan, ...others }: DiaryQuery): string {
  const query = new URLSearchParams({ office: others.office, week: weekOf(week) })
  for (const [name, value] of Object.entries(others)) if (value !== undefined) query.set(name, String(value))
  if (plan) query.set('plan', '')
  if (at !== undefined) query.set('at', formatStart(at))
  return `?${query}`
}

/** Returns the address of the diary in the same week, with what is opened in it. */
export function diaryHref(
  { diary }: Readonly<{ diary: string }>,
  { office, week, agent }: DiaryQuery,
  opened: Omit<Partial<DiaryQuery>, 'office' | 'agent'> = {},
): string {
  return `${diary}${writtenQuery({ office, week, agent, ...opened })}`
}

/** Appointments that a member of staff may see, with their requests; cancelled ones too. */
function seen(db: Db, { staff }: Pick<DeskPage, 'staff'>) {
  return seenBy(db, staff)
    .innerJoin('booking', 'booking.submission_id', 'submission.id')
    .leftJoin('owner', 'owner.id', 'submission.agent')
    .selectAll('booking')
    .select(['submission.id', 'submission.form', 'submission.lang', 'submission.subject'])
    .select(['submission.payload', 'submission.created_at', 'submission.agent', 'owner.name'])
}

/**
 * Reads the appointments of a week at an office, and of its people elsewhere, in order, which seats are taken, and when nobody is
 * received.
 */
export async function readWeek(db: Db, { office, week }: DiaryQuery, page: DeskPage) {
  const { offices } = page.words.recipients
  const calendar = offices.find(({ id }) => id === office)?.calendar
  // Whoever works for all offices is in the diary of each.
  const people = page.colleagues.filter((one) => (one.office ?? office) === office).map(({ id }) => id)
  return {
    booked: await seen(db, page)
      .where('booking.seat', 'is not', null)
      .where('booking.starts', '>=', week)
      .where('booking.starts', '<', addDays(week, 7))
      .where((row) =>
        row.or([row('booking.office', '=', office), row('submission.agent', 'in', ['', ...people])]),
      )
      .orderBy('booking.starts')
      .orderBy('submission.id')
      .execute(),
    taken: await takenSeats(db, { id: office, calendar }, { now: page.now, offices }),
    blocks: (
      await readBlocks(db, {
        from: fromBrussels(week, '00:00'),
        until: fromBrussels(addDays(week, 7), '00:00'),
      })
    ).filter((block) => block.office === office || people.includes(block.agent ?? '')),
  }
}

/** Reads the appointment of a request; undefined where there is none that this member of staff may see. */
export async function readBooked(db: Db, request: number, page: Pick<DeskPage, 'staff'>) {
  return await seen(db, page).where('submission.id', '=', request).executeTakeFirst()
}

/** An appointment with its request. */
export type BookedRow = NonNullable<Awaited<ReturnType<typeof readBooked>>>
