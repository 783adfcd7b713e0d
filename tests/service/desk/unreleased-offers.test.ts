import { expect, describe, test } from 'vitest'
import { readUnreleasedOffers } from '#service/desk/offers/read-offers.ts'
import { releaseOffer } from '#service/owners/offers/release-offer.ts'
import { toReleasedOffer } from '#service/owners/offers/to-released-offer.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { languages } from '#tests/support/languages.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-24T08:00:00Z')
const subject = 'property/2417'
const staff = {
  id: 'noor',
  name: 'Noor',
  email: 'noor@x.example',
  role: 'agent',
  office: 'berlare',
} as const

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  test('an offer waits for its release while it binds, seen by its office alone', async () => {
    const { db } = database
    const add = async (key: string, validUntil: string, confirmed: boolean, office = 'berlare') => {
      const answers = {
        lastName: 'Claes',
        amount: 368_000,
        validUntil,
        validUntilTime: '12:00',
      }
      const sent = {
        ...submission(key),
        form: 'purchase-offer',
        answers,
        subject,
        office,
      } as const
      const { id } = await acceptSubmission(database, sent, now)
      await db
        .updateTable('submission')
        .set({ state: confirmed ? 'new' : 'unconfirmed' })
        .where('id', '=', id)
        .execute()
      const at = confirmed ? { confirmed_at: now - id, rank: id } : { confirmed_at: null, rank: null }
      const offer = {
        submission_id: id,
        subject,
        said: null,
        confirm_by: now,
        ...at,
      }
      await db.insertInto('offer').values(offer).execute()
      return { id, answers, at: now }
    }
    const first = await add('a', '2026-11-30', true)
    const second = await add('b', '2026-11-27', true)
    await add('c', '2026-11-30', false)
    await add('d', '2026-11-23', true)
    await add('e', '2026-11-30', true, 'stekene')
    const reading = { staff, scope: 'berlare', now }
    expect((await readUnreleasedOffers(db, reading)).map(({ id }) => id)).toEqual([second.id, first.id])
    const offer = toReleasedOffer(first, languages('nl'))
    if (offer === undefined) throw new Error('the offer has no amount')
    await db.transaction().execute((transaction) => releaseOffer(transaction, subject, offer, now))
    expect(await readUnreleasedOffers(db, reading)).toHaveLength(1)
    const decision = {
      decision: 'declined',
      author: 'Noor',
      at: now,
      said_at: null,
      way: null,
    } as const
    await db
      .insertInto('offer_decision')
      .values({ submission_id: second.id, ...decision })
      .execute()
    expect(await readUnreleasedOffers(db, reading)).toHaveLength(0)
    expect(await readUnreleasedOffers(db, { ...reading, scope: 'all' })).toHaveLength(0)
    const manager = { ...staff, role: 'manager' } as const
    expect(await readUnreleasedOffers(db, { ...reading, staff: manager, scope: 'all' })).toHaveLength(1)
  })
})
