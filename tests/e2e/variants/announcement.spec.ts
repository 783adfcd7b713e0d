import { expect, test, type Page } from '@playwright/test'
import { checkLooks } from '#tests/support/pages/check-page.ts'
import { fontShift, layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { allFeatures, announcement } from '#tests/support/sites/all-features.ts'
import { serveVariant, type VariantSite } from '#tests/support/sites/variant-site.ts'
import { newVisitor, refusal } from '#tests/support/pages/visitor.ts'

test.use(newVisitor)
const { title, delay } = announcement
let site: VariantSite

test.beforeAll(async () => {
  site = await serveVariant(allFeatures)
})
test.afterAll(() => site.close())

const announcementOf = (page: Page) => page.getByRole('dialog', { name: title })

/** Opens a page as a visitor who has refused consent, with the test's clock. */
async function open(page: Page, path = '/nl/', { isNew = false, locale = '' } = {}): Promise<void> {
  await page.clock.install()
  if (!isNew)
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, refusal)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto(`${site.origin}${path}${locale}`, { waitUntil: 'networkidle' })
  // The delay starts when the script runs, so the clock may only be moved after that.
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), scripts)
}

async function wait(page: Page, seconds = delay): Promise<void> {
  await page.clock.runFor(seconds * 1000 + 100)
  await page.waitForLoadState('networkidle')
}

async function expectNone(page: Page): Promise<void> {
  await wait(page, delay + 60)
  await expect(page.locator('dialog.announcement')).toHaveCount(0)
}

test('appears after its delay, holds and returns the focus, shifts nothing, and appears once per session', async ({
  page,
}) => {
  await watchLayoutShift(page)
  await open(page)
  const link = page.getByRole('link', { name: 'Gratis schatting' }).first()
  await link.focus()
  // Half of it: on a slow machine some of the delay has gone by since the page loaded.
  await wait(page, delay / 2)
  await expect(announcementOf(page)).toHaveCount(0)
  await wait(page)
  await expect(announcementOf(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main,header,footer') ?? null),
    ).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(announcementOf(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(fontShift)
  await page.goto(`${site.origin}/nl/te-koop/`)
  await expectNone(page)
})

test('waits until consent is decided', { tag: '@night' }, async ({ page }) => {
  await open(page, '/nl/', { isNew: true })
  const question = page.getByRole('dialog', { name: 'Mogen we uw bezoek meten?' })
  await expect(question).toBeVisible()
  await wait(page, 60)
  await expect(announcementOf(page)).toHaveCount(0)
  await question.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  // Its script is loaded after the choice.
  await expect(async () => {
    await wait(page)
    await expect(announcementOf(page)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
})

test('does not appear on legal pages, thank-you pages and the login', async ({ page }) => {
  const quiet = site.pages.filter(({ kind }) => ['legal', 'thank-you', 'login'].includes(kind))
  expect(quiet).toHaveLength(3)
  for (const { path } of quiet) {
    await open(page, path)
    await expectNone(page)
  }
})

test('stays closed on the page when storage is blocked', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page)
  await wait(page)
  await expect(announcementOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNone(page)
})

test('is accessible', { tag: '@night' }, async ({ page }) => {
  await open(page)
  await wait(page)
  await expect(announcementOf(page)).toBeVisible()
  await page.clock.resume()
  await checkLooks(page, 'announcement')
})
