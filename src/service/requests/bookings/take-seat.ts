import type { UpdateObject } from 'kysely'
import type { OfficeRecipient } from '#contracts/forms-file.ts'
import { isOpenAt, openMoments } from '#domain/appointments/open-moments.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { Booking, BookingStatus, CancelReason } from '#service/kit/database/booking-table.ts'
import type { DbTransaction, ServiceTables } from '#service/kit/database/tables.ts'
import { countVisit } from '#service/requests/counts/count-requests.ts'
import { createLinkToken } from '#service/kit/link-token.ts'
import { type Counting, takenAt } from './free-seats.ts'
import { formatSlot, formatStart, type Slot } from './slot-value.ts'
import { SlotTakenError } from './slot-taken-error.ts'
import { takeTurn } from './take-turn.ts'

/** How a seat is taken. */
export type Taking = Counting &
  Readonly<{
    /** Staff book any moment to come, also soon, outside the hours, and where the office offers none; never more than its seats at once. */
    isStaff?: boolean
    /** How long it is, where not as long as the calendar says. */
    minutes?: number
    status?: BookingStatus
  }>

/** Returns the seats that a moment has; 0 when it cannot be chosen (any more). */
function seatsAt(
  { calendar }: Pick<OfficeRecipient, 'calendar'>,
  { moment }: Slot,
  { now, isStaff = false }: Pick<Taking, 'now' | 'isStaff'>,
): number {
  if (isStaff) return fromBrussels(moment.on, moment.at) <= now ? 0 : (calendar?.seats ?? Infinity)
  if (calendar === undefined) return 0
  const starts = formatStart(moment)
  return openMoments(calendar, now).some((open) => formatStart(open) === starts) ? calendar.seats : 0
}

/**
 * Books a moment. The database decides: of two who take the last seat at once, one gets it.
 * @throws {SlotTakenError} when no seat is left
 */
export async function takeSeat(
  transaction: DbTransaction,
  office: OfficeRecipient,
  slot: Slot,
  submission: number,
  taking: Taking,
): Promise<Booking> {
  const { now, offices, isStaff = false, minutes, status } = taking
  const { calendar } = office
  // Nobody is blocked or booked meanwhile.
  await takeTurn(transaction, now)
  if (!isStaff) {
    const taken = await takenAt(transaction, office, slot.moment, { offices })
    if (taken >= (calendar?.seats ?? 0)) throw new SlotTakenError(formatSlot(slot))
  }
  // The office knows of what it plans itself outside its hours.
  const isTold = isStaff && (calendar === undefined || !isOpenAt(calendar, slot.moment))
  for (let seat = 0; seat < seatsAt(office, slot, taking); seat++) {
    const booking = await transaction
      .insertInto('booking')
      .values({
        token: createLinkToken(),
        submission_id: submission,
        office: office.id,
        starts: formatStart(slot.moment),
        seat,
        sequence: 0,
        minutes,
        status,
        closed_told_at: isTold ? now : null,
      })
      // Waits for another transaction that takes the same seat.
      .onConflict((conflict) => conflict.columns(['office', 'starts', 'seat']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (booking !== undefined) {
      await countVisit(transaction, booking)
      return booking
    }
  }
  throw new SlotTakenError(formatSlot(slot))
}

/**
 * Moves an appointment to another moment of the same office; the first one is free again. Undefined when it is there already,
 * or was moved or cancelled meanwhile.
 * @throws {SlotTakenError} when no seat is left: it stays where it was
 */
export async function moveSeat(
  transaction: DbTransaction,
  office: OfficeRecipient,
  { token, submission_id, sequence, starts, minutes, status }: Booking,
  slot: Slot,
  taking: Counting & Pick<Taking, 'isStaff'>,
): Promise<Booking | undefined> {
  if (formatStart(slot.moment) === starts) return undefined
  const taken = await takeSeat(transaction, office, slot, submission_id, {
    ...taking,
    minutes: minutes ?? undefined,
    status,
  })
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
        .set({ token, sequence: sequence + 1, moved_from: starts })
        .where('token', '=', taken.token)
        .returningAll()
        .executeTakeFirstOrThrow()
    : undefined
}

/** Gives a seat back; `reason` is why staff cancel. Undefined when it was moved or cancelled meanwhile. */
export async function giveSeatBack(
  transaction: DbTransaction,
  booking: Booking,
  reason?: CancelReason,
): Promise<Booking | undefined> {
  return await changeBooking(transaction, booking, { seat: null, reason })
}

/** Changes what is stored of an appointment that is not cancelled. Undefined when it was changed meanwhile. */
export async function changeBooking(
  transaction: DbTransaction,
  { token, sequence }: Booking,
  set: UpdateObject<ServiceTables, 'booking'>,
): Promise<Booking | undefined> {
  const changed = await transaction
    .updateTable('booking')
    .set({ ...set, sequence: sequence + 1 })
    .where('token', '=', token)
    .where('sequence', '=', sequence)
    .where('seat', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  if (changed !== undefined) await countVisit(transaction, changed)
  return changed
}
