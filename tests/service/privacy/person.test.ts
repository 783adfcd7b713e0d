import { beforeEach, describe, expect, test } from 'vitest'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { linkDocuments } from '#service/requests/documents/link-documents.ts'
import { erasePerson, findPerson, findRecords } from '#service/privacy/person.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { requestSubscription } from '#service/requests/subscriptions/request-subscription.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { byEmail, letterTo, submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const noor = 'noor@voorbeeld.be'

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  beforeEach(async () => {
    const store = async (key: string, answers: Record<string, string>, at = 1000): Promise<void> => {
      const content = new Uint8Array([37, 80, 68, 70])
      const file = { field: 'resume', name: 'cv.pdf', mediaType: 'application/pdf', content }
      const letters = () => [letterTo(answers['friendEmail'] ?? 'agency@x.example', 'friend')]
      await acceptSubmission(database, { ...submission(key), answers, uploads: [file], letters }, at)
    }
    await store('own', { email: 'Noor@Voorbeeld.be' })
    await store('friend', { email: 'elke@voorbeeld.be', friendEmail: noor })
    await store('words', { email: 'elke@voorbeeld.be', message: `Mijn man is ${noor}.` })
    await store('other', { email: 'eleonoor@voorbeeld.be', message: 'noor@voorbeeld.bestaat niet' }, 2000)
  })

  const formsOf = async (email: string): Promise<number> =>
    (await findPerson(database, byEmail(email))).length

  test('a person is found in every form that holds the address, and nobody else is', async () => {
    expect(await formsOf(noor)).toBe(3)
    expect(await formsOf('eleonoor@voorbeeld.be')).toBe(1)
    expect(await formsOf('oor@voorbeeld.be')).toBe(0)
    const [first] = await findPerson(database, byEmail('eleonoor@voorbeeld.be'))
    expect(first).toMatchObject({ form: 'site-contact', subject: '2417', at: 2000, files: ['cv.pdf'] })
    expect(first?.mails).toMatchObject([{ kind: 'friend', state: 'waiting' }])
  })

  test('a person who is erased is in no table any more, and others stay', async () => {
    expect(await erasePerson(database, byEmail('NOOR@voorbeeld.be'))).toBe(3)
    expect(await formsOf(noor)).toBe(0)
    const left = await readSubmissions(database)
    expect(left.map(({ answers }) => answers['email'])).toEqual(['eleonoor@voorbeeld.be'])
    for (const table of ['outbox', 'upload'] as const) {
      const rows = await database.db.selectFrom(table).selectAll().execute()
      expect(rows).toHaveLength(1)
    }
    expect(await erasePerson(database, byEmail(noor))).toBe(0)
  })

  test('the subscriptions of a person are found and erased, with the mails about them', async () => {
    await database.db.transaction().execute(async (transaction) => {
      for (const email of [noor, 'elke@voorbeeld.be'])
        await requestSubscription(
          transaction,
          {
            email,
            kind: 'homes',
            locale: 'nl',
            criteria: 'buy?city=zele',
            frequency: 'daily',
            submission_id: null,
          },
          1000,
        )
      await queueMails(transaction, [letterTo('Noor@voorbeeld.be', 'homes')], null, 1000)
    })
    expect((await findRecords(database, byEmail('Noor@Voorbeeld.be'))).subscriptions).toMatchObject([
      { criteria: 'buy?city=zele', confirmed_at: null },
    ])
    expect(await erasePerson(database, byEmail(noor))).toBe(4)
    expect((await findRecords(database, byEmail(noor))).subscriptions).toEqual([])
    expect((await findRecords(database, byEmail('elke@voorbeeld.be'))).subscriptions).toHaveLength(1)
    const mails = await database.db.selectFrom('outbox').selectAll().execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['agency@x.example'])
  })

  test.each([
    `“${noor}”`,
    `[${noor}]`,
    `mailto:${noor}?subject=a`,
    `*${noor}*`,
    `${noor}/${noor}`,
    `«${noor}»…`,
    `Noor=${noor.toUpperCase()}|`,
    `{{${noor}}}`,
    `<a href='${noor}'>`,
  ])('the address is found in %s', async (message) => {
    await acceptSubmission(database, { ...submission('around'), answers: { message } }, 3000)
    expect(await formsOf(noor)).toBe(4)
  })

  test.each([`x.${noor}`, `x-${noor}`, `${noor}x`, `${noor}.x`, `${noor}-x.be`])(
    'the address is not found in %s, which is another',
    async (message) => {
      await acceptSubmission(database, { ...submission('around'), answers: { message } }, 3000)
      expect(await formsOf(noor)).toBe(3)
    },
  )

  test('an export names documents, appointments and other mails too, without the keys of links', async () => {
    const [own] = await findPerson(database, byEmail(noor))
    const booking = { submission_id: own?.id ?? 0, office: 'berlare', starts: '2026-11-26T10:00', seat: 0 }
    await database.db
      .insertInto('booking')
      .values({ ...booking, token: 'secret-key', sequence: 0 })
      .execute()
    await database.db.transaction().execute(async (transaction) => {
      const link = await linkDocuments(transaction, { email: noor, subject: 'property/1' }, 1000, String)
      expect(link.token).toMatch(/^[\w-]{32}$/)
      await queueMails(transaction, [letterTo('Noor@voorbeeld.be', 'homes')], null, 1000)
    })
    const found = await findRecords(database, byEmail('NOOR@voorbeeld.be'))
    expect(found).toMatchObject({
      requests: [{}, {}, {}],
      documents: [{ subject: 'property/1' }],
      appointments: [{ office: 'berlare', starts: '2026-11-26T10:00' }],
      mails: [{ kind: 'homes', recipient: 'Noor@voorbeeld.be' }],
    })
    expect(JSON.stringify(found)).not.toMatch(/secret-key|"token"|"ticket"/)
    await erasePerson(database, byEmail(noor))
    expect(await findRecords(database, byEmail(noor))).toEqual({
      requests: [],
      subscriptions: [],
      documents: [],
      appointments: [],
      offers: [],
      mails: [],
      notes: [],
    })
  })

  test('of a person who is erased no table holds the address', async () => {
    await database.db.transaction().execute(async (transaction) => {
      await linkDocuments(transaction, { email: noor, subject: 'property/1' }, 1000, String)
      const wanted = {
        kind: 'homes',
        locale: 'nl',
        criteria: '',
        frequency: 'daily',
        submission_id: null,
      } as const
      await requestSubscription(transaction, { email: noor, ...wanted }, 1000)
      await queueMails(transaction, [letterTo('Noor@voorbeeld.be', 'homes')], null, 1000)
    })
    const holds = async (): Promise<readonly string[]> => {
      const tables = [
        'submission',
        'outbox',
        'subscription',
        'document_link',
        'upload',
        'stash',
        'booking',
      ] as const
      const rows = await Promise.all(
        tables.map(
          async (table) => [table, await database.db.selectFrom(table).selectAll().execute()] as const,
        ),
      )
      const named = /(?<![\w.+-])noor@voorbeeld\.be(?![\w-])/i
      return rows.filter(([, found]) => named.test(JSON.stringify(found))).map(([table]) => table)
    }
    expect(await holds()).toEqual(['submission', 'outbox', 'subscription', 'document_link'])
    await erasePerson(database, byEmail(noor))
    expect(await holds()).toEqual([])
  })

  test('requests are read newest first, since a time and of a form', async () => {
    expect((await readSubmissions(database)).map(({ at }) => at)).toEqual([2000, 1000, 1000, 1000])
    expect(await readSubmissions(database, { since: 2000 })).toHaveLength(1)
    expect(await readSubmissions(database, { form: 'request-visit' })).toEqual([])
    expect(await readSubmissions(database, { ids: [] })).toEqual([])
  })
})
