import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, isPlainDate, weekdayOf } from '#domain/values/plain-date.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { Db } from '#service/kit/database/tables.ts'

/** Minutes of opening in a working day. */
export const workingDay = 8 * 60

/** Days that are shown at most: six years. */
const mostDays = 2200

/** The days that are shown, both inclusive. */
export type Span = Readonly<{ from: PlainDate; to: PlainDate }>

/** Returns the days that an address asks for; without, the last twelve whole weeks. */
export function readSpan(asked: Readonly<Partial<Record<string, string>>>, today: PlainDate): Span {
  const { from = '', to = '' } = asked
  const monday = mondayOf(today)
  const last = isPlainDate(to) ? to : addDays(monday, -1)
  const first = isPlainDate(from) && from <= last ? from : addDays(mondayOf(last), -7 * 11)
  const earliest = addDays(last, -mostDays)
  return { from: first < earliest ? earliest : first, to: last }
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: PlainDate): PlainDate {
  return addDays(day, 1 - weekdayOf(day))
}

/** Reads the counts of the chosen scope: an agent those of the own office and the own ones, and no application for a job. */
export async function readNumbers(
  db: Db,
  { from, to }: Span,
  { staff: { id, role, office }, scope }: Pick<DeskPage, 'staff' | 'scope'>,
) {
  return await db
    .selectFrom('request_count')
    .select([
      'day',
      'form',
      'office',
      'agent',
      'subject',
      'source',
      'campaign',
      'answer_minutes',
      'visit',
      'ended',
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(scope === 'me', (rows) => rows.where('agent', '=', id))
    .$if(scope !== 'me' && scope !== 'all', (rows) => rows.where('office', '=', scope))
    .$if(role !== 'manager', (rows) =>
      rows
        .where('form', '<>', 'job-contact')
        .where((row) => row.or([row('agent', '=', id), row('office', '=', office ?? '')])),
    )
    .orderBy('day')
    .orderBy('id')
    .execute()
}

/** A request as it was counted. */
export type Counted = Awaited<ReturnType<typeof readNumbers>>[number]

/** Counts the visits to the pages of homes on some days, as their owners read them. */
export async function readPageVisits(db: Db, { from, to }: Span): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('visit_day')
    .select((row) => ['subject', row.fn.sum<number>('visits').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('subject')
    .execute()
  return new Map(rows.map(({ subject, count }) => [subject, Number(count)]))
}

/** Returns the middle of the minutes until the first answer; undefined where nothing was answered. */
export function medianOf(rows: readonly Counted[]): number | undefined {
  const all = rows.flatMap(({ answer_minutes: minutes }) => minutes ?? []).toSorted((a, b) => a - b)
  const [one, other] = [all[Math.floor((all.length - 1) / 2)], all[Math.floor(all.length / 2)]]
  return one === undefined || other === undefined ? undefined : Math.round((one + other) / 2)
}

/** Returns how many were answered after more than a working day. */
export function lateOf(rows: readonly Counted[]): number {
  return rows.filter(({ answer_minutes: minutes }) => (minutes ?? 0) > workingDay).length
}
