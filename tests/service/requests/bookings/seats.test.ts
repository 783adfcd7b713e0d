import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Calendar } from '#domain/appointments/calendar.ts'
import { SlotTakenError } from '#service/requests/bookings/slot-taken-error.ts'
import { parseSlot, type Slot } from '#service/requests/bookings/slot-value.ts'
import { takenSeats } from '#service/requests/bookings/free-seats.ts'
import { giveSeatBack, moveSeat, takeSeat } from '#service/requests/bookings/take-seat.ts'
import { nearestFree, timetable } from '#service/requests/bookings/timetable.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { languages } from '#tests/support/languages.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const calendar: Calendar = {
  minutes: 30,
  seats: 3,
  leadHours: 1,
  daysAhead: 4,
  hours: { thursday: [{ from: '10:00', until: '11:30' }] },
  closed: [],
  isOpenOnHolidays: false,
}
const office: OfficeRecipient = {
  id: 'berlare',
  name: 'Kantoor Berlare',
  phone: '052000001',
  email: 'berlare@x.example',
  zips: [],
  place: 'Voorbeeldstraat 1, 9290 Berlare',
  calendar,
}

function slotAt(time: string): Slot {
  const slot = parseSlot(`berlare/2026-11-26T${time}`)
  if (slot === undefined) throw new Error(`${time} is no time`)
  return slot
}

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  let form = 0
  beforeEach(async () => {
    form = (await acceptSubmission(database, submission('a'), now)).id
  })

  const take = async (time: string, at = now): Promise<Booking> =>
    database.db
      .transaction()
      .execute(async (transaction) =>
        takeSeat(transaction, office, slotAt(time), form, { now: at, offices: [office] }),
      )
  const move = async (booking: Booking, time: string): Promise<Booking | undefined> =>
    database.db
      .transaction()
      .execute(async (transaction) =>
        moveSeat(transaction, office, booking, slotAt(time), { now, offices: [office] }),
      )

  test('of a hundred who take three seats at once three get one', async () => {
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => take('10:00')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    for (const reason of reasons) expect(reason).toBeInstanceOf(SlotTakenError)
    expect(await takenSeats(database.db, office, { now, offices: [office] })).toEqual(
      new Map([['2026-11-26T10:00', 3]]),
    )
  })

  test('a moment that the calendar does not offer, or not any more, is not booked', async () => {
    await expect(take('11:30')).rejects.toThrow(SlotTakenError)
    await expect(take('10:00', Date.parse('2026-11-26T08:30:00Z'))).rejects.toThrow(SlotTakenError)
    await expect(take('10:30', Date.parse('2026-11-26T08:30:00Z'))).resolves.toMatchObject({ seat: 0 })
  })

  test('a seat that is given back is free again, once', async () => {
    const [first] = [await take('10:00'), await take('10:00'), await take('10:00')]
    const back = async (): Promise<Booking | undefined> =>
      database.db.transaction().execute(async (transaction) => giveSeatBack(transaction, first))
    expect(await back()).toMatchObject({ seat: null, sequence: 1 })
    expect(await back()).toBeUndefined()
    await expect(take('10:00')).resolves.toMatchObject({ seat: 0 })
  })

  test('an appointment keeps its link when it moves, and stays where it was when it cannot', async () => {
    const booking = await take('10:00')
    for (let seat = 0; seat < 3; seat++) await take('10:30')
    await expect(move(booking, '10:30')).rejects.toThrow(SlotTakenError)
    expect(await takenSeats(database.db, office, { now, offices: [office] })).toEqual(
      new Map([
        ['2026-11-26T10:00', 1],
        ['2026-11-26T10:30', 3],
      ]),
    )
    expect(await move(booking, '11:00')).toMatchObject({
      token: booking.token,
      starts: '2026-11-26T11:00',
      sequence: 1,
    })
    // The same press once more: the appointment has moved already.
    expect(await move(booking, '10:00')).toBeUndefined()
    expect(
      (await takenSeats(database.db, office, { now, offices: [office] })).get('2026-11-26T10:00'),
    ).toBeUndefined()
  })

  test('an appointment goes with its form', async () => {
    await take('10:00')
    await database.db.deleteFrom('submission').execute()
    expect(await takenSeats(database.db, office, { now, offices: [office] })).toEqual(new Map())
  })
})

test('a timetable strikes what is full and counts what is left only where it is few', () => {
  const taken = new Map([
    ['2026-11-26T10:00', 3],
    ['2026-11-26T10:30', 1],
  ])
  const [day, ...others] = timetable(office, taken, languages('nl'), now)
  expect(others).toEqual([])
  expect(day).toMatchObject({ date: '2026-11-26', weekday: 'Donderdag', day: '26 november' })
  expect(day?.slots.map(({ note, isTaken }) => [note, isTaken])).toEqual([
    ['volzet', true],
    ['nog 2 plaatsen', false],
    [undefined, false],
  ])
})

test('instead of a taken moment the nearest free one is offered', () => {
  const taken = new Map([['2026-11-26T10:30', 3]])
  const days = timetable(office, taken, languages('nl'), now)
  expect(nearestFree(days, 'berlare/2026-11-26T11:00')).toBe('berlare/2026-11-26T11:00')
  expect(nearestFree(days, 'berlare/2026-11-26T10:30')).toMatch(/T1[01]:00$/)
  expect(nearestFree([], 'berlare/2026-11-26T10:30')).toBeUndefined()
})
