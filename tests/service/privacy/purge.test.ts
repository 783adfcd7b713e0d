import { beforeEach, describe, expect, test } from 'vitest'
import type { FormId } from '#forms/form.ts'
import { linkDocuments } from '#service/requests/documents/link-documents.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { useProof } from '#service/kit/proofs/use-proof.ts'
import { purgeByTerm } from '#service/privacy/purge-by-term.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { requestSubscription } from '#service/requests/subscriptions/request-subscription.ts'
import { createStash } from '#service/kit/uploads/stash.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { letterTo, submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-24T10:00:00Z')

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  beforeEach(async () => {
    const store = async (form: FormId, days: number): Promise<void> =>
      void (await acceptSubmission(database, { ...submission(`${form} ${days}`), form }, now - days * day))
    for (const form of ['rent-application', 'request-visit'] as const)
      for (const days of [30, 32, 731]) await store(form, days)
    for (const days of [182, 185]) await store('purchase-offer', days)
  })
  const left = async (): Promise<readonly string[]> =>
    (await readSubmissions(database))
      .map(({ form, at }) => `${form} ${(now - at) / day}`)
      .toSorted((one, other) => one.localeCompare(other))

  test('rent applications go after a month, offers after half a year, other forms after their own term', async () => {
    expect(await purgeByTerm(database, 24, now)).toBe(4)
    expect(await left()).toEqual([
      'purchase-offer 182',
      'rent-application 30',
      'request-visit 30',
      'request-visit 32',
    ])
    expect(await purgeByTerm(database, 24, now)).toBe(0)
  })

  test('what visitors left beside forms goes too: files, links, subscriptions', async () => {
    const content = new Uint8Array([37, 80, 68, 70])
    const file = { field: 'resume', name: 'cv.pdf', mediaType: 'application/pdf', content }
    const leave = async (email: string, days: number): Promise<void> => {
      const at = now - days * day
      await createStash(database, () => at).keep([file])
      await database.db.transaction().execute(async (transaction) => {
        await linkDocuments(transaction, { email, subject: 'property/1' }, at, String)
        const wanted = {
          kind: 'homes',
          locale: 'nl',
          criteria: '',
          frequency: 'daily',
          submission_id: null,
        } as const
        await requestSubscription(transaction, { email, ...wanted }, at)
      })
    }
    await leave('new@x.example', 0)
    await leave('old@x.example', 31)
    await purgeByTerm(database, 24, now)
    const { db } = database
    expect(await db.selectFrom('stash').select('name').execute()).toHaveLength(1)
    for (const table of ['document_link', 'subscription'] as const)
      expect(await db.selectFrom(table).select('email').execute()).toEqual([{ email: 'new@x.example' }])
  })

  test('a proof of work that has expired is forgotten, one that counts is not', async () => {
    await database.db.transaction().execute(async (transaction) => {
      await useProof(transaction, { id: 'old' }, now - day)
      await useProof(transaction, { id: 'new' }, now)
    })
    await purgeByTerm(database, 24, now)
    expect(await database.db.selectFrom('used_proof').select('id').execute()).toEqual([{ id: 'new' }])
  })

  test('mails to subscribers go a month after they were sent, not before they are', async () => {
    await database.db.transaction().execute(async (transaction) => {
      await queueMails(transaction, [letterTo('sent@x.example', 'homes')], null, now - 40 * day)
      await queueMails(transaction, [letterTo('waits@x.example', 'homes')], null, now - 40 * day)
    })
    await database.db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('recipient', '=', 'sent@x.example')
      .execute()
    await purgeByTerm(database, 24, now)
    const rows = await database.db
      .selectFrom('outbox')
      .select('recipient')
      .where('submission_id', 'is', null)
      .execute()
    expect(rows).toEqual([{ recipient: 'waits@x.example' }])
  })
})
