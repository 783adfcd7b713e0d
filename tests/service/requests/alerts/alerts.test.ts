import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Property } from '#domain/listing/property.ts'
import { searchFiles } from '#scripts/build/files/search-files.ts'
import { writeFiles } from '#scripts/build/output/write-files.ts'
import { mailNews } from '#service/requests/alerts/mail-news.ts'
import { noteNews } from '#service/requests/alerts/note-news.ts'
import { type PublishedList, readPublication } from '#service/requests/alerts/publication.ts'
import type { Mail } from '#service/kit/mail/mail.ts'
import { writeLetter } from '#service/kit/mail/write-letter.ts'
import { createSiteWords, type SiteWords } from '#service/kit/site/site-words.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
} from '#service/requests/subscriptions/change-subscription.ts'
import { requestSubscription } from '#service/requests/subscriptions/request-subscription.ts'
import { languages } from '#tests/support/languages.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { look } from '#tests/support/service/mail-look.ts'
import { formsFile, testOrigin } from '#tests/support/service/test-service.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewSubjects } from '#views/forms/subjects.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const monday = Date.parse('2026-11-23T09:00:00Z')

const home = (id: number, euro: number, rest: Partial<Property> = {}): Property =>
  createProperty({
    id,
    price: { kind: 'published', amount: euroCents(euro), startingFrom: false },
    ...rest,
  })

let dir = ''
let lists: readonly PublishedList[] = []
let words: SiteWords

/** Publishes these homes for sale. */
async function publish(...properties: readonly Property[]): Promise<void> {
  const context = createContext({ properties })
  await rm(dir, { recursive: true })
  await writeFiles(dir, searchFiles(context))
  const file = formsFile()
  const site = { ...languages('nl'), file, subjects: viewSubjects(createPage(context, 'nl')) }
  words = createSiteWords(() => new Map([['nl', site]]), testOrigin)
  lists = await readPublication(dir, file.lists)
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'alerts-'))
})
afterAll(async () => rm(dir, { recursive: true }))

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  beforeEach(async () => {
    await publish(home(1, 300_000), home(2, 400_000))
    await noteNews(database, lists, monday)
  })

  async function subscribe(
    email: string,
    criteria = 'buy',
    frequency: 'atOnce' | 'daily' | 'weekly' = 'atOnce',
  ): Promise<string> {
    const request = { email, kind: 'homes', locale: 'nl', criteria, frequency, submission_id: null } as const
    const token = await database.db
      .transaction()
      .execute(async (transaction) => requestSubscription(transaction, request, monday))
    const found = await findSubscription(database, token)
    if (found !== undefined) await confirmSubscription(database, found, monday)
    return token
  }
  const alert = async (now = monday): Promise<number> => {
    await noteNews(database, lists, now)
    return mailNews(database, lists, words, now)
  }
  const mailsTo = async (email: string): Promise<readonly Mail[]> => {
    const rows = await database.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    return rows.map(({ body }) => writeLetter(JSON.parse(body), look()))
  }

  test('a subscriber is told once about a new home and one that became cheaper', async () => {
    await subscribe('elke@x.example')
    expect(await alert()).toBe(0)
    await publish(home(1, 280_000), home(2, 400_000), home(3, 350_000))
    expect(await alert()).toBe(1)
    expect(await alert()).toBe(0)
    const [mail, ...others] = await mailsTo('elke@x.example')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 nieuw pand, 1 pand lager in prijs')
    expect(mail?.text).toMatch(/Lager, was €\s300\.000/)
    expect(mail?.text).toContain('https://agency.example/nl/te-koop/')
    expect(mail?.text).not.toContain('/2/')
  })

  test('a home that is shown early is told at the beginning of its hours, with their end, and never again', async () => {
    await subscribe('elke@x.example')
    await subscribe('week@x.example', 'buy', 'weekly')
    const earlyUntil = fromBrussels('2026-11-24' as PlainDate, '11:00')
    const homes = [home(1, 290_000), home(2, 400_000), home(3, 350_000)]
    await publish(home(1, 290_000), home(2, 400_000), home(3, 350_000, { earlyUntil }))
    expect(lists.map(({ homes: ids }) => ids)).toEqual([[2, 1], [3]])
    expect(await alert()).toBe(2)
    const [mail] = await mailsTo('elke@x.example')
    expect(mail?.subject).toBe('1 nieuw pand, 1 pand lager in prijs')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Nieuw, en tot dinsdag 24 november 2026 om 11 uur nog in geen enkele lijst',
    )
    expect(mail?.text).toContain('https://agency.example/nl/te-koop/berlare/')
    // Told first, since it will not be for long.
    expect(mail?.text.indexOf('/3/')).toBeLessThan(mail?.text.indexOf('/1/') ?? 0)
    await publish(...homes)
    expect(await alert(monday + day)).toBe(0)
  })

  test('whoever is told later reads nothing of hours that are over', async () => {
    await publish(home(1, 290_000), home(2, 400_000))
    expect(await alert()).toBe(0)
    await subscribe('week@x.example', 'buy', 'weekly')
    const earlyUntil = monday + 2 * hour
    await publish(home(1, 290_000), home(2, 400_000), home(3, 350_000, { earlyUntil }))
    await noteNews(database, lists, monday)
    // Nobody has built the site since.
    expect(await mailNews(database, lists, words, earlyUntil)).toBe(1)
    const [late] = await mailsTo('week@x.example')
    expect(late?.text).not.toContain('in geen enkele lijst')
    expect(late?.text).toContain('Nieuw')
  })

  test('a home that does not fit, one that is sold and one that costs more are not mailed', async () => {
    await subscribe('elke@x.example', 'buy?price=-350000')
    await publish(
      home(1, 310_000),
      home(2, 400_000),
      home(3, 500_000),
      home(4, 200_000, { availability: 'sold' }),
    )
    expect(await alert()).toBe(0)
  })

  test('a home that comes back, and a price that was hidden for a while, are no news', async () => {
    await subscribe('elke@x.example')
    await publish(home(1, 300_000, { price: { kind: 'onRequest' } }))
    expect(await alert()).toBe(0)
    await publish(home(1, 300_000), home(2, 400_000))
    expect(await alert()).toBe(0)
    await publish(home(1, 290_000), home(2, 400_000))
    expect(await alert()).toBe(1)
  })

  test('a price that falls twice before the weekly mail fell from its first price', async () => {
    await subscribe('elke@x.example', 'buy', 'weekly')
    await publish(home(1, 290_000), home(2, 400_000))
    expect(await alert(monday)).toBe(1)
    await publish(home(1, 280_000), home(2, 400_000))
    expect(await alert(monday + 2 * day)).toBe(0)
    await publish(home(1, 270_000), home(2, 400_000))
    expect(await alert(monday + 7 * day - hour)).toBe(1)
    const [, second] = await mailsTo('elke@x.example')
    expect(second?.text).toMatch(/Lager, was €\s290\.000/)
  })

  test('an earlier price says on what basis it was, as the price of now does', async () => {
    const charges = { vatRate: 21 }
    await publish(home(1, 290_000, { charges }))
    await noteNews(database, lists, monday)
    await subscribe('elke@x.example')
    await publish(home(1, 280_000, { charges }))
    expect(await alert()).toBe(1)
    const [mail] = await mailsTo('elke@x.example')
    expect(mail?.text).toMatch(/€\s280\.000 excl\. btw/)
    expect(mail?.text).toMatch(/Lager, was €\s290\.000 excl\. btw/)
  })

  test('one mail a day is one a date in Belgium, also when the job runs a minute earlier', async () => {
    await subscribe('elke@x.example', 'buy', 'daily')
    await publish(home(1, 290_000), home(2, 400_000))
    expect(await alert(monday)).toBe(1)
    await publish(home(1, 280_000), home(2, 400_000))
    expect(await alert(monday + 3 * hour)).toBe(0)
    expect(await alert(monday + day - 60_000)).toBe(1)
  })

  test('who did not confirm, or left, is not mailed; who comes back is told about what is new since', async () => {
    const token = await subscribe('weg@x.example')
    await database.db.transaction().execute(async (transaction) =>
      requestSubscription(
        transaction,
        {
          email: 'nog-niet@x.example',
          kind: 'homes',
          locale: 'nl',
          criteria: 'buy',
          frequency: 'daily',
          submission_id: null,
        },
        monday,
      ),
    )
    const gone = await findSubscription(database, token)
    if (gone === undefined) throw new Error('nobody subscribed')
    await endSubscription(database, gone.id, monday)
    await publish(home(1, 300_000), home(2, 400_000), home(3, 350_000))
    expect(await alert()).toBe(0)
    await confirmSubscription(database, gone, monday)
    expect(await alert()).toBe(0)
    await publish(home(1, 300_000), home(2, 400_000), home(3, 350_000), home(4, 350_000))
    expect(await alert()).toBe(1)
    expect((await mailsTo('weg@x.example'))[0]?.subject).toBe('1 nieuw pand')
  })

  test('jobs that run at once mail everybody once', async () => {
    const addresses = Array.from({ length: 20 }, (_, at) => `${at}@x.example`)
    for (const address of addresses) await subscribe(address)
    await publish(home(1, 250_000), home(2, 400_000), home(3, 350_000))
    await Promise.allSettled(Array.from({ length: 4 }, () => alert()))
    await alert()
    for (const address of addresses) expect(await mailsTo(address)).toHaveLength(1)
    const news = await database.db.selectFrom('home_news').selectAll().execute()
    expect(news.map(({ home: id, price_before }) => [id, price_before])).toEqual([
      [3, null],
      [1, 300_000],
    ])
  })

  test('a mail names one press to leave, in its header too', async () => {
    const token = await subscribe('elke@x.example')
    await publish(home(1, 300_000), home(2, 400_000), home(3, 350_000))
    await alert()
    const [mail] = await mailsTo('elke@x.example')
    expect(mail?.unsubscribe).toBe(`https://agency.example/forms/nl/unsubscribe/${token}`)
    expect(mail?.html).toContain(`href="https://agency.example/forms/nl/unsubscribe/${token}"`)
  })
})
