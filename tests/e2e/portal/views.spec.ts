import { expect, test } from '@playwright/test'
import { locales } from '#domain/values/locale.ts'
import { findBrokenWords } from '#tests/support/pages/broken-words.ts'
import { checkLooks, show } from '#tests/support/pages/check-page.ts'
import { checkLetters } from '#tests/support/pages/large-text.ts'
import { findFlaws } from '#tests/support/pages/open-page.ts'
import { homeViews } from '#service/portal/views/kit/home-context.ts'
import { type PortalSite, signIn } from '#tests/support/pages/portal-page.ts'
import { servePortal } from '#tests/support/sites/site-with-service.ts'

let site: PortalSite
test.beforeAll(async () => {
  site = await servePortal()
})
test.afterAll(async () => site.close())

for (const locale of locales)
  test(`every view is accessible and fits the window, in ${locale}`, { tag: '@night' }, async ({ page }) => {
    // Every view at several widths, light and dark: minutes on a busy machine.
    test.setTimeout(240_000)
    const home = (await signIn(page, site)).replace('/portal/nl/', `/portal/${locale}/`)
    const account = `${site.origin}/portal/${locale}/account`
    const report = `${home}/report/${new Date().toISOString().slice(0, 7)}`
    for (const address of [...homeViews.map((view) => `${home}/${view}`), account, report]) {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-BE`)
      const name = address.slice(site.origin.length)
      // Axe says the same in each language.
      if (locale === 'nl') await checkLooks(page, name)
      // German has the longest words.
      if (locale === 'de') await checkLetters(page, name)
      await show(page, 390, 'light')
      expect.soft(await findBrokenWords(page), `words of ${name} at 390`).toEqual([])
      await show(page, 320, 'light')
      expect.soft(await findFlaws(page), name).toEqual([])
    }
  })

test('the pages to sign in are accessible and fit the window', { tag: '@night' }, async ({ page }) => {
  await signIn(page, site)
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await expect(page.getByRole('status')).toContainText('U bent afgemeld')
  await checkLooks(page, 'signed out')
  for (const path of ['forgotten', `password/${'x'.repeat(32)}`, 'code']) {
    await page.goto(`${site.origin}/portal/nl/${path}`)
    await checkLooks(page, path)
  }
})

test('Back leads to the view before, and home and range are chosen without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const home = await signIn(page, site)
  await page
    .getByRole('link', { name: /Plaatsbezoeken/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${home}/viewings`)
  await page.goBack()
  await expect(page).toHaveURL(`${home}/overview`)
  await page.locator('.pick summary').click()
  await page.locator('.pick__panel a').nth(1).click()
  await expect(page).toHaveURL(/\/overview$/)
  expect(page.url().startsWith(home)).toBe(false)
  await page.goto(`${home}/statistics`)
  await expect(page.getByRole('img', { name: /bezoeken in de laatste 30 dagen/ })).toBeVisible()
  await page.getByRole('link', { name: 'Maand', exact: true }).click()
  await expect(page).toHaveURL(`${home}/statistics?by=month`)
  await expect(page.getByRole('table', { name: /per maand/ })).toBeVisible()
  await context.close()
})

test('nothing of an owner is left in the browser after signing out', async ({ page }) => {
  const home = await signIn(page, site)
  await page.goto(`${home}/documents`)
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await expect(page.getByRole('status')).toContainText('U bent afgemeld')
  const kept = await page.evaluate(async () => [
    JSON.stringify(sessionStorage),
    JSON.stringify(localStorage),
    ...(await caches.keys()),
  ])
  expect(kept.join()).not.toContain('portal')
  const response = await page.goto(`${home}/documents`)
  expect(response?.status()).toBe(401)
})
