import { describe, expect, test } from 'vitest'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Availability } from '#domain/listing/property.ts'
import type { FormId } from '#forms/form.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import { changeBooking } from '#service/requests/bookings/take-seat.ts'
import { noteSold } from '#service/requests/counts/note-sold.ts'
import type { Staff } from '#service/owners/accounts/find-staff.ts'
import { erasePerson, findPerson } from '#service/privacy/person.ts'
import { countRequest } from '#service/requests/submissions/request-states.ts'
import { acceptSubmission, type NewSubmission } from '#service/requests/submissions/accept-submission.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { byEmail, submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const lotte: Staff = { id: 'lotte', name: 'Lotte Verhulst', email: 'lotte@x.example', role: 'manager' }
const monday = [{ from: '09:00', until: '17:00' }]
const words = {
  recipients: {
    locale: 'nl',
    agency: { name: '', phone: '', email: '' },
    offices: [
      { id: 'zele', name: '', phone: '', email: '', place: '', zips: [], hours: { monday, tuesday: monday } },
    ],
  },
} as const
/** A Monday, an hour before the office closes. */
const sent = Date.parse('2026-11-23T16:00:00+01:00')
const answered = Date.parse('2026-11-24T09:30:00+01:00')

describe.each(engines)('counts on $name', (engine) => {
  const database = useDatabase(engine)
  const accept = async (key: string, more: Partial<NewSubmission> = {}): Promise<number> =>
    (await acceptSubmission(database, { ...submission(key), office: 'zele', ...more }, sent)).id
  const counts = () =>
    database.db
      .selectFrom('request_count')
      .select(['day', 'form', 'office', 'agent', 'subject', 'source', 'campaign', 'answer_minutes'])
      .orderBy('id')
      .execute()
  const change = (id: number, act: Parameters<typeof changeRequest>[2], now = answered) =>
    database.db
      .transaction()
      .execute((transaction) =>
        changeRequest(transaction, id, act, { staff: lotte, now, words, hasCrm: false }),
      )

  test('a count outlives its request, with the opening hours until the first answer and without the person', async () => {
    const id = await accept('a', {
      subject: 'property/2417',
      campaign: 'utm_source=instagram&utm_campaign=okt',
    })
    await change(id, { act: 'take', set: { agent: 'lotte' } })
    await change(id, { act: 'call', isAnswer: true })
    await change(id, { act: 'call', isAnswer: true }, answered + 60_000 * 60)
    await erasePerson(database, { kind: 'request', id })
    expect(await findPerson(database, { kind: 'request', id })).toEqual([])
    expect(await counts()).toEqual([
      {
        day: '2026-11-23',
        form: 'site-contact',
        office: 'zele',
        agent: 'lotte',
        subject: 'property/2417',
        source: 'social',
        campaign: 'okt',
        answer_minutes: 90,
      },
    ])
  })

  test('a request that is sent twice, or was not confirmed, is counted once, or when it is', async () => {
    await accept('same')
    await accept('same')
    const form: FormId = 'purchase-offer'
    const id = await accept('offer', { form })
    expect((await counts()).map((row) => row.form)).toEqual(['site-contact'])
    for (let twice = 0; twice < 2; twice += 1)
      await database.db.transaction().execute((transaction) => countRequest(transaction, { id, form }))
    expect((await counts()).map((row) => row.form)).toEqual(['site-contact', form])
  })

  test('an offer after a visit is counted as such, until the visit was none, and outlives everybody', async () => {
    const home = { subject: 'property/2417' } as const
    const visitor = { email: 'elke@x.example', firstName: 'Elke' }
    const visit = await accept('visit', { ...home, form: 'request-visit', answers: visitor })
    const row = { submission_id: visit, office: 'zele', starts: '2026-11-20T14:00', seat: 0, sequence: 0 }
    await database.db
      .insertInto('booking')
      .values({ ...row, token: 'visit' })
      .execute()
    const offers = [
      { ...home, answers: visitor },
      { ...home, answers: { email: 'tom@x.example', firstName: 'Tom' } },
      { subject: 'property/2418', answers: visitor },
    ]
    for (const [at, offer] of offers.entries()) {
      const id = await accept(`offer ${at}`, { ...offer, form: 'purchase-offer' })
      await database.db
        .transaction()
        .execute((transaction) => countRequest(transaction, { id, form: 'purchase-offer' }))
    }
    const offered = async () =>
      await database.db
        .selectFrom('request_count')
        .select('visit')
        .where('form', '=', 'purchase-offer')
        .orderBy('id')
        .execute()
    expect(await offered()).toEqual([{ visit: 'been' }, { visit: null }, { visit: null }])
    const report = async (outcome: 'noShow' | 'been', sequence: number) =>
      await database.db
        .transaction()
        .execute((transaction) =>
          changeBooking(transaction, { ...row, token: 'visit', sequence } as Booking, { outcome }),
        )
    await report('noShow', 0)
    expect((await offered())[0]).toEqual({ visit: null })
    await report('been', 1)
    await erasePerson(database, byEmail('elke@x.example'))
    expect((await offered())[0]).toEqual({ visit: 'been' })
  })

  test('a home that was visited is counted as sold or let, also once it left the site, and not when it comes back', async () => {
    for (const key of ['1', '2', '3'])
      await accept(key, { subject: `property/${key}`, form: 'request-visit' })
    await accept('question', { subject: 'property/1' })
    const look = async (states: Readonly<Record<string, Availability>>) =>
      await noteSold(database, {
        recipients: words.recipients,
        subject: (name = '') => {
          const state = states[name.replace('property/', '')]
          return state === undefined ? undefined : ({ state } as ListingSubject)
        },
      })
    const ended = async () =>
      (await database.db.selectFrom('request_count').select(['ended']).orderBy('id').execute()).map(
        (row) => row.ended,
      )
    await look({ 1: 'sold', 2: 'rented', 3: 'available' })
    expect(await ended()).toEqual(['sold', 'rented', null, null])
    await look({ 2: 'available' })
    expect(await ended()).toEqual(['sold', null, null, null])
  })

  test('what the link said is part of what is stored about a person', async () => {
    const id = await accept('a', { campaign: 'utm_source=instagram' })
    expect(await findPerson(database, { kind: 'request', id })).toMatchObject([
      { campaign: 'utm_source=instagram' },
    ])
  })
})
