import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficeRecipient } from '#contracts/forms-file.ts'
import { takenSeats } from '#service/requests/bookings/free-seats.ts'
import { SlotTakenError } from '#service/requests/bookings/slot-taken-error.ts'
import { parseSlot } from '#service/requests/bookings/slot-value.ts'
import { moveSeat, takeSeat } from '#service/requests/bookings/take-seat.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { hire } from '#tests/support/service/calendars/hire.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const office: OfficeRecipient = {
  id: 'berlare',
  name: 'Kantoor Berlare',
  phone: '052000001',
  email: 'berlare@x.example',
  zips: [],
  place: 'Voorbeeldstraat 1, 9290 Berlare',
  calendar: {
    minutes: 30,
    seats: 2,
    leadHours: 1,
    daysAhead: 4,
    hours: { thursday: [{ from: '10:00', until: '11:30' }] },
    closed: [],
    isOpenOnHolidays: false,
  },
}
const stekene: OfficeRecipient = {
  ...office,
  id: 'stekene',
  calendar: office.calendar && { ...office.calendar, minutes: 90 },
}
const counting = { now, offices: [office, stekene] }
const at = (time: string): number => Date.parse(`2026-11-26T${time}:00+01:00`)

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  let sent = 0
  beforeEach(async () => {
    sent = 0
    for (const agent of ['lotte', 'wannes', 'noor']) await hire(database, agent)
    await hire(database, 'an', { office: 'stekene' })
  })

  /** Books a moment for a visitor, whose request is given to an agent. */
  const book = async (time: string, agent: string | null = null, to: OfficeRecipient = office) => {
    const { id } = await acceptSubmission(database, submission(`s${sent++}`), now)
    await database.db.updateTable('submission').set({ agent }).where('id', '=', id).execute()
    const slot = parseSlot(`${to.id}/2026-11-26T${time}`)
    if (slot === undefined) throw new Error(`${time} is no time`)
    return await database.db
      .transaction()
      .execute(async (transaction) => takeSeat(transaction, to, slot, id, counting))
  }
  const block = async (agent: string | null, from: string, until: string): Promise<void> => {
    const span = { from_at: at(from), until_at: at(until), origin: 'feed', text: '' } as const
    await database.db
      .insertInto('block')
      .values({ ...span, agent, office: agent === null ? 'berlare' : null })
      .execute()
  }
  const taken = async () =>
    Object.fromEntries(
      [...(await takenSeats(database.db, office, counting))].map(([starts, count]) => [
        starts.slice(11),
        count,
      ]),
    )

  test('a block takes a seat once fewer agents are free than seats', async () => {
    await block('lotte', '10:00', '11:00')
    expect(await taken()).toEqual({})
    // It begins within one moment and ends within another.
    await block('wannes', '10:20', '10:45')
    expect(await taken()).toEqual({ '10:00': 1, '10:30': 1 })
    await block('noor', '10:30', '12:00')
    expect(await taken()).toEqual({ '10:00': 1, '10:30': 2 })
  })

  test('the last agents are booked, and no more: also of those who press at once', async () => {
    await block('lotte', '10:00', '11:00')
    await block('wannes', '10:00', '11:00')
    const pressed = await Promise.allSettled(Array.from({ length: 8 }, () => book('10:00')))
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = pressed.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    for (const reason of reasons) expect(reason).toBeInstanceOf(SlotTakenError)
    const booking = await book('11:00')
    const slot = parseSlot('berlare/2026-11-26T10:00')
    const move = database.db
      .transaction()
      .execute(async (transaction) => slot && moveSeat(transaction, office, booking, slot, counting))
    await expect(move).rejects.toBeInstanceOf(SlotTakenError)
  })

  test('an appointment of somebody who is blocked takes nobody else, one of nobody does', async () => {
    await book('10:00', 'lotte')
    await book('10:30', null)
    await block('lotte', '09:00', '12:00')
    // Two others are free, and there are two seats.
    expect(await taken()).toEqual({ '10:00': 1, '10:30': 1 })
    await block('noor', '09:00', '12:00')
    expect(await taken()).toEqual({ '10:00': 1, '10:30': 2, '11:00': 1 })
  })

  test('an agent is not free who is at another office, or left the desk', async () => {
    // There an appointment takes an hour and a half.
    await book('10:00', 'lotte', stekene)
    await block('wannes', '10:00', '11:00')
    expect(await taken()).toEqual({ '10:00': 1, '10:30': 1 })
    await database.db.updateTable('staff').set({ active: 0 }).where('account', '=', 'noor').execute()
    expect(await taken()).toEqual({ '10:00': 2, '10:30': 2, '11:00': 1 })
  })

  test('all of an office is closed by its own block, and not by that of another', async () => {
    await block(null, '10:00', '10:30')
    expect(await taken()).toEqual({ '10:00': 2 })
    await expect(book('10:00')).rejects.toBeInstanceOf(SlotTakenError)
    expect(await takenSeats(database.db, { ...office, id: 'hamme' }, counting)).toEqual(new Map())
  })

  test('an office without agents at the desk keeps the seats of its calendar', async () => {
    const hamme = { ...office, id: 'hamme' }
    await block('lotte', '09:00', '12:00')
    await book('10:00', null, hamme)
    expect(await takenSeats(database.db, hamme, counting)).toEqual(new Map([['2026-11-26T10:00', 1]]))
  })
})
