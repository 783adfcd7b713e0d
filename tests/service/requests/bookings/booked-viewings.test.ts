import { describe, expect, test } from 'vitest'
import type { Booking } from '#service/kit/database/booking-table.ts'
import { readBookedViewings } from '#service/requests/bookings/booked-viewings.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  const book = async (
    starts: string,
    more: Partial<Booking> = {},
    answers: Readonly<Record<string, string>> = { lastName: 'Van Damme', email: 'elke@x.example' },
  ): Promise<number> => {
    const sent = { ...submission(starts), form: 'request-visit', subject: 'property/2417', answers } as const
    const { id } = await acceptSubmission(database, sent, 1000)
    const booking = { token: starts, submission_id: id, office: 'berlare', starts, seat: 0, sequence: 0 }
    await database.db
      .insertInto('booking')
      .values({ ...booking, ...more })
      .execute()
    return id
  }

  test('an owner reads which visits were booked, moved, cancelled and made, and nobody’s name', async () => {
    await book('2026-11-26T10:00', { outcome: 'been', report: 'Vonden de tuin mooi.', report_lang: 'nl' })
    const second = await book('2026-12-01T10:00', { moved_from: '2026-11-30T10:00' })
    const other = { lastName: 'Nys', phone: '0470 12 34 56' }
    await book('2026-12-02T10:00', { seat: null, reason: 'owner' }, other)
    await book('2026-12-03T10:00', { status: 'waiting' }, other)
    const found = await readBookedViewings(database.db, 'property/2417')
    expect(found).toMatchObject([
      { status: 'done', visitNumber: 1, report: { text: 'Vonden de tuin mooi.', locale: 'nl' } },
      { id: `request-${second}`, status: 'confirmed', visitNumber: 2, movedFrom: '2026-11-30T10:00' },
      { at: '2026-12-02T10:00', status: 'cancelled', reason: 'owner' },
      { status: 'waiting', visitNumber: 1 },
    ])
    expect(JSON.stringify(found)).not.toMatch(/Damme|Nys|elke|0470/)
    expect(await readBookedViewings(database.db, 'property/2408')).toEqual([])
  })
})
