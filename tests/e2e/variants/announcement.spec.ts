import { expect, test, type Page } from '@playwright/test'
import { checkLooks } from '#tests/support/pages/check-page.ts'
import { storageKey } from '#stores/stored-values.ts'
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
  await wait(page, delay - 1)
  await expect(announcementOf(page)).toHaveCount(0)
  await wait(page, 1)
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

test('appears at once without a delay', async ({ page }) => {
  await page.route('**/nl/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(`data-announcement="${delay}"`, 'data-announcement="0"')
    await route.fulfill({ response, body })
  })
  await open(page)
  await wait(page, 0)
  await expect(announcementOf(page)).toBeVisible()
})

test('waits until consent is decided', async ({ page }) => {
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

for (const { name, answer } of [
  { name: 'its button', answer: (page: Page) => page.getByRole('button', { name: 'Sluiten' }).click() },
  { name: 'a click beside it', answer: (page: Page) => page.mouse.click(5, 5) },
])
  test(`closes for the session on ${name}`, async ({ page }) => {
    await open(page)
    await wait(page)
    await expect(announcementOf(page)).toBeVisible()
    await answer(page)
    await expect(announcementOf(page)).toHaveCount(0)
    // The dialog is gone before its event is: a browser sends `close` in a task of its own.
    await expect
      .poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKey('announcement')))
      .not.toBeNull()
  })

test('closes for the session when its link is followed', async ({ page }) => {
  await open(page)
  await wait(page)
  await announcementOf(page).getByRole('link', { name: 'Meer weten' }).click()
  await page.waitForURL('**/nl/te-koop/')
  await expectNone(page)
})

test('closes when the address contains the configured part, and stays closed', async ({ page }) => {
  await open(page)
  await wait(page)
  await expect(announcementOf(page)).toBeVisible()
  await page.evaluate(() => location.assign('#modal-clicked'))
  await expect(announcementOf(page)).toHaveCount(0)
  await page.goto(`${site.origin}/nl/te-huur/`)
  await expectNone(page)
})

test('closes when the address is the thank-you page of its form', async ({ page }) => {
  await open(page)
  await wait(page)
  await expect(announcementOf(page)).toBeVisible()
  await page.evaluate(() => location.assign('#from=/nl/bedankt/sign-newsletter/'))
  await expect(announcementOf(page)).toHaveCount(0)
})

test('does not appear over a focused field', async ({ page }) => {
  await open(page, '/nl/nieuwsbrief/')
  await page.getByRole('main').getByRole('textbox').first().focus()
  await expectNone(page)
})

test('does not appear over a changed form', async ({ page }) => {
  await open(page, '/nl/nieuwsbrief/')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('Voorbeeld')
  await field.blur()
  await expectNone(page)
})

test('does not appear on legal pages, thank-you pages and the login', async ({ page }) => {
  const quiet = site.pages.filter(({ kind }) => ['legal', 'thank-you', 'login'].includes(kind))
  expect(quiet).toHaveLength(3)
  for (const { path } of quiet) {
    await open(page, path)
    await expectNone(page)
  }
})

test('stays closed on the page when storage is blocked', async ({ page }) => {
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

test('is accessible', async ({ page }) => {
  await open(page)
  await wait(page)
  await expect(announcementOf(page)).toBeVisible()
  await page.clock.resume()
  await checkLooks(page, 'announcement')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no announcement', async ({ page }) => {
    await page.goto(`${site.origin}/nl/`)
    await expect(page.getByText(title)).toHaveCount(0)
  })
})
