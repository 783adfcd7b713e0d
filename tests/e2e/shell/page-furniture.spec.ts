import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const toTop = (page: Page) => page.locator('.to-top')
const rowTop = (page: Page) => page.locator('.header__row').evaluate((row) => row.getBoundingClientRect().top)
const scrollPage = (page: Page, y: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)

for (const { width, bar } of [
  { width: 1280, bar: 40 },
  { width: 390, bar: 0 },
]) {
  test.describe(`${width} wide, ${bar > 0 ? 'with' : 'without'} the top bar`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the header keeps its 64 px and stays; its logo shrinks past 30 px, without layout shift', async ({
      page,
    }) => {
      await watchLayoutShift(page)
      await openPage(page, '/nl/')
      // Late fonts are tested in tests/long/slow-network.spec.ts.
      await page.evaluate(() => document.fonts.ready)
      const shiftBefore = await layoutShiftOf(page)
      const logo = page.locator('.header .logo')
      const grown = (await logo.boundingBox())?.height ?? 0
      const height = () => page.locator('.header').evaluate((header) => header.getBoundingClientRect().height)
      expect(await rowTop(page)).toBe(bar)
      expect(await height()).toBe(64)
      await scrollPage(page, 30)
      await page.waitForTimeout(300)
      await expect(page.locator('html')).not.toHaveAttribute('data-shrunk')
      expect(await rowTop(page)).toBe(Math.max(bar - 30, 0))
      await scrollPage(page, 31)
      await expect(page.locator('html')).toHaveAttribute('data-shrunk')
      expect(await height()).toBe(64)
      await expect.poll(async () => (await logo.boundingBox())?.height).toBeLessThan(grown)
      await scrollPage(page, 1200)
      await page.waitForTimeout(300)
      expect(await rowTop(page)).toBe(0)
      await scrollPage(page, 0)
      await expect.poll(() => rowTop(page)).toBe(bar)
      expect(await layoutShiftOf(page)).toBe(shiftBefore)
    })
  })
}

test('with reduced motion the page jumps to the top, where Tab continues', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/nl/te-koop/')
  await scrollPage(page, 900)
  await toTop(page).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip')).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header stays and the back-to-top link is visible', async ({ page }) => {
    await openPage(page, '/nl/te-koop/')
    await page.mouse.wheel(0, 900)
    await expect(toTop(page)).toBeInViewport()
    await expect(page.locator('.header .logo')).toBeInViewport()
  })
})

test('the languages in the menu are named by themselves, and counts stand apart from titles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/nl/')
  await expect(page.getByRole('heading', { name: /^Te koop \d+ panden$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = page.locator('.drawer__langs a')
  await expect(links).toHaveText(['Nederlands', 'Français', 'English', 'Deutsch'])
  await expect(page.locator('.drawer__langs a[aria-label]')).toHaveCount(0)
})
