import type { Transaction } from 'kysely'
import type { OfficeRecipient } from '#contracts/forms-file.ts'
import { openMoments } from '#domain/appointments/open-moments.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { createLinkToken } from '#service/kit/link-token.ts'
import { takenAt } from './free-seats.ts'
import { formatSlot, formatStart, type Slot } from './slot-value.ts'
import { SlotTakenError } from './slot-taken-error.ts'
import { takeTurn } from './take-turn.ts'

/** Returns the seats that a moment has; 0 when it cannot be chosen (any more). */
function seatsAt({ calendar }: Pick<OfficeRecipient, 'calendar'>, { moment }: Slot, now: number): number {
  if (calendar === undefined) return 0
  const starts = formatStart(moment)
  return openMoments(calendar, now).some((open) => formatStart(open) === starts) ? calendar.seats : 0
}

/**
 * Books a moment. The database decides: of two who take the last seat at once, one gets it.
 * @throws {SlotTakenError} when no seat is left
 */
export async function takeSeat(
  transaction: Transaction<ServiceTables>,
  office: OfficeRecipient,
  slot: Slot,
  submission: number,
  now: number,
): Promise<Booking> {
  // Nobody is blocked or booked meanwhile.
  await takeTurn(transaction, now)
  const seats = office.calendar?.seats ?? 0
  if ((await takenAt(transaction, office, slot.moment)) >= seats) throw new SlotTakenError(formatSlot(slot))
  for (let seat = 0; seat < seatsAt(office, slot, now); seat++) {
    const booking = await transaction
      .insertInto('booking')
      .values({
        token: createLinkToken(),
        submission_id: submission,
        office: office.id,
        starts: formatStart(slot.moment),
        seat,
        sequence: 0,
      })
      // Waits for another transaction that takes the same seat.
      .onConflict((conflict) => conflict.columns(['office', 'starts', 'seat']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (booking !== undefined) return booking
  }
  throw new SlotTakenError(formatSlot(slot))
}

/**
 * Moves an appointment to another moment of the same office; the first one is free again. Undefined when it is there already,
 * or was moved or cancelled meanwhile.
 * @throws {SlotTakenError} when no seat is left: it stays where it was
 */
export async function moveSeat(
  transaction: Transaction<ServiceTables>,
  office: OfficeRecipient,
  { token, submission_id, sequence, starts }: Booking,
  slot: Slot,
  now: number,
): Promise<Booking | undefined> {
  if (formatStart(slot.moment) === starts) return undefined
  const taken = await takeSeat(transaction, office, slot, submission_id, now)
  const { numDeletedRows } = await transaction
    .deleteFrom('booking')
    .where('token', '=', token)
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow()
  const isMoved = numDeletedRows > 0n
  // The link in the mails stays the same.
  if (!isMoved) await transaction.deleteFrom('booking').where('token', '=', taken.token).execute()
  return isMoved
    ? await transaction
        .updateTable('booking')
        .set({ token, sequence: sequence + 1 })
        .where('token', '=', taken.token)
        .returningAll()
        .executeTakeFirstOrThrow()
    : undefined
}

/** Gives a seat back. Undefined when it was moved or cancelled meanwhile. */
export async function giveSeatBack(
  transaction: Transaction<ServiceTables>,
  { token, sequence }: Booking,
): Promise<Booking | undefined> {
  return await transaction
    .updateTable('booking')
    .set({ seat: null, sequence: sequence + 1 })
    .where('token', '=', token)
    .where('sequence', '=', sequence)
    .where('seat', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}
