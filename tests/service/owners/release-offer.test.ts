import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answers } from '#forms/answers.ts'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { mailOwnerNews } from '#service/portal/mails/mail-owner-news.ts'
import type { OwnersMails } from '#service/portal/mails/mail-reports.ts'
import { findOwnersOf, releaseOffer, withdrawOffer } from '#service/owners/offers/release-offer.ts'
import { releasedId, toReleasedOffer } from '#service/owners/offers/to-released-offer.ts'
import { readOwnedHome } from '#service/owners/records/read-owned-home.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { erasePerson } from '#service/privacy/person.ts'
import { purgeOlderThan } from '#service/privacy/purge-submissions.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { findEngines } from '#tests/support/service/engines.ts'
import { giveAccount, ownersMails, storedLetters } from '#tests/support/service/owner-mails.ts'
import { homeRecords } from '#tests/support/service/owner-records.ts'
import { byEmail, silent } from '#tests/support/service/samples.ts'
import { languages } from '#tests/support/languages.ts'

const subject = 'property/2417'
const now = Date.parse('2026-11-23T15:41:00Z')
const answers: Answers = {
  title: 'ms',
  firstName: 'Elke',
  lastName: 'van Damme',
  email: 'elke@bidder.example',
  city: 'Berlare',
  amount: 372_000,
  validUntil: '2026-11-30',
  validUntilTime: '18:00',
  conditionKinds: ['loan', 'ownHomeSold', 'ownWords'],
  loanAmount: 300_000,
  loanWeeks: 6,
  homeSoldBy: '2027-03-01',
  conditions: 'De garage is leeg.',
}
const sent = { id: 1183, answers, at: now } as const

test('an owner reads what the form says, and no full name', () => {
  const offer = toReleasedOffer(sent, languages('nl'), { text: 'Neem het aan.', locale: 'nl' })
  expect(offer).toMatchObject({
    id: 'request-1183',
    receivedAt: '2026-11-23T16:41',
    amount: 37_200_000,
    bidder: { text: 'Mevrouw V., Berlare', locale: 'nl' },
    bindsUntil: '2026-11-30T18:00',
    loan: 30_000_000,
    advice: { text: 'Neem het aan.' },
  })
  const said = (offer?.conditions ?? []).map(({ text }) => text)
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(
    /^Mijn bod staat onder de opschortende voorwaarden dat ik binnen 6 weken .*€.300\.000/,
  )
  expect(said[1]).toContain('De garage is leeg.')
  expect(JSON.stringify(offer)).not.toMatch(/van Damme|Elke/i)
})

test.each([
  ['mr', 'nl', 'De heer V., Berlare'],
  ['unsaid', 'nl', 'Kandidaat-koper V., Berlare'],
  [undefined, 'fr', 'Candidat acquéreur V., Berlare'],
  ['ms', 'en', 'Ms V., Berlare'],
  ['mr', 'de', 'Herr V., Berlare'],
] as const)('a bidder who chose %s is called, in %s, %s', (title, locale, bidder) => {
  expect(toReleasedOffer({ ...sent, answers: { ...answers, title } }, languages(locale))?.bidder).toEqual({
    text: bidder,
    locale,
  })
})

test('an offer without an hour binds until its day ends, one without conditions has none', () => {
  const { conditionKinds, conditions, validUntilTime, ...plain } = answers
  expect([conditionKinds, conditions, validUntilTime]).not.toContain(undefined)
  expect(toReleasedOffer({ ...sent, answers: plain }, languages('nl'))).toMatchObject({
    bindsUntil: '2026-11-30T24:00',
    loan: undefined,
    conditions: [],
  })
  expect(
    toReleasedOffer({ ...sent, answers: { ...plain, amount: undefined } }, languages('nl')),
  ).toBeUndefined()
})

describe.each(await findEngines())('$name', (engine) => {
  let database: Database
  let needs: OwnersMails
  let id = 0
  beforeAll(engine.start)
  afterAll(engine.stop)
  beforeEach(async () => {
    database = await openDatabase(await engine.create(), silent)
    needs = ownersMails(database)
    await giveAccount(needs, 'an@owner.example')
    await imported()
    const form = {
      form: 'purchase-offer',
      lang: 'nl',
      dedupeKey: 'a',
      answers,
      subject,
      letters: () => [],
    } as const
    id = (await acceptSubmission(database, form, now)).id
    return () => database.db.destroy()
  })

  const imported = () => storeOwnerRecords(database.db, { owners: [], homes: [homeRecords(2417)] }, { now })
  const offers = async () =>
    ((await readOwnedHome(database.db, subject, { today: day('2026-11-23'), now }))?.offers ?? []).map(
      (offer) => offer.id,
    )
  const release = async () => {
    const offer = toReleasedOffer({ ...sent, id }, languages('nl'))
    if (offer === undefined) throw new Error('the offer has no amount')
    return await database.db
      .transaction()
      .execute((transaction) => releaseOffer(transaction, subject, offer, now))
  }

  test('a released offer is read and told, once, and imports leave it', async () => {
    expect((await findOwnersOf(database.db, subject)).map(({ email }) => email)).toEqual(['an@owner.example'])
    expect(await release()).toBe(true)
    expect(await release()).toBe(false)
    await imported()
    expect(await offers()).toEqual([releasedId(id)])
    expect(await mailOwnerNews(needs, now)).toBe(1)
    expect((await storedLetters(database, 'news')).map((letter) => letter.subject)).toEqual(['Eén nieuw bod'])
  })

  test('one that is withdrawn is read no more, and not told', async () => {
    await release()
    expect(await withdrawOffer(database.db, releasedId(id))).toBe(true)
    expect(await withdrawOffer(database.db, releasedId(id))).toBe(false)
    expect(await offers()).toEqual([])
    expect(await mailOwnerNews(needs, now)).toBe(0)
  })

  test('it goes with its request, when that is too old or its sender is erased', async () => {
    await release()
    await purgeOlderThan(database, { before: now + 1, isDryRun: true })
    await erasePerson(database, byEmail('somebody@else.example'))
    expect(await offers()).toEqual([releasedId(id)])
    await erasePerson(database, byEmail('elke@bidder.example'))
    expect(await offers()).toEqual([])
    const other = {
      form: 'purchase-offer',
      lang: 'nl',
      dedupeKey: 'b',
      answers,
      subject,
      letters: () => [],
    } as const
    id = (await acceptSubmission(database, other, now)).id
    await release()
    await purgeOlderThan(database, { before: now + 1, isDryRun: false })
    expect(await offers()).toEqual([])
  })
})
