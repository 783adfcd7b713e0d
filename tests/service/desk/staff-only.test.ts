import { describe, expect, test } from 'vitest'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

describe.each(dailyEngines)('$name', (engine) => {
  const site = usePortalSite(engine)

  test('who may not do something reads why', async () => {
    const { own } = await signInStaff(site)
    expect((await own.open('/desk/nl/testimonials')).html).toContain('Dat is voor beheerders')
    expect((await own.post('/desk/nl/requests/bulk', { token: 'x.y' })).html).toContain('Niets gewijzigd')
  })

  test('a form whose session ended leads back to the page that it stood on', async () => {
    const { own } = await signInStaff(site, { email: 'terug@agency.example' })
    const left = openBrowser(site.service)
    for (const [name, value] of own.cookies) left.cookies.set(name, value)
    await own.post('/portal/nl/sign-out')
    const typed = { token: 'x', note: 'Belt <b>na</b> zes', agent: 'noor' }
    const page = await left.post('/desk/nl/request/1/note', typed)
    expect(page.status).toBe(401)
    expect(page.html).toContain('name="next" value="/desk/nl/request/1"')
    expect(page.html).toContain('>Belt &lt;b&gt;na&lt;/b&gt; zes</textarea>')
    const stranger = await openBrowser(site.service).post('/desk/nl/request/1/note', typed)
    expect(stranger.html).not.toContain('zes</textarea>')
  })
})
