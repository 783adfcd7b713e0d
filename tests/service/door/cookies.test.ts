import { expect, onTestFinished, test } from 'vitest'
import { returnPath } from '#service/door/return-path.ts'
import { cookieRules } from '#service/owners/accounts/cookie-rules.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { goodPassword, type PortalSite, startPortalSite } from '#tests/support/service/portal-site.ts'
import { turnOnSecondStep } from '#tests/support/portal/second-step.ts'

async function startSite(origin = 'https://agency.example'): Promise<PortalSite> {
  const site = await startPortalSite(await sqlite.create(), { origins: new Set([origin]) })
  onTestFinished(site.stop)
  return site
}

const email = 'koekje@owner.example'
const fields = new URLSearchParams({ email, password: goodPassword })

/** Signs in as a browser that keeps no cookie, and returns the page that it ends on. */
async function withoutCookies({ service }: PortalSite): Promise<Response> {
  const headers = { origin: 'https://agency.example' }
  let response = await service.app.request('/portal/nl/sign-in', { method: 'POST', body: fields, headers })
  for (let turns = 0; turns < 5 && response.headers.has('location'); turns += 1)
    response = await service.app.request(response.headers.get('location') ?? '')
  return response
}

test('a browser that refuses cookies is told so after the password, and does not loop', async () => {
  const site = await startSite()
  const own = await site.signIn(email)
  const refused = await withoutCookies(site)
  expect(refused.status).toBe(403)
  const html = await refused.text()
  expect(html).toContain('Uw browser bewaart niet dat u aangemeld bent')
  expect(html).toContain('<title>Fout: ')
  await turnOnSecondStep(own)
  expect(await (await withoutCookies(site)).text()).toContain('Uw browser bewaart niet')
})

test('the same browser with cookies goes on to where it wanted to be', async () => {
  const site = await startSite()
  await site.signIn(email)
  const browser = openBrowser(site.service)
  const next = '/portal/nl/account'
  const page = await browser.post('/portal/nl/sign-in', { email, password: goodPassword, next })
  expect(page).toMatchObject({ status: 200, path: next })
})

test('no address leads away from the portal after signing in', async () => {
  const site = await startSite()
  const browser = await site.signIn(email)
  const page = await browser.open('/portal/nl/arrived?step=in&next=https://else.example/')
  expect(page.path).not.toContain('else.example')
})

test.each([
  ['/portal/nl/account', true],
  ['/desk/nl/requests?state=all&in=%3Fpage%3D2', true],
  ['/preview/admin/', true],
  ['/portal/nl/%2e%2e/x', false],
  ['/portal/nl/../../x', false],
  ['/portal/nl/account?next=//else.example', false],
  ['//else.example/portal/nl/', false],
  ['https://else.example/portal/nl/', false],
  ['/portal/nl/account\nx', false],
  ['/nl/te-koop/', false],
  [undefined, false],
])('%s is a way back: %s', (path, isOne) => {
  expect(returnPath(path)).toBe(isOne ? path : undefined)
})

test('who was never here is shown the page of the site, and no reason; who was reads one', async () => {
  const { service, signIn } = await startSite()
  const first = await service.app.request('/portal/nl/')
  expect([first.status, first.headers.get('location')]).toEqual([303, '/nl/login/'])
  const stranger = openBrowser(service)
  for (const page of [
    await stranger.open('/portal/nl/account'),
    await stranger.post('/portal/nl/account/mails', { news: 'yes' }),
  ]) {
    expect(page.status).toBe(401)
    expect(page.html).toContain('name="next" value="/portal/nl/account"')
    expect(page.html).not.toContain('een tijdje weg')
  }
  const own = await signIn(email)
  own.cookies.delete('__Host-owner.session_token')
  const back = await own.open('/portal/nl/')
  expect(back).toMatchObject({ status: 401, path: '/portal/nl/' })
  expect(back.html).toContain('een tijdje weg')
})

test('over plain HTTP on this machine cookies have a name and attributes that WebKit keeps', async () => {
  const site = await startSite('http://localhost:4321')
  await site.invite({ email })
  const own = await site.service.app.request(await site.invite({ email }), {
    method: 'POST',
    body: new URLSearchParams({ password: goodPassword, again: goodPassword }),
  })
  const lines = own.headers.getSetCookie()
  expect(lines.map((line) => line.split('=')[0])).toContain('owner.session_token')
  for (const line of lines.filter((one) => one.startsWith('owner.'))) {
    expect(line).not.toMatch(/secure/i)
    expect(line).toMatch(/HttpOnly/i)
  }
})

test.each([
  ['https://agency.example', '__Host-owner', true],
  ['https://localhost:4321', '__Host-owner', true],
  ['http://localhost:4321', 'owner', false],
  ['http://127.0.0.1:8080', 'owner', false],
  ['http://agency.example', '__Host-owner', true],
])('%s has cookies that begin with %s', (origin, prefix, secure) => {
  expect(cookieRules(origin)).toEqual({ prefix, secure })
})
