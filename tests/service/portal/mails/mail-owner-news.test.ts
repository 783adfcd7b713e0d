import { beforeEach, describe, expect, test } from 'vitest'
import { localTime } from '#domain/owners/local-time.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import { euroCents } from '#domain/values/money.ts'
import { renderText } from '#service/kit/mail/render-text.ts'
import { mailOwnerNews } from '#service/portal/mails/mail-owner-news.ts'
import type { OwnersMails } from '#service/portal/mails/mail-reports.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { look } from '#tests/support/service/mail-look.ts'
import { giveAccount, ownersMails, storedLetters } from '#tests/support/service/owner-mails.ts'
import { homeRecords, inDutch, viewing } from '#tests/support/service/owner-records.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-23T15:41:00Z')
const hour = 60 * 60_000
const planned = (id: string, on = '2026-11-27') =>
  viewing(id, on, { status: 'confirmed', visitor: inDutch('Gezin uit Gent') })
const offer = (id: string, changes: Partial<ReleasedOffer> = {}): ReleasedOffer => ({
  id,
  receivedAt: localTime(day('2026-11-22'), '19:05'),
  amount: euroCents(372_000),
  bidder: inDutch('Mevrouw D., Zele'),
  conditions: [],
  ...changes,
})

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  let needs: OwnersMails
  beforeEach(async () => {
    needs = ownersMails(database)
    await giveAccount(needs, 'an@owner.example', ['property/2417', 'property/2418'])
    await imported()
  })

  const imported = async (
    viewings: readonly Viewing[] = [],
    offers: readonly ReleasedOffer[] = [],
    at = now,
  ): Promise<void> => {
    const homes = [homeRecords(2417, { viewings, offers }), homeRecords(2418)]
    await storeOwnerRecords(database.db, { owners: [], homes }, { now: at })
  }
  const subjects = async () => (await storedLetters(database, 'news')).map(({ subject }) => subject)

  test('an owner is mailed a new viewing and a new offer together, without the amount', async () => {
    await imported([planned('1'), planned('2', '2026-11-25')], [offer('o')])
    expect(await mailOwnerNews(needs, now)).toBe(1)
    const [letter] = await storedLetters(database, 'news')
    expect(letter?.subject).toBe('Twee nieuwe plaatsbezoeken en één nieuw bod')
    const text = letter === undefined ? '' : renderText(letter.content, look())
    expect(text).toMatch(/WONING AAN HET MEER\n- Bod[^]*woensdag 25 november[^]*vrijdag 27 november/)
    expect(text).not.toContain('372')
    expect(letter?.unsubscribe).toMatch(/\/portal\/nl\/stop\//)
  })

  test('what was told is told no second time, also after the CRM left it out', async () => {
    await imported([planned('1')])
    expect(await mailOwnerNews(needs, now)).toBe(1)
    await imported([planned('1')])
    await imported()
    await imported([planned('1')])
    expect(await mailOwnerNews(needs, now + 2 * hour)).toBe(0)
  })

  test('there is one mail an hour: what comes meanwhile waits', async () => {
    await imported([planned('1')])
    await mailOwnerNews(needs, now)
    await imported([planned('1'), planned('2')])
    expect(await mailOwnerNews(needs, now + hour - 1)).toBe(0)
    await imported([planned('1'), planned('2'), planned('3')])
    expect(await mailOwnerNews(needs, now + hour)).toBe(1)
    expect(await subjects()).toEqual(['Eén nieuw plaatsbezoek', 'Twee nieuwe plaatsbezoeken'])
  })

  test('two processes at once mail once', async () => {
    await imported([planned('1')])
    const tries = await Promise.all([mailOwnerNews(needs, now), mailOwnerNews(needs, now + 1)])
    expect(tries.toSorted()).toEqual([0, 1])
  })

  test.each([
    ['a viewing that took place', [viewing('1', '2026-11-20')], []],
    ['a viewing that was cancelled', [viewing('1', '2026-11-27', { status: 'cancelled' })], []],
    ['a planned viewing in the past', [planned('1', '2026-11-22')], []],
    ['an offer that binds no more', [], [offer('o', { bindsUntil: localTime(day('2026-11-23'), '12:00') })]],
  ] as const)('%s is no news', async (_, viewings, offers) => {
    await imported(viewings, offers)
    expect(await mailOwnerNews(needs, now)).toBe(0)
  })

  test('a viewing that was cancelled before the mail is not told', async () => {
    await imported([planned('1')])
    await imported([viewing('1', '2026-11-27', { status: 'cancelled' })])
    expect(await mailOwnerNews(needs, now)).toBe(0)
  })

  test('whoever wants no news, or owns another home, is mailed nothing', async () => {
    await database.db.updateTable('owner').set({ wants_news: 0 }).execute()
    await giveAccount(needs, 'jan@owner.example', ['property/2418'])
    await imported([planned('1')])
    expect(await mailOwnerNews(needs, now)).toBe(0)
  })

  test('the first import is no news, nor is a dry run', async () => {
    await storeOwnerRecords(database.db, { owners: [], homes: [] }, { now })
    await imported([planned('1')])
    const homes = [homeRecords(2417, { viewings: [planned('1'), planned('2')] })]
    await storeOwnerRecords(database.db, { owners: [], homes }, { isDryRun: true, now })
    expect(await mailOwnerNews(needs, now)).toBe(0)
  })
})
