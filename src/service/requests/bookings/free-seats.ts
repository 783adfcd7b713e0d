import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Moment } from '#domain/appointments/calendar.ts'
import { openMoments } from '#domain/appointments/open-moments.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { readBlocks } from '#service/requests/calendars/blocks.ts'
import { overlaps, readBookedTimes, type Span } from './booked-times.ts'
import { formatStart } from './slot-value.ts'

type Office = Pick<OfficeRecipient, 'id' | 'calendar'>

/** When seats are counted, and all offices: an appointment of an agent elsewhere is as long as its own office says. */
export type Counting = Readonly<{ now: number; offices: readonly Office[] }>

/**
 * Returns how many of an office's seats cannot be had, by the beginning of the moment, for those of which some cannot: they
 * are booked, or fewer agents of the office are free than there are seats. An agent is free who has no block and no appointment
 * elsewhere; what nobody is assigned to takes one of those who are. An office without agents at the desk has the seats of its
 * calendar; one that is blocked has none.
 */
export async function takenSeats(
  db: Db,
  office: Office,
  { now, offices }: Counting,
): Promise<ReadonlyMap<string, number>> {
  const moments = office.calendar === undefined ? [] : openMoments(office.calendar, now)
  const taken = await readTaken(db, office, { moments, offices })
  return new Map(
    moments.flatMap((moment) => {
      const count = taken(moment)
      return count === 0 ? [] : [[formatStart(moment), count] as const]
    }),
  )
}

/** Returns how many seats of an office cannot be had at a moment. @see takenSeats */
export async function takenAt(
  db: Db,
  office: Office,
  moment: Moment,
  { offices }: Pick<Counting, 'offices'>,
): Promise<number> {
  const taken = await readTaken(db, office, { moments: [moment], offices })
  return taken(moment)
}

async function readTaken(
  db: Db,
  { id, calendar }: Office,
  { moments, offices }: Readonly<{ moments: readonly Moment[] }> & Pick<Counting, 'offices'>,
): Promise<(moment: Moment) => number> {
  const length = (calendar?.minutes ?? 30) * 60_000
  const spanOf = ({ on, at }: Moment): Span => {
    const from = fromBrussels(on, at)
    return { from, until: from + length }
  }
  const [first, last] = [moments.at(0), moments.at(-1)]
  if (calendar === undefined || first === undefined || last === undefined) return () => 0
  const all = { from: spanOf(first).from, until: spanOf(last).until }
  const agents = await db
    .selectFrom('staff')
    .select('account')
    .where('office', '=', id)
    .where('active', '=', 1)
    .execute()
  const blocks = await readBlocks(db, all)
  const booked = await readBookedTimes(db, offices, all)
  return (moment) => {
    const span = spanOf(moment)
    const starts = formatStart(moment)
    const blocked = blocks.filter((block) => overlaps(block, span))
    if (blocked.some(({ agent, office }) => agent === undefined && office === id)) return calendar.seats
    const now = booked.filter((one) => overlaps(one, span))
    const here = now.filter(({ office }) => office === id)
    const seats = here.filter((one) => one.starts === starts).length
    if (agents.length === 0) return seats
    const away = new Set([
      ...blocked.map(({ agent }) => agent),
      ...now.filter(({ office }) => office !== id).map(({ agent }) => agent),
    ])
    const free = new Set(agents.map(({ account }) => account).filter((account) => !away.has(account)))
    const needed = here.filter(({ agent }) => agent === undefined || free.has(agent)).length
    return Math.max(seats, Math.min(calendar.seats, calendar.seats - (free.size - needed)))
  }
}
