import { sql } from 'kysely'
import { compareFigure, fewestOthers } from '#domain/owners/compare-figure.ts'
import type { ComparedFigure, Comparison } from '#domain/owners/comparison.ts'
import type { Goal } from '#domain/listing/property.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Db } from '#service/kit/database/tables.ts'
import type { ComparableRow } from './record-rows.ts'

/** The day in Belgium and the moment that an owner reads at, in milliseconds since 1970. */
export type ReadAt = Readonly<{ today: PlainDate; now: number }>

/** Share of the price that similar homes may cost more or less. */
const priceSpan = 0.12
/** Homes that one is compared with at most: those whose price is nearest. */
const mostOthers = 30
/** Days that a home must have been online: those of the figure about visits to its page. */
const week = 7
/** Days of the other figures, and days after which a closed home is left out. */
const month = 30

/** Euro to which the prices of others are rounded outwards, so that none is told. */
const steps: Readonly<Record<Goal, number>> = { sale: 10_000, rent: 50 }

/**
 * Returns a home on offer beside similar ones of the agency: of the same goal and kind, at most 12 % dearer or cheaper, a week
 * online at least, and on offer or closed in the last 30 days. Undefined for fewer than five.
 */
export async function readComparison(db: Db, subject: string, at: ReadAt): Promise<Comparison | undefined> {
  const own = await db
    .selectFrom('comparable_home')
    .selectAll()
    .where('subject', '=', subject)
    .where('closed_on', 'is', null)
    .executeTakeFirst()
  if (own === undefined) return undefined
  const others = await readSimilar(db, own, at)
  if (others.length < fewestOthers) return undefined
  const { goal, kind } = own
  const prices = others.map(({ price }) => price / 100)
  const step = steps[goal]
  const subjects = [subject, ...others.map((other) => other.subject)]
  const compare = (counts: ReadonlyMap<string, number>): ComparedFigure =>
    compareFigure(
      counts.get(subject) ?? 0,
      others.map((other) => counts.get(other.subject) ?? 0),
    )
  // At the same time: a server answers several queries at once.
  const [pageVisits, viewings, documentRequests] = await Promise.all([
    countPageVisits(db, subjects, at),
    countViewings(db, subjects, at),
    countDocumentRequests(db, subjects, at),
  ])
  return {
    others: others.length,
    kind,
    goal,
    from: euroCents(Math.floor(Math.min(...prices) / step) * step),
    to: euroCents(Math.ceil(Math.max(...prices) / step) * step),
    pageVisits: compare(pageVisits),
    viewings: compare(viewings),
    documentRequests: compare(documentRequests),
  }
}

async function readSimilar(
  db: Db,
  { subject, goal, kind, price }: ComparableRow,
  { today }: ReadAt,
): Promise<readonly Pick<ComparableRow, 'subject' | 'price'>[]> {
  return await db
    .selectFrom('comparable_home')
    .select(['subject', 'price'])
    .where('goal', '=', goal)
    .where('kind', '=', kind)
    .where('price', '>=', Math.ceil(price * (1 - priceSpan)))
    .where('price', '<=', Math.floor(price * (1 + priceSpan)))
    .where('subject', '<>', subject)
    .where('online_since', '<=', addDays(today, 1 - week))
    .where((row) => row.or([row('closed_on', 'is', null), row('closed_on', '>', addDays(today, -month))]))
    .orderBy(sql`abs(price - ${price})`)
    .orderBy('subject')
    .limit(mostOthers)
    .execute()
}

async function countPageVisits(db: Db, subjects: readonly string[], { today }: ReadAt) {
  const found = await db
    .selectFrom('visit_day')
    .select((row) => ['subject', row.fn.sum<number>('visits').as('count')])
    .where('subject', 'in', subjects)
    .where('day', '>', addDays(today, -week))
    .where('day', '<=', today)
    .groupBy('subject')
    .execute()
  return toCounts(found)
}

async function countViewings(db: Db, subjects: readonly string[], { today }: ReadAt) {
  const found = await db
    .selectFrom('home_record')
    .select(['subject', 'body'])
    .where('subject', 'in', subjects)
    .where('kind', '=', 'viewing')
    .where('at', '>=', addDays(today, 1 - month))
    .where('at', '<', addDays(today, 1))
    .execute()
  const done = found.filter(({ body }) => {
    const { status }: Viewing = JSON.parse(body)
    return status === 'done'
  })
  return toCounts(
    [...Map.groupBy(done, (row) => row.subject)].map(([subject, of]) => ({ subject, count: of.length })),
  )
}

async function countDocumentRequests(db: Db, subjects: readonly string[], { today, now }: ReadAt) {
  const found = await db
    .selectFrom('submission')
    .select((row) => ['subject', row.fn.countAll<number>().as('count')])
    .where('subject', 'in', subjects)
    .where('form', '=', 'request-documents')
    .where('created_at', '>=', fromBrussels(addDays(today, 1 - month), '00:00'))
    .where('created_at', '<=', now)
    .groupBy('subject')
    .execute()
  return toCounts(found)
}

function toCounts(
  rows: readonly Readonly<{ subject: string | null; count: number }>[],
): ReadonlyMap<string, number> {
  return new Map(rows.map(({ subject, count }) => [subject ?? '', Number(count)]))
}
