import { describe, expect, test } from 'vitest'
import type { HomeRecords } from '#domain/owners/owner-records.ts'
import { euroCents } from '#domain/values/money.ts'
import { readOwnedHome } from '#service/owners/records/read-owned-home.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { storePageVisits } from '#service/owners/records/store-page-visits.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { homeRecords, viewing } from '#tests/support/service/owner-records.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-23T15:41:00Z')
const today = day('2026-11-23')
const price = (euro: number): HomeRecords['market'] => ({ kind: 'house', price: euroCents(euro) })
const closed = (on: string): HomeRecords['mandate'] => ({
  goal: 'sale',
  availability: 'sold',
  onlineSince: day('2026-06-01'),
  closedOn: day(on),
})

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  /** Returns the comparison of home 1 with four that are similar, and the others that are given. */
  const compare = async (...others: readonly HomeRecords[]) => {
    const homes = [homeRecords(1), ...[2, 3, 4, 5].map((id) => homeRecords(id)), ...others]
    await storeOwnerRecords(database.db, { owners: [], homes })
    return (await readOwnedHome(database.db, 'property/1', { today, now }))?.comparison
  }

  test('four others are too few, five are enough', async () => {
    expect(await compare()).toBeUndefined()
    expect(await compare(homeRecords(6))).toMatchObject({ others: 5, kind: 'house', goal: 'sale' })
  })

  test.each([
    ['dearer by more than 12 %', { market: price(436_000) }],
    ['cheaper by more than 12 %', { market: price(342_000) }],
    ['of another kind', { market: { kind: 'apartment', price: euroCents(389_000) } }],
    ['without a known price', { market: undefined }],
    ['for rent', { mandate: { ...homeRecords(6).mandate, goal: 'rent' } }],
    ['less than a week online', { mandate: { ...homeRecords(6).mandate, onlineSince: day('2026-11-18') } }],
    ['sold more than a month ago', { mandate: closed('2026-10-24') }],
    ['sold nobody knows when', { mandate: { ...closed('2026-11-20'), closedOn: undefined } }],
  ] satisfies readonly (readonly [string, Partial<HomeRecords>])[])(
    'a home %s is not similar',
    async (_, changes) => {
      expect(await compare(homeRecords(6, changes))).toBeUndefined()
    },
  )

  test.each([
    ['a little dearer', { market: price(435_000) }],
    ['a little cheaper', { market: price(343_000) }],
    ['sold this month', { mandate: closed('2026-10-25') }],
    ['under option', { mandate: { ...homeRecords(6).mandate, availability: 'underOption' } }],
  ] satisfies readonly (readonly [string, Partial<HomeRecords>])[])(
    'a home %s is similar',
    async (_, changes) => {
      expect(await compare(homeRecords(6, changes))).toMatchObject({ others: 5 })
    },
  )

  test('a home that is sold is compared with none', async () => {
    const homes = [1, 2, 3, 4, 5, 6].map((id) => homeRecords(id))
    const sold = homeRecords(1, { mandate: closed('2026-11-20') })
    await storeOwnerRecords(database.db, { owners: [], homes: [sold, ...homes.slice(1)] })
    expect((await readOwnedHome(database.db, 'property/1', { today, now }))?.comparison).toBeUndefined()
  })

  test('figures are of the same days for all, and the prices of others are rounded', async () => {
    const viewings = [
      viewing('1', '2026-10-25'),
      viewing('2', '2026-10-24'),
      viewing('3', '2026-11-23'),
      viewing('4', '2026-11-24', { status: 'confirmed' }),
      viewing('5', '2026-11-20', { status: 'noShow' }),
      viewing('6', '2026-11-24'),
    ]
    await storePageVisits(database.db, [
      { subject: 'property/1', value: { on: day('2026-11-17'), source: 'site', visits: 200 } },
      { subject: 'property/1', value: { on: today, source: 'portals', visits: 56 } },
      { subject: 'property/1', value: { on: day('2026-11-16'), source: 'site', visits: 900 } },
      { subject: 'property/1', value: { on: day('2026-11-24'), source: 'site', visits: 900 } },
      { subject: 'property/2', value: { on: today, source: 'site', visits: 300 } },
      { subject: 'property/3', value: { on: today, source: 'site', visits: 10 } },
    ])
    const form = 'request-documents'
    const asked = { ...submission('a'), form, subject: 'property/6' } as const
    await acceptSubmission(database, asked, Date.parse('2026-10-24T22:00:00Z'))
    await acceptSubmission(database, { ...asked, dedupeKey: 'b' }, Date.parse('2026-10-24T21:59:00Z'))
    await acceptSubmission(database, { ...asked, dedupeKey: 'c' }, now + 1)
    await acceptSubmission(database, { ...asked, dedupeKey: 'd', form: 'request-info' }, now)
    const comparison = await compare(homeRecords(6, { market: price(401_000), viewings }))
    expect(comparison).toEqual({
      others: 5,
      kind: 'house',
      goal: 'sale',
      from: euroCents(380_000),
      to: euroCents(410_000),
      pageVisits: { own: 256, lowest: 0, middle: 0, highest: 300, above: 4, below: 1 },
      viewings: { own: 0, lowest: 0, middle: 0, highest: 2, above: 0, below: 1 },
      documentRequests: { own: 0, lowest: 0, middle: 0, highest: 1, above: 0, below: 1 },
    })
    expect(JSON.stringify(comparison)).not.toContain('property/')
  })

  test('of many similar homes the thirty nearest in price count', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      homeRecords(100 + index, { market: price(390_000 + index * 1000) }),
    )
    expect(await compare(...many)).toMatchObject({ others: 30, to: euroCents(420_000) })
  })
})
