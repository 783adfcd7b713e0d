import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { timeAfter } from '#domain/privacy/term.ts'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { confirmOffers } from '#service/kit/database/migrations/0022-confirm-offers.ts'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { confirmOffer, findOffer, stateOf, storeOffer } from '#service/requests/offers/stored-offers.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { findRecords } from '#service/privacy/person.ts'
import { findEngines } from '#tests/support/service/engines.ts'
import { byEmail, silent, submission } from '#tests/support/service/samples.ts'

const at = Date.parse('2026-11-24T10:00:00Z')

describe.each(await findEngines())('$name', (engine) => {
  let database: Database
  beforeAll(engine.start)
  afterAll(engine.stop)
  beforeEach(async () => {
    database = await openDatabase(await engine.create(), silent)
    return () => database.db.destroy()
  })

  /** Stores an offer on a home that is not confirmed yet; returns its number. */
  async function offer(email: string, subject = 'property/2417', answers = {}): Promise<number> {
    const form = {
      ...submission(`${email} ${subject}`),
      form: 'purchase-offer',
      subject,
      answers: { email, ...answers },
    } as const
    const { id } = await acceptSubmission(database, { ...form, letters: () => [] }, at)
    await database.db
      .transaction()
      .execute((transaction) => storeOffer(transaction, { ...form, id, at }, [`Ik, ${email}`]))
    return id
  }
  async function confirm(id: number, now = at + 1000): Promise<number | null | undefined> {
    const found = await findOffer(database.db, id)
    if (found === undefined) throw new Error(`no offer ${id}`)
    const confirmed = await database.db
      .transaction()
      .execute((transaction) => confirmOffer(transaction, found, now))
    return confirmed?.rank
  }

  test('of offers that are confirmed at once each has a rank of its own, by home', async () => {
    const ids: number[] = []
    for (let count = 0; count < 24; count++) ids.push(await offer(`${count}@x.example`))
    const other = await offer('a@x.example', 'property/2418')
    const ranks = await Promise.all(ids.map((id) => confirm(id)))
    expect(ranks.toSorted((one, next) => Number(one) - Number(next))).toEqual(
      ids.map((_, index) => index + 1),
    )
    expect(await confirm(other)).toBe(1)
  })

  test('one that is confirmed twice at once counts once', async () => {
    const id = await offer('a@x.example')
    expect([await confirm(id), await confirm(id)]).toEqual([1, undefined])
    const next = await offer('b@x.example')
    expect((await Promise.all([confirm(next), confirm(next)])).filter((rank) => rank === 2)).toHaveLength(1)
  })

  test('one can be confirmed for its term, and never after its own end', async () => {
    const end = timeAfter(keptTerms['confirm-offer'], at)
    const [late, sooner] = [
      await offer('a@x.example'),
      await offer('b@x.example', 'property/2418', { validUntil: '2026-11-25', validUntilTime: '09:00' }),
    ]
    expect(await confirm(late, end + 1)).toBeUndefined()
    expect(await confirm(late, end)).toBe(1)
    expect(await confirm(sooner, Date.parse('2026-11-25T08:00:00.001Z'))).toBeUndefined()
    expect(await confirm(sooner, Date.parse('2026-11-25T08:00:00Z'))).toBe(1)
  })

  test('offers from before count from their arrival, in that order', async () => {
    const made: number[] = []
    for (const subject of ['property/2417', 'property/2418', 'property/2417'])
      made.push(await offer(`${made.length}@x.example`, subject))
    await database.db.schema.dropTable('offer').execute()
    await confirmOffers(database.db, 'sqlite')
    const found = await Promise.all(made.map((id) => findOffer(database.db, id)))
    expect(found.map((one) => [Number(one?.rank), one && stateOf(one, at + 1), one?.said])).toEqual([
      [1, 'confirmed', null],
      [1, 'confirmed', null],
      [2, 'confirmed', null],
    ])
  })

  test('who asks what is kept of an offer reads what was signed and how it stands', async () => {
    await confirm(await offer('a@x.example'))
    const { offers } = await findRecords(database, byEmail('a@x.example'))
    expect(offers).toMatchObject([{ said: '["Ik, a@x.example"]', rank: 1 }])
  })
})
