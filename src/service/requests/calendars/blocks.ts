import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { BlockOrigin } from '#service/kit/database/calendar-tables.ts'
import type { Db, DbTransaction } from '#service/kit/database/tables.ts'
import {
  type BookedTime,
  overlaps,
  readBookedTimes,
  type Span,
} from '#service/requests/bookings/booked-times.ts'
import { takeTurn } from '#service/requests/bookings/take-turn.ts'

/** Hours at which an agent, or all of an office, receives nobody. */
export type Block = Span &
  Readonly<{
    id: number
    /** Account of the agent; undefined for all of the office. */
    agent?: string
    /** ID of the office; undefined for hours of an agent, wherever that is. */
    office?: string
    origin: BlockOrigin
    /** Why, for colleagues; always '' for hours of an agent's own calendar. */
    text: string
  }>

/** A block that staff make: of an agent, or of an office. */
export type NewBlock = Span &
  Readonly<{ origin: 'own' | 'desk'; text: string }> &
  (Readonly<{ agent: string; office?: undefined }> | Readonly<{ office: string; agent?: undefined }>)

/** Returns the blocks between two moments, of all agents and offices, the earliest first. */
export async function readBlocks(db: Db, { from, until }: Span): Promise<readonly Block[]> {
  const rows = await db
    .selectFrom('block')
    .selectAll()
    .where('until_at', '>', from)
    .where('from_at', '<', until)
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows.map(({ agent, office, from_at, until_at, ...row }) => ({
    ...row,
    agent: agent ?? undefined,
    office: office ?? undefined,
    from: from_at,
    until: until_at,
  }))
}

/** What a block lies on: the appointments of its agent, or all of its office. */
export function bookingsUnder(
  { agent, office, ...span }: Span & Readonly<{ agent?: string; office?: string }>,
  booked: readonly BookedTime[],
): readonly BookedTime[] {
  return booked.filter(
    (one) => overlaps(one, span) && (agent === undefined ? one.office === office : one.agent === agent),
  )
}

/**
 * Stores a block. Returns the appointments that it lies on, where there are some: then nothing is stored, but with `covers`,
 * which leaves the appointments as they are.
 */
export async function addBlock(
  transaction: DbTransaction,
  offices: readonly OfficeRecipient[],
  { from, until, agent, office, origin, text }: NewBlock,
  { covers, now }: Readonly<{ covers: boolean; now: number }>,
): Promise<readonly BookedTime[]> {
  await takeTurn(transaction, now)
  const booked = await readBookedTimes(transaction, offices, { from, until })
  const under = bookingsUnder({ from, until, agent, office }, booked)
  if (under.length > 0 && !covers) return under
  await transaction
    .insertInto('block')
    .values({ agent, office, from_at: from, until_at: until, origin, text })
    .execute()
  return under
}

/** Deletes a block that staff made; those of an agent's own calendar are changed there. Returns it; undefined when it is gone. */
export async function removeBlock(db: Db, id: number): Promise<Pick<Block, 'from' | 'until'> | undefined> {
  return await db
    .deleteFrom('block')
    .where('id', '=', id)
    .where('origin', '<>', 'feed')
    .returning(['from_at as from', 'until_at as until'])
    .executeTakeFirst()
}
