import { expect, test } from '@playwright/test'
import { hasWebKit, keys, launchWebKit, type WebKitTab } from '#tests/support/browsers/webkit.ts'
import type { PortalSite } from '#tests/support/pages/portal-page.ts'
import { servePortal } from '#tests/support/sites/site-with-service.ts'

test.skip(!hasWebKit, 'WebKit is not here: apt-get install webkit2gtk-driver xvfb')

let webkit: WebKitTab
let site: PortalSite
test.beforeAll(async () => {
  webkit = await launchWebKit()
  site = await servePortal()
})
test.afterAll(async () => {
  await webkit.close()
  await site.close()
})

test('an owner signs in over HTTP on this machine, stays so on the next page, and signs out', async () => {
  await webkit.open(`${site.origin}/nl/login/`)
  for (const [field, text] of [
    ['#email', site.owner.email],
    ['#password', site.owner.password],
  ] as const) {
    await webkit.press(field)
    await webkit.type(...text)
  }
  await webkit.type(keys.Enter)
  const path = () => webkit.evaluate(() => location.pathname)
  await expect.poll(path, { timeout: 20_000 }).toMatch(/\/overview$/)
  await webkit.open(`${site.origin}${(await path()).replace(/overview$/, 'statistics')}`)
  await expect.poll(path).toMatch(/\/statistics$/)
  await webkit.press('.portal-bar form button')
  await expect
    .poll(() => webkit.evaluate(() => document.querySelector('[role=status] h2')?.textContent ?? ''), {
      timeout: 20_000,
    })
    .toMatch(/U bent afgemeld/)
})
