import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { staffOnly } from '#service/desk/desk-context.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import { createDoorCookies } from '#service/door/door-cookies.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { cookieRules } from '#service/owners/accounts/cookie-rules.ts'
import { createAuth } from '#service/owners/accounts/create-auth.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { openBrowser, type OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { testOrigin, testSecret } from '#tests/support/service/test-service.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

describe.each(engines)('$name', (engine) => {
  const site = usePortalSite(engine)

  /** A page that says its token, and what managers alone may do, behind the door of the service. */
  const openRoom = (own: OwnerBrowser): OwnerBrowser => {
    const forms = () => site.publication.current().forms
    const context: Partial<DoorContext> = {
      auth: createAuth({ database: site.database, secret: testSecret, origin: testOrigin }),
      cookies: createDoorCookies(cookieRules(testOrigin)),
      database: site.database,
      signer: createSigner(testSecret),
      words: createSiteWords(forms, testOrigin),
      clock: site.clock,
    }
    const app = new Hono()
    app.use(async (c, next) => {
      c.set('site', site.publication.current())
      await next()
    })
    const route = (role?: 'manager') =>
      staffOnly(
        context as DoorContext,
        ({ c, page: { staff, token } }) =>
          Promise.resolve(c.text([staff.name, staff.office ?? 'all', token].join('|'))),
        role,
      )
    app.all('/desk/:locale/room/act', route())
    app.all('/desk/:locale/rules/act', route('manager'))
    const browser = openBrowser({ app })
    for (const [name, value] of own.cookies) browser.cookies.set(name, value)
    return browser
  }
  const tokenOf = async (room: OwnerBrowser): Promise<string> =>
    (await room.open('/desk/nl/room/act')).html.split('|')[2] ?? ''

  test('what is for managers alone is told to an agent, and not done', async () => {
    const agent = openRoom((await signInStaff(site, { email: 'noor@agency.example' })).own)
    const lotte = { email: 'lotte@agency.example', name: 'Lotte Verhulst', role: 'manager' } as const
    const manager = openRoom((await signInStaff(site, { ...lotte, office: undefined })).own)
    expect((await manager.open('/desk/nl/rules/act')).html).toMatch(/^Lotte Verhulst\|all\|/)
    const refused = await agent.open('/desk/nl/rules/act')
    expect(refused.status).toBe(403)
    expect(refused.html).toContain('Dat is voor beheerders')
    const token = await tokenOf(agent)
    expect((await agent.post('/desk/nl/rules/act', { token })).status).toBe(403)
    expect((await agent.post('/desk/nl/room/act', { token })).html).toMatch(/^Noor Van Acker\|berlare\|/)
  })

  test('a post needs the token of its own session', async () => {
    const room = openRoom((await signInStaff(site, { email: 'een@agency.example' })).own)
    const other = openRoom((await signInStaff(site, { email: 'twee@agency.example' })).own)
    const token = await tokenOf(room)
    const foreign = [await tokenOf(other), '', 'x.y', `${token}x`]
    for (const posted of foreign) {
      const refused = await room.post('/desk/nl/room/act', { token: posted })
      expect([posted, refused.status]).toEqual([posted, 403])
      expect(refused.html).toContain('Niets gewijzigd')
    }
    expect((await room.post('/desk/nl/room/act', { token })).status).toBe(200)
  })

  test('a form whose session ended leads back to the page that it stood on', async () => {
    const { own } = await signInStaff(site, { email: 'terug@agency.example' })
    const room = openRoom(own)
    await own.post('/portal/nl/sign-out')
    const typed = { token: 'x', note: 'Belt <b>na</b> zes', agent: 'noor' }
    const page = await room.post('/desk/nl/room/act', typed)
    expect(page.status).toBe(401)
    expect(page.html).toContain('name="next" value="/desk/nl/room"')
    expect(page.html).toContain('>Belt &lt;b&gt;na&lt;/b&gt; zes</textarea>')
    const stranger = await openRoom(openBrowser(site.service)).post('/desk/nl/room/act', typed)
    expect(stranger.html).not.toContain('zes</textarea>')
  })
})
