import { describe, expect, test } from 'vitest'
import { createSigner } from '#service/kit/signed-token.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { testSecret } from '#tests/support/service/test-service.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

describe.each(dailyEngines)('$name', (engine) => {
  const site = usePortalSite(engine)

  const wants = async (email: string) =>
    await site.database.db
      .selectFrom('owner')
      .select(['id', 'wants_report', 'wants_news'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  const linkFor = (owner: string, what: string, secret = testSecret) =>
    `/portal/nl/stop/${createSigner(secret).sign('stop', { owner, what })}`

  test('opening the link changes nothing, its button stops the report and leaves the news', async () => {
    await site.invite({ email: 'stop@owner.example' })
    const { id } = await wants('stop@owner.example')
    const browser = openBrowser(site.service)
    const page = await browser.open(linkFor(id, 'report'))
    expect(page.html).toContain('Geen maandverslag meer?')
    expect(await wants('stop@owner.example')).toMatchObject({ wants_report: 1, wants_news: 1 })
    const done = await browser.post(/action="([^"]+)"/.exec(page.html)?.[1] ?? '')
    expect(done.html).toContain('U krijgt geen maandverslag meer per mail.')
    expect(await wants('stop@owner.example')).toMatchObject({ wants_report: 0, wants_news: 1 })
  })

  test("a mailbox's own button stops the news without opening the page", async () => {
    await site.invite({ email: 'press@owner.example' })
    const { id } = await wants('press@owner.example')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const answer = await site.service.app.request(linkFor(id, 'news'), { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(await wants('press@owner.example')).toMatchObject({ wants_report: 1, wants_news: 0 })
  })

  test('nobody makes such a link', async () => {
    await site.invite({ email: 'safe@owner.example' })
    const { id } = await wants('safe@owner.example')
    const browser = openBrowser(site.service)
    for (const link of [linkFor(id, 'report', 'y'.repeat(40)), linkFor(id, 'all'), '/portal/nl/stop/abc']) {
      expect((await browser.open(link)).status).toBe(410)
      expect((await browser.post(link)).status).toBe(410)
    }
    expect(await wants('safe@owner.example')).toMatchObject({ wants_report: 1, wants_news: 1 })
  })
})
