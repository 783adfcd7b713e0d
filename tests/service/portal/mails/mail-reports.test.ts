import { beforeEach, describe, expect, test } from 'vitest'
import type { Month } from '#domain/owners/figures/month.ts'
import type { HomeRecords } from '#domain/owners/owner-records.ts'
import { mailReports, type OwnersMails } from '#service/portal/mails/mail-reports.ts'
import { readerContext } from '#service/portal/mails/reader-context.ts'
import { readOwnedHome } from '#service/owners/records/read-owned-home.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { storePageVisits } from '#service/owners/records/store-page-visits.ts'
import { claimDue, type Queue } from '#service/kit/outbox/claim-due.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { renderHtml } from '#service/kit/mail/html/render-html.tsx'
import { renderText } from '#service/kit/mail/render-text.ts'
import { reportView } from '#service/portal/views/report-view.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { look } from '#tests/support/service/mail-look.ts'
import { giveAccount, ownersMails, storedLetters } from '#tests/support/service/owner-mails.ts'
import { homeRecords, viewing } from '#tests/support/service/owner-records.ts'
import { letterTo } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

/** 7:00 on the first of December in Belgium. */
const due = Date.parse('2026-12-01T06:00:00Z')
const november = '2026-11' as Month
const subject = 'property/2417'
const viewings = [viewing('1', '2026-11-12'), viewing('2', '2026-11-21'), viewing('3', '2026-10-08')]

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  let needs: OwnersMails
  beforeEach(async () => {
    needs = ownersMails(database)
  })

  const store = async (...homes: readonly HomeRecords[]): Promise<void> => {
    await storeOwnerRecords(database.db, { owners: [], homes })
  }
  const reports = () => storedLetters(database, 'report')

  test('an owner is mailed what happened to the home last month, from the first at 7:00', async () => {
    await store(homeRecords(2417, { viewings }))
    await giveAccount(needs, 'an@owner.example')
    expect(await mailReports(needs, due - 1)).toBe(0)
    expect(await mailReports(needs, due)).toBe(1)
    const [letter] = await reports()
    expect(letter).toMatchObject({
      kind: 'report',
      to: { address: 'an@owner.example' },
      subject: 'Uw pand in november: twee plaatsbezoeken',
      content: { title: 'Twee plaatsbezoeken in november.' },
      report: { subject, month: november },
    })
    expect(letter?.unsubscribe).toMatch(/^https:\/\/agency\.example\/portal\/nl\/stop\/\S+$/)
    const text = letter === undefined ? '' : renderText(letter.content, look())
    expect(text).toContain('https://agency.example/portal/nl/property/2417/report/2026-11')
    expect(text).toContain(letter?.unsubscribe)
  })

  test('a home is reported once a month, though two processes try and the service starts again', async () => {
    await store(homeRecords(2417, { viewings }), homeRecords(2418))
    await giveAccount(needs, 'an@owner.example', [subject, 'property/2418'])
    await giveAccount(needs, 'jan@owner.example')
    const tries = await Promise.all([mailReports(needs, due), mailReports(needs, due + 1)])
    expect(tries.reduce((sum, mails) => sum + mails, 0)).toBe(3)
    expect(await mailReports(needs, due + 3_600_000)).toBe(0)
    expect((await reports()).map(({ to, report }) => `${to.address} ${report?.subject}`).toSorted()).toEqual([
      'an@owner.example property/2417',
      'an@owner.example property/2418',
      'jan@owner.example property/2417',
    ])
    expect(await mailReports(needs, Date.parse('2027-01-01T06:00:00Z'))).toBe(3)
  })

  test('an owner of several homes reads in the subject which one it is', async () => {
    const mandate = { ...homeRecords(0).mandate, place: 'Donklaan 12, Berlare' }
    await store(homeRecords(2417, { mandate }), homeRecords(2418))
    await giveAccount(needs, 'an@owner.example', [subject, 'property/2418'])
    await mailReports(needs, due)
    expect((await reports()).map((letter) => letter.subject)).toEqual([
      'Donklaan 12, Berlare in november: geen plaatsbezoek',
      'Flat aan het plein in november: geen plaatsbezoek',
    ])
  })

  test('whoever wants no report gets none', async () => {
    await store(homeRecords(2417, { viewings }))
    const id = await giveAccount(needs, 'an@owner.example')
    await database.db.updateTable('owner').set({ wants_report: 0 }).where('id', '=', id).execute()
    expect(await mailReports(needs, due)).toBe(0)
  })

  test('an account without homes, and a home without a mandate, have no report', async () => {
    await store(homeRecords(2418))
    const id = await giveAccount(needs, 'an@owner.example')
    expect(await mailReports(needs, due)).toBe(0)
    await database.db.deleteFrom('owner_property').where('owner_id', '=', id).execute()
    expect(await mailReports(needs, due)).toBe(0)
  })

  test('reports, whose PDF takes long, hold up no other mail', async () => {
    await database.db.transaction().execute(async (transaction) => {
      const letters = [letterTo('an@owner.example', 'report'), letterTo('elke@x.example', 'visitor')]
      await queueMails(transaction, letters, null, due)
    })
    const claim = async (queue: Queue) =>
      (await claimDue(database, queue, 5, due)).map(({ recipient }) => recipient)
    expect(await claim('mails')).toEqual(['elke@x.example'])
    expect(await claim('reports')).toEqual(['an@owner.example'])
  })

  test('the figures are those of the sheet in the portal', async () => {
    await store(homeRecords(2417, { viewings }))
    await storePageVisits(
      database.db,
      [1, 2, 30].map((of) => ({
        subject,
        value: { on: day(`2026-11-${String(of).padStart(2, '0')}`), source: 'site', visits: 40 + of },
      })),
    )
    const id = await giveAccount(needs, 'an@owner.example')
    await mailReports(needs, due)
    const owner = { id, name: 'mevrouw De Backer', locale: 'nl' } as const
    const context = readerContext(needs, { owner, subject, now: due })
    const home = await readOwnedHome(database.db, subject, { today: day('2026-12-01'), now: due })
    if (context === undefined || home === undefined) throw new Error('the home has no report')
    const view = reportView(home, november, context)
    const [letter] = await reports()
    const blocks = letter?.content.blocks ?? []
    const shown = blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []))
    expect(shown.map(({ count, label }) => ({ count, label }))).toEqual(
      view.figures.map(({ count, label }) => ({ count, label })),
    )
    const bars = blocks.flatMap((block) => (block.kind === 'bars' ? block.bars : []))
    expect(bars.map(({ count }) => count)).toEqual(view.visits.graph?.bars.map(({ count }) => count))
    expect(bars).toHaveLength(30)
    const html = letter === undefined ? '' : renderHtml(letter.content, look())
    for (const { count, label } of view.figures) {
      expect(html).toContain(`>${count}</p>`)
      expect(html).toContain(label)
    }
  })
})
