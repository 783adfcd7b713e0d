import { describe, expect, test } from 'vitest'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeAfter } from '#domain/privacy/term.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import type { Subscription } from '#service/kit/database/tables.ts'
import { createOutboxWorker } from '#service/kit/outbox/outbox-worker.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { purgeByTerm } from '#service/privacy/purge-by-term.ts'
import { startPurge } from '#service/privacy/start-purge.ts'
import { askSubscribers } from '#service/requests/subscriptions/ask-subscribers.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  keepSubscription,
} from '#service/requests/subscriptions/change-subscription.ts'
import { requestSubscription } from '#service/requests/subscriptions/request-subscription.ts'
import { languages } from '#tests/support/languages.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { silent } from '#tests/support/service/samples.ts'
import { formsFile, testOrigin } from '#tests/support/service/test-service.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-11-24T10:00:00Z')
const year = timeAfter(keptTerms['search-unasked'], start) + minute
const noor = 'noor@x.example'

const site = { ...languages('nl'), file: formsFile(), subjects: {} }
const words = createSiteWords(() => new Map([['nl', site]]), testOrigin)

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  /** Subscribes and confirms at the start. */
  async function subscribe(email: string, kind: Subscription['kind'] = 'homes'): Promise<Subscription> {
    const criteria = kind === 'homes' ? 'buy' : ''
    const request = { email, kind, locale: 'nl', criteria, frequency: 'atOnce', submission_id: null } as const
    const token = await database.db
      .transaction()
      .execute((transaction) => requestSubscription(transaction, request, start))
    const found = await findSubscription(database, token)
    if (found === undefined) throw new Error('the subscription is not there')
    await confirmSubscription(database, found, start)
    return found
  }
  const ask = (now: number): Promise<number> => askSubscribers(database, words, now)
  const purge = (now: number): Promise<number> => purgeByTerm(database, 24, now)
  const left = async (): Promise<readonly string[]> =>
    (await database.db.selectFrom('subscription').select('email').execute()).map(({ email }) => email)
  const questions = async () =>
    await database.db
      .selectFrom('outbox')
      .select(['recipient', 'body', 'state'])
      .where('kind', '=', 'question')
      .orderBy('id')
      .execute()
  /** Sends what waits. */
  const send = async (now: number): Promise<void> => {
    const deliver = (): Promise<void> => Promise.resolve()
    await createOutboxWorker({
      database,
      queue: 'mails',
      deliver,
      log: silent,
      clock: () => now,
    }).deliverDue()
  }

  test('a search is asked about a year after it was confirmed, once, with links that answer', async () => {
    const { token } = await subscribe(noor)
    expect(await ask(year - 2 * minute)).toBe(0)
    expect(await ask(year)).toBe(1)
    expect(await ask(year + day)).toBe(0)
    const [question] = await questions()
    expect(question?.recipient).toBe(noor)
    const { content, unsubscribe } = JSON.parse(question?.body ?? '{}')
    expect(content.blocks).toMatchObject([
      { text: 'U bevestigde uw mailalert op dinsdag 24 november 2026. Zoekt u nog?' },
      { text: 'Kopen' },
      { kind: 'button', href: `${testOrigin}/forms/nl/keep/${token}` },
      {
        text: 'Antwoordt u niet tot en met vrijdag 24 december 2027, dan wissen we uw mailalert en krijgt u geen panden meer.',
      },
    ])
    expect(unsubscribe).toBe(`${testOrigin}/forms/nl/unsubscribe/${token}`)
  })

  test('without an answer it is wiped a month later, and not before', async () => {
    await subscribe(noor)
    await ask(year)
    await send(year)
    const asked = timeAfter(keptTerms['search-unanswered'], year)
    await purge(asked - minute)
    expect(await left()).toEqual([noor])
    await purge(asked + 2 * minute)
    expect(await left()).toEqual([])
  })

  test('who answers is asked again a year after the answer', async () => {
    const { id } = await subscribe(noor)
    await ask(year)
    await send(year)
    const answered = year + 20 * day
    await keepSubscription(database.db, id, answered)
    await purge(year + 60 * day)
    expect(await left()).toEqual([noor])
    expect(await ask(answered + 364 * day)).toBe(0)
    expect(await ask(answered + 367 * day)).toBe(1)
  })

  test('who sends the form again and presses the button of its mail has answered', async () => {
    const subscription = await subscribe(noor)
    await ask(year)
    await send(year)
    await confirmSubscription(database, subscription, year + day)
    await purge(year + 60 * day)
    expect(await left()).toEqual([noor])
  })

  test('one that is older than the question is asked first, however late, and never wiped unasked', async () => {
    await subscribe(noor)
    const late = start + 1100 * day
    await purge(late)
    expect(await left()).toEqual([noor])
    expect(await ask(late)).toBe(1)
    await send(late)
    await purge(late + 27 * day)
    expect(await left()).toEqual([noor])
    await purge(late + 32 * day)
    expect(await left()).toEqual([])
  })

  test('a question that is still to be sent wipes nothing; its month begins when it went out', async () => {
    await subscribe(noor)
    await ask(year)
    // The service stood still for two months.
    const back = year + 60 * day
    await purge(back)
    expect(await left()).toEqual([noor])
    await send(back)
    await purge(back + hour)
    expect(await left()).toEqual([noor])
    await purge(back + 32 * day)
    expect(await left()).toEqual([])
  })

  test('two processes ask once', async () => {
    await subscribe(noor)
    await subscribe('elke@x.example')
    // Two connections to SQLite in one thread wait for each other.
    const other = database.engine === 'postgres' ? await openDatabase(database.target, silent) : database
    const asked = await Promise.all([ask(year), askSubscribers(other, words, year), ask(year)])
    if (other !== database) await other.db.destroy()
    expect(asked.reduce((total, count) => total + count)).toBe(2)
    expect((await questions()).map(({ recipient }) => recipient).toSorted()).toEqual(['elke@x.example', noor])
  })

  test('a newsletter, what was ended and what was not confirmed are asked nothing', async () => {
    await subscribe(noor, 'newsletter')
    const ended = await subscribe('elke@x.example')
    await endSubscription(database, ended.id, year)
    expect(await ask(year + 400 * day)).toBe(0)
    await purge(year + 400 * day)
    expect(await left()).toEqual([noor])
  })

  test('the service does it by itself, and again after it was started anew', async () => {
    await subscribe(noor)
    let woken = 0
    for (const now of [year, year + day]) {
      const stop = startPurge(database, { words, clock: () => now, log: silent, wake: () => (woken += 1) })
      await expect.poll(questions).toHaveLength(1)
      stop()
    }
    expect(woken).toBe(1)
  })
})
