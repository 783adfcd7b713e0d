import { expect, test, type Page } from '@playwright/test'
import { fontShift, layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

/** The offer in sight: the top bar's, or the menu's in a narrow window once the menu is open. */
const offerOf = (page: Page) => page.locator('.topbar__offer, .drawer__offer').filter({ visible: true })

test.describe('a visitor who prefers French', () => {
  test.use({ locale: 'fr-BE' })

  test('is offered the same page in French, with query and hash, and is not redirected', async ({ page }) => {
    await watchLayoutShift(page)
    const trouble = await openPage(page, '/nl/te-koop/?city=berlare#main')
    await expect(offerOf(page)).toHaveText('Cette page en français')
    await expect(offerOf(page)).toHaveAttribute('lang', 'fr-BE')
    expect(new URL(page.url()).pathname).toBe('/nl/te-koop/')
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(fontShift)
    await offerOf(page).click()
    await page.waitForURL('**/fr/a-vendre/?city=berlare#main')
    await expect(offerOf(page)).toHaveCount(0)
    expect(trouble).toEqual([])
    await page.goto(`${process.env['SITE_URL']}/`)
    await page.waitForURL('**/fr/')
  })

  test('is not offered it again after choosing Dutch, and gets Dutch at the root', async ({ page }) => {
    await openPage(page, '/nl/')
    await expect(offerOf(page)).toBeVisible()
    await page.locator('.topbar .drop summary').click()
    await page.locator('.topbar .drop').getByRole('link', { name: 'Nederlands' }).click()
    await page.waitForLoadState('networkidle')
    await expect(offerOf(page)).toHaveCount(0)
    await page.goto(`${process.env['SITE_URL']}/`)
    await page.waitForURL('**/nl/')
  })

  for (const [width, colorScheme] of [
    [768, 'light'],
    [390, 'dark'],
  ] as const)
    test(`gets an offer that can be pressed at ${width}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openPage(page, '/nl/')
      if (width < 768) await page.getByRole('button', { name: 'Menu' }).click()
      await expect(offerOf(page)).toHaveText('Cette page en français')
      const box = await offerOf(page).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(40)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      // The other items stay on their one line beside it.
      const bar = await page.locator('.topbar').evaluate((topBar) => topBar.getBoundingClientRect().height)
      expect(bar).toBe(width < 768 ? 0 : 40)
    })

  test('gets the offer when storage is blocked', { tag: '@night' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    await openPage(page, '/nl/')
    // The consent dialog comes first, since no choice is stored.
    await page.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
    await expect(offerOf(page)).toBeVisible()
  })
})

test('a language in the query is offered, and removed from the query when followed', async ({ page }) => {
  await openPage(page, '/nl/te-koop/?lng=de&city=berlare')
  expect(new URL(page.url()).pathname).toBe('/nl/te-koop/')
  await offerOf(page).click()
  await page.waitForURL('**/de/**')
  expect(new URL(page.url()).search).toBe('?city=berlare')
})
