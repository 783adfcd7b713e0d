import { expect, describe, test } from 'vitest'
import { readOwnedHome } from '#service/owners/records/read-owned-home.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { homeRecords, inDutch, viewing } from '#tests/support/service/owner-records.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-24T08:00:00Z')
const subject = 'property/2417'

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  test('an owner reads the viewings of the CRM and those booked on the site, each once, without a name', async () => {
    const { db } = database
    const homes = [homeRecords(2417, { viewings: [viewing('c', '2026-11-20'), viewing('d', '2026-11-21')] })]
    await storeOwnerRecords(db, { owners: [], homes })
    const book = async (key: string, starts: string, outcome: 'been' | null, report: string | null) => {
      const answers = { lastName: 'Verlinden', email: 'tom@bidder.example' }
      const sent = { ...submission(key, []), form: 'request-visit', answers, subject } as const
      const { id } = await acceptSubmission(database, sent, now)
      const row = { submission_id: id, token: key, office: 'berlare', starts, seat: 0, sequence: 0 }
      const after = { outcome, report, report_lang: report === null ? null : ('nl' as const) }
      await db
        .insertInto('booking')
        .values({ ...row, ...after, closed_told_at: null })
        .execute()
    }
    await book('a', '2026-11-21T10:00', 'been', 'Mooi licht.')
    await book('b', '2026-11-26T14:00', null, null)
    const home = await readOwnedHome(db, subject, { today: day('2026-11-24'), now })
    expect(home?.viewings.map(({ at, status, visitor, report }) => [at, status, visitor, report])).toEqual([
      ['2026-11-20T10:00', 'done', inDutch('Koppel uit Zele'), undefined],
      ['2026-11-21T10:00', 'done', inDutch('Koppel uit Zele'), inDutch('Mooi licht.')],
      ['2026-11-26T14:00', 'confirmed', undefined, undefined],
    ])
    expect(JSON.stringify(home)).not.toContain('Verlinden')
  })
})
